import { css } from '@emotion/react';

import { control } from '../field/field.styles.ts';

export const area = css(control, { minHeight: 96, resize: 'vertical', fieldSizing: 'content' });
