import { css } from '@emotion/react';
import { from } from '@tableside/ui/tokens';

/** Read aloud only, and only where the list with its heading is out of sight: the map leaves no room for one. */
export const title = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  [from.desktop]: { display: 'none' },
});
