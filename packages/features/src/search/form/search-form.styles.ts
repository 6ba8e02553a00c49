import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

/** One row where it fits; otherwise the location is on its own row above the words and the button. */
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(2),
  [from.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto' },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto' },
  '@media print': { display: 'none' },
});
export const place = css({
  gridColumn: '1 / -1',
  [from.medium]: { gridColumn: 'auto' },
  [from.desktop]: { gridColumn: '1 / -1' },
  [from.wide]: { gridColumn: 'auto' },
});
export const words = css({ minWidth: 0 });
/** The smallest phones have no room for the icon beside the label. */
export const submit = css({
  minHeight: 48,
  '& > svg': { display: 'none', [from.small]: { display: 'block' } },
});
