import { css } from '@emotion/react';

import { color, space, text } from '../tokens.ts';

export const state = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  maxWidth: 480,
  margin: '0 auto',
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
});
export const illustration = css({
  width: 'min(220px, 60%)',
  '& svg, & img': { width: '100%', height: 'auto' },
});
export const words = css({ ...text.body, color: color.textMuted, textWrap: 'pretty', '& p': { margin: 0 } });
