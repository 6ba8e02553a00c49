import { css } from '@emotion/react';
import { below, color, from, space, text, weight } from '@tableside/ui/tokens';

import { amount } from '../recent-activity/activity-row.styles.ts';

export const section = css({
  order: 1,
  scrollMarginBlockStart: space(24),
  outline: 'none',
  [from.medium]: { order: 0 },
});
export const title = css({ marginBlockEnd: space(4) });
export const row = css({ [below.medium]: { rowGap: space(2), paddingBlock: space(3) } });
export const details = css({ [below.medium]: { marginBlockStart: space(1) } });
export const bill = css(amount, { fontSize: '1rem', lineHeight: 1.5, fontWeight: weight.regular });
export const why = css({ display: 'grid', gap: space(2), '& > p': { margin: 0 } });
export const events = css({
  ...text.small,
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: `0 0 0 ${space(3)}`,
  borderInlineStart: `2px solid ${color.border}`,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: space(3) },
  '& > li > time': { flex: 'none', minWidth: '6.5em', fontVariantNumeric: 'tabular-nums' },
  '& > li > span': { flex: '1 1 14em' },
});
export const failed = css({ display: 'grid', gap: space(3), justifyItems: 'start', '& > p': { margin: 0 } });
export const more = css({ paddingBlockStart: space(4), borderBlockStart: `1px solid ${color.border}` });
export const receipt = css({ gap: space(3), maxWidth: 520, paddingBlock: space(2) });
