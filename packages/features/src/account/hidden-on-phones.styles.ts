import { css } from '@emotion/react';
import { below } from '@tableside/ui/tokens';

/** Still read aloud where the room is for something else. */
export const hiddenOnPhones = css({
  [below.medium]: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
