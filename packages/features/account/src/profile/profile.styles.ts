import { css } from '@emotion/react';
import { color, from, space, text, weight } from '@tableside/ui/tokens';

export const profile = css({
  display: 'grid',
  gap: space(5),
  [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const card = css({ display: 'grid', gap: space(3), alignContent: 'start', padding: space(6) });
export const facts = css({ margin: 0 });
export const fact = css({
  display: 'grid',
  gap: space(1),
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  '&:first-of-type': { borderBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& dt': { ...text.small, color: color.textMuted },
  '& dd': { margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' },
});
export const absent = css({ color: color.textMuted, fontWeight: weight.regular });
export const note = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  margin: 0,
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  textWrap: 'pretty',
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});
