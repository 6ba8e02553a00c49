import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

export const pane = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  [from.desktop]: { gap: space(4) },
});
export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(3)}`,
});
/** Receives focus only from scripts, when the page changes, so it needs no outline. */
export const heading = css({
  flex: '1 1 8rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
export const sort = css({ flex: '0 1 10.5rem', minHeight: 48, '@media print': { display: 'none' } });
