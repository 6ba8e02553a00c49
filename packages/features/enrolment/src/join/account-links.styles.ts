import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) });
