import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

/** Narrow: the place on a line of its own, words and button under it. Wide: one line. */
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(2),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto',
    gap: space(3),
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  '@media print': { display: 'none' },
});
export const words = css({ minWidth: 0 });
export const submit = css({ minHeight: 48 });
