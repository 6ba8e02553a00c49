import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

const grid = css({
  display: 'grid',
  gap: space(5),
  margin: 0,
  padding: 0,
  // With `none`, VoiceOver does not announce a list.
  listStyleType: "''",
});
const onPaper = { '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12pt' } };

export const grids = {
  fit: css(grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))', ...onPaper }),
  two: css(grid, {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    ...onPaper,
  }),
};
export const item = css({ display: 'grid', minWidth: 0, breakInside: 'avoid' });
