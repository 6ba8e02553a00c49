import { css } from '@emotion/react';
import { below, visuallyHidden } from '@tableside/ui/tokens';

/** Still read aloud where the room is for something else. */
export const hiddenOnPhones = css({ [below.medium]: visuallyHidden });
