import { css } from '@emotion/react';

import { color, weight } from '../tokens.ts';

export const meter = css({ display: 'inline-flex', gap: '0.05em', fontWeight: weight.semibold });
export const marked = css({ color: 'inherit' });
export const unmarked = css({ color: color.textMuted, opacity: 0.45 });
