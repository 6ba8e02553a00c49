import { css } from '@emotion/react';

import { color } from '../tokens.ts';

export const picture = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: color.surfaceSunken,
  objectFit: 'cover',
});
export const placeholder = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  backgroundColor: color.surfaceSunken,
  color: color.borderStrong,
  '& svg': { width: '34%', maxWidth: 120, height: 'auto' },
});
