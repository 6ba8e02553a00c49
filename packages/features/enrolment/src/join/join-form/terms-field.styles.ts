import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const links = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4) });
