import { css } from '@emotion/react';
import { color, from, space, text, width } from '@tableside/ui/tokens';

export const page = css({
  display: 'grid',
  gap: space(8),
  width: '100%',
  maxWidth: width.content,
  marginInline: 'auto',
  paddingBlock: `${space(6)} ${space(12)}`,
  paddingInline: space(4),
  [from.medium]: { paddingInline: space(8) },
  [from.wide]: { paddingInline: 0 },
});
export const words = css({ display: 'grid', gap: space(2) });
export const lead = css({ ...text.lead, maxWidth: '56ch', margin: 0, color: color.textMuted });
export const state = css({
  display: 'grid',
  gap: space(1),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
});
export const links = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  columnGap: space(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: space(2) },
});
export const count = css({ ...text.small, color: color.textMuted });
export const more = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  marginBlockStart: space(4),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  '& > ul': { justifySelf: 'stretch' },
});
