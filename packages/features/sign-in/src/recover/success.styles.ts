import { css } from '@emotion/react';
import { color } from '@tableside/ui/tokens';

/** Over the heading, although it is read after it. */
export const tick = css({ order: -1, display: 'grid', justifySelf: 'start', color: color.success });
