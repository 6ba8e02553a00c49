import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

/** A title stands closer to what it heads than to what it follows; a carousel has room on both sides. */
export const blocks = css({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  minWidth: 0,
  '& > :is(h1, h2):not(:first-of-type)': { marginTop: space(6) },
});

export const carousel = css({
  justifySelf: 'stretch',
  minWidth: 0,
  marginBlock: space(4),
  '&:first-child': { marginTop: 0 },
  '&:last-child': { marginBottom: 0 },
});
