import { css } from '@emotion/react';
import { from } from '@tableside/ui/tokens';

export const action = css({ [from.desktop]: { justifySelf: 'end' } });
