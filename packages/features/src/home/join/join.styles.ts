import { css } from '@emotion/react';
import { from } from '@tableside/ui/tokens';

/** Aligned with the end of the column, like the page's other actions. */
export const action = css({ [from.desktop]: { justifySelf: 'end' } });
