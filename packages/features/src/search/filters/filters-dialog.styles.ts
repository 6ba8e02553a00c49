import { css } from '@emotion/react';
import { color, from, motion, space, text, weight } from '@tableside/ui/tokens';

export const groups = css({ display: 'grid', gap: space(6) });
export const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { paddingBlockStart: space(6), borderBlockStart: `1px solid ${color.border}` },
});
/** Floats, because browsers otherwise draw a legend on the border of its group. */
export const title = css({
  ...text.body,
  float: 'left',
  width: '100%',
  padding: 0,
  marginBlockEnd: space(2),
  fontWeight: weight.bold,
  '& ~ *': { clear: 'both' },
});
export const hint = css({ ...text.small, margin: 0, marginBlockEnd: space(2), color: color.textMuted });
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const boxes = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space(6),
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const count = css({
  marginInlineStart: space(2),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  width: '100%',
});
export const counting = css({ opacity: 0.6, transition: `opacity ${motion.quick}` });
