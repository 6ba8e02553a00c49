import { css } from '@emotion/react';

import { after, control } from '../field/field.styles.ts';
import { space } from '../tokens.ts';

export { adorned } from '../field/field.styles.ts';
export const select = css(control, {
  appearance: 'none',
  paddingInlineEnd: `calc(${space(5)} + 20px)`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const arrow = css(after, { insetInlineEnd: space(3), pointerEvents: 'none' });
