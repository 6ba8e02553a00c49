import { css } from '@emotion/react';

/** Still read aloud where the room is for something else. */
export const hiddenOnPhones = css({
  '@media (max-width: 660px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
