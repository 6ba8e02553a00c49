import { css } from '@emotion/react';
import { color, from } from '@tableside/ui/tokens';

const room = css({ backgroundColor: color.accentSoft });

/** The tone and about the height of the section, so that nothing jumps when it comes. */
export const rooms = {
  direct: css(room, { minHeight: 500, [from.desktop]: { minHeight: 334 } }),
  sso: css(room, { minHeight: 340, [from.desktop]: { minHeight: 303 } }),
};
