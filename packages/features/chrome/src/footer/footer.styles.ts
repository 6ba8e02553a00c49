import { css } from '@emotion/react';
import { from, onSurface } from '@tableside/ui/tokens';

/** As large as the footer of a partner with logos and a disclaimer of one paragraph. */
export const place = css(onSurface.brand, {
  minHeight: 590,
  [from.desktop]: { minHeight: 430 },
  '@media print': { display: 'none' },
});
