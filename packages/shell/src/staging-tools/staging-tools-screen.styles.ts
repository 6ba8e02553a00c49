import { css } from '@emotion/react';
import { color, radius, space, text, weight, width } from '@tableside/ui/tokens';

export const screen = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: width.content,
  margin: '0 auto',
  padding: `${space(8)} ${space(4)}`,
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, fontWeight: weight.semibold },
});

export const fact = css({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});

export const switches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `0 ${space(4)}`,
  width: '100%',
  overflowWrap: 'anywhere',
});

export const code = css({
  ...text.small,
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  padding: space(4),
  borderRadius: radius.box,
  backgroundColor: color.surfaceSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const pages = css({ margin: 0, paddingInlineStart: space(5), lineHeight: 2 });
