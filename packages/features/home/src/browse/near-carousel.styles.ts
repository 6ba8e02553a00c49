import { css } from '@emotion/react';
import { from } from '@tableside/ui/tokens';

/** About the height of a carousel, so that the page does not jump when it comes. */
export const waiting = css({ minHeight: 550, [from.desktop]: { minHeight: 486 } });
