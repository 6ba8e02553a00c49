import { css } from '@emotion/react';
import { from, onSurface } from '@tableside/ui/tokens';

/** The tone and about the height of the section, so that nothing jumps when it comes. */
export const room = css({ ...onSurface.sunken, minHeight: 1560, [from.desktop]: { minHeight: 1360 } });
