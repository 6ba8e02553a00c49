import { css } from '@emotion/react';
import { from, onSurface } from '@tableside/ui/tokens';

/** About as large as the footer of a partner with a disclaimer of one paragraph. */
export const place = css(onSurface.brand, {
  minHeight: 620,
  [from.desktop]: { minHeight: 420 },
  '@media print': { display: 'none' },
});
