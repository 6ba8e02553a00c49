import { css } from '@emotion/react';

import { label } from '../field/field.styles.ts';
import { color, space, text } from '../tokens.ts';

export { dot, row } from '../checkbox/checkbox.styles.ts';
export { hint, requiredMark } from '../field/field.styles.ts';
export const legend = css(label, { padding: 0 });
export const choices = css({ display: 'grid', marginBlockStart: space(1) });
export const detail = css({ ...text.small, display: 'block', color: color.textMuted });
