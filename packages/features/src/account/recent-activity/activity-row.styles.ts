import { css } from '@emotion/react';
import { color, from, radius, space, text, weight } from '@tableside/ui/tokens';

import type { Mark } from './activity-messages.ts';

/** The day is at the left edge, the amount at the right edge, and what happened and why between them. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"day amount" "what what" "status status" "why why"',
  columnGap: space(4),
  rowGap: space(1),
  alignItems: 'baseline',
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  [from.medium]: {
    gridTemplateColumns: '72px minmax(0, 1fr) minmax(136px, auto)',
    gridTemplateAreas: '"day what amount" "day why status"',
    columnGap: space(5),
    rowGap: space(2),
    paddingBlock: space(5),
  },
  '&[data-faded]': { '--ts-record-text': color.textMuted, '--ts-record-weight': weight.regular },
});
export const waiting = css({ visibility: 'hidden' });
const recordText = `var(--ts-record-text, ${color.text})`;
const recordWeight = `var(--ts-record-weight, ${weight.bold})`;

export const day = css({
  ...text.small,
  gridArea: 'day',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  [from.medium]: {
    '& > span': { display: 'block' },
    '& > span:first-of-type': { ...text.body, color: recordText, fontWeight: weight.semibold },
    '& > span[data-comma]': { display: 'none' },
  },
});
export const what = css({ gridArea: 'what', display: 'grid', gap: space(1), minWidth: 0 });
export const name = css({
  ...text.body,
  margin: 0,
  color: recordText,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  '& > a': { fontWeight: weight.semibold },
});
/** No fact wraps; a rule separates adjacent ones. */
export const facts = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.25em',
      insetInlineStart: `calc(${space(3)} / -2)`,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
export const amount = css({
  gridArea: 'amount',
  color: recordText,
  fontSize: '1.125rem',
  lineHeight: 4 / 3,
  fontWeight: recordWeight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const status = css({
  ...text.small,
  gridArea: 'status',
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  marginBlockStart: space(1),
  color: color.text,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  [from.medium]: { justifyContent: 'flex-end', marginBlockStart: 0, textAlign: 'end' },
});
const dot = css({
  flex: 'none',
  width: 10,
  height: 10,
  border: '2px solid currentColor',
  borderRadius: '50%',
});
/** A filled dot: done. A ring: pending. A dash: no reward. A square: action needed. */
export const marks = {
  done: css(dot, { backgroundColor: 'currentColor', color: color.success }),
  waiting: css(dot, { color: color.borderStrong }),
  over: css(dot, {
    alignSelf: 'center',
    height: 0,
    borderWidth: '1px 0',
    borderRadius: 0,
    color: color.borderStrong,
  }),
  trouble: css(dot, { backgroundColor: 'currentColor', borderRadius: 2, color: color.danger }),
} as const satisfies Readonly<Record<Mark, ReturnType<typeof css>>>;

export const why = css({
  gridArea: 'why',
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  minWidth: 0,
});
export const sentence = css({
  ...text.small,
  margin: 0,
  maxWidth: '68ch',
  color: color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const review = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(1),
});
export const note = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  borderRadius: radius.small,
  color: color.textMuted,
  '& > svg': { flex: 'none' },
});
export const thanks = css(note, { color: color.text, fontWeight: weight.semibold });
