import { css } from '@emotion/react';
import {
  below,
  color,
  from,
  radius,
  space,
  text,
  touchTarget,
  visuallyHidden,
  weight,
} from '@tableside/ui/tokens';

import type { Mark } from './activity-messages.ts';

export const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
  alignItems: 'baseline',
  paddingBlock: space(2),
  borderBlockStart: `1px solid ${color.border}`,
  [from.medium]: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) minmax(136px, auto)',
    gridTemplateAreas: '"day name amount" "day facts ." "day why status" "day actions actions"',
    columnGap: space(5),
    rowGap: 0,
    paddingBlock: space(5),
  },
  '&[data-faded]': { '--ts-record-text': color.textMuted, '--ts-record-weight': weight.regular },
});
export const waiting = css({ visibility: 'hidden' });
const recordText = `var(--ts-record-text, ${color.text})`;
const recordWeight = `var(--ts-record-weight, ${weight.bold})`;

export const name = css({
  ...text.body,
  gridArea: 'name',
  flex: '1 1 8em',
  minWidth: 0,
  margin: 0,
  color: recordText,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  '& > a': { position: 'relative', zIndex: 1, fontWeight: weight.semibold },
});
export const amount = css({
  gridArea: 'amount',
  marginInlineStart: 'auto',
  color: recordText,
  fontSize: '1.125rem',
  lineHeight: 4 / 3,
  fontWeight: recordWeight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const line = css({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  alignItems: 'baseline',
  [from.medium]: { display: 'contents' },
});
export const status = css({
  ...text.small,
  gridArea: 'status',
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  color: color.text,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  [from.medium]: { justifyContent: 'flex-end', marginBlockStart: space(2), textAlign: 'end' },
});
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
export const toggle = css({
  display: 'none',
  [below.medium]: {
    ...text.small,
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'center',
    justifyContent: 'end',
    minWidth: touchTarget,
    minHeight: touchTarget,
    marginBlock: space(-3),
    marginInlineStart: 'auto',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& > span': visuallyHidden,
    '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  },
});
export const details = css({
  display: 'contents',
  [below.medium]: {
    position: 'relative',
    flex: '1 0 100%',
    display: 'flex',
    flexDirection: 'column',
    gap: space(1),
    minWidth: 0,
    '&:not([data-open])': { display: 'none' },
    // While a record is closed, notes without an action are hidden visually but still announced.
    '&:not([data-open]) + * [data-note]': visuallyHidden,
  },
});
export const facts = css({
  ...text.small,
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  [from.medium]: { marginBlockStart: space(1) },
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
const dot = css({
  flex: 'none',
  width: 10,
  height: 10,
  border: '2px solid currentColor',
  borderRadius: '50%',
});
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
  ...text.small,
  gridArea: 'why',
  margin: 0,
  maxWidth: '68ch',
  color: color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  [from.medium]: { marginBlockStart: space(2) },
});
export const actions = css({
  gridArea: 'actions',
  position: 'relative',
  flex: '1 0 100%',
  minWidth: 0,
  marginBlockStart: space(1),
  [from.medium]: { marginBlockStart: space(3) },
  '&:empty': { display: 'none' },
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
