import { css } from '@emotion/react';
import { below, visuallyHidden } from '@tableside/ui/tokens';

export const hiddenOnPhones = css({ [below.medium]: visuallyHidden });
