import { css } from '@emotion/react';
import { color, radius, space, text, weight } from '@tableside/ui/tokens';

import type { ClaimPicture } from './claim.values.ts';

/**
 * The group receives focus only from scripts: after an error, or when a focused button inside it is removed.
 */
export const group = css({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  borderRadius: radius.box,
  '&:focus:not(:focus-visible)': { outline: 'none' },
});
export const label = css({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const requiredMark = css({ color: color.danger, marginInlineStart: '0.25em' });
export const hint = css({
  ...text.small,
  margin: `${space(-1)} 0 0`,
  color: color.textMuted,
  textWrap: 'pretty',
});
export const list = css({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });
export const picture = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space(3),
  rowGap: space(1),
  padding: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
});
const mark = css({ flex: 'none', display: 'flex', paddingBlock: 2 });
export const icon = {
  sending: css(mark, { color: color.textMuted }),
  failed: css(mark, { color: color.danger }),
  done: css(mark, { color: color.success }),
} as const satisfies Readonly<Record<ClaimPicture['state'], ReturnType<typeof css>>>;
export const what = css({ flex: '1 1 8em', display: 'grid', gap: space(1), minWidth: 0 });
export const name = css({
  ...text.body,
  margin: 0,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});
export const progress = css({
  ...text.small,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const problem = css({
  ...text.small,
  margin: 0,
  color: color.danger,
  fontWeight: weight.semibold,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });
