import { css } from '@emotion/react';

import { color } from '../tokens.ts';

export const meter = css({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: '-0.125em',
});
const row = css({ display: 'flex', flex: 'none', '& svg': { flex: 'none' } });
export const empty = css(row, { color: color.border });
export const filled = css(row, {
  position: 'absolute',
  inset: '0 auto 0 0',
  overflow: 'hidden',
  color: color.rating,
});
