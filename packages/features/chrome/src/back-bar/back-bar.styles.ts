import { css } from '@emotion/react';

/** As high as the link and its rule. */
export const place = css({ height: 45 });
