import { css } from '@emotion/react';
import { below, visuallyHidden } from '@tableside/ui/tokens';

/** Hidden visually on phones to save space, but still announced by screen readers. */
export const hiddenOnPhones = css({ [below.medium]: visuallyHidden });
