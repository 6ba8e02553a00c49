import { css } from '@emotion/react';
import { color, from, space, text } from '@tableside/ui/tokens';

export const form = css({ gap: space(8) });

export const fields = css({ display: 'grid', gap: space(5), minWidth: 0 });
/** Two short fields side by side where there is room. */
export const pair = css({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  alignItems: 'start',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
/** A field whose answer is short is short. */
export const short = css({ [from.small]: { maxWidth: 240 } });
/** The words above it keep the width of the form. */
export const phone = css({ [from.small]: { '& > :has(> input)': { maxWidth: 320 } } });
export const note = css({ ...text.small, margin: 0, color: color.textMuted });
/** As high as a finger needs, without moving the line it stands in. */
export const hintLink = css({ paddingBlock: 12 });
/** Two yes-or-no lines under each other. */
export const choices = css({ display: 'grid', gap: space(2) });

export const end = css({
  display: 'grid',
  gap: space(5),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
export const send = css({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space(5) },
});
/** On phones the button is as wide as the thumb expects. */
export const button = css({ width: '100%', [from.medium]: { width: 'auto' } });
export const next = css({ ...text.small, color: color.textMuted });
