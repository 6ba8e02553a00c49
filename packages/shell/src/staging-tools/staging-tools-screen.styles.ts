import { css } from '@emotion/react';
import { color, radius, space, text, weight, width } from '@tableside/ui/tokens';

export const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: width.content,
  margin: '0 auto',
  padding: `${space(8)} ${space(4)}`,
});

export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(4),
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  backgroundColor: color.surfaceRaised,
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, fontWeight: weight.semibold },
});

export const people = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: `${space(3)} ${space(6)}`,
  width: '100%',
  margin: 0,
});

export const person = css({
  display: 'grid',
  gridTemplateColumns: '128px 1fr',
  alignItems: 'center',
  gap: space(3),
  '& dt > *': { boxSizing: 'border-box', width: '100%' },
  '& dd': { ...text.small, margin: 0 },
});

export const fact = css({ margin: 0, fontWeight: weight.semibold });
export const note = css({ margin: 0, color: color.textMuted });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

export const switches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `0 ${space(4)}`,
  width: '100%',
  overflowWrap: 'anywhere',
});

export const details = css({
  width: '100%',
  '& summary': { padding: `${space(2)} 0`, fontWeight: weight.semibold, cursor: 'pointer' },
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
