import { css } from '@emotion/react';
import { from, space, text } from '@tableside/ui/tokens';

/** Question and link, stacked on phones and side by side where there is room. */
export const question = css({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  paddingInlineEnd: space(2),
  [from.small]: { flexDirection: 'row', alignItems: 'center', gap: space(2) },
});

export const answer = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  // A touch target of 44 px, which extends over the question above.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-8px -12px' },
  [from.small]: { minHeight: 44, '&::after': { inset: 0 } },
});
