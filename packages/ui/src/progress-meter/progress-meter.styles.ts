import { css } from '@emotion/react';

import { color, motion } from '../tokens.ts';

export const track = css({
  position: 'relative',
  height: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: 6,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
});
export const bar = css({
  height: '100%',
  backgroundColor: color.action,
  transition: `width ${motion.calm}`,
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
});
export const mark = css({
  position: 'absolute',
  insetBlock: 0,
  width: 2,
  marginInlineStart: -1,
  backgroundColor: color.borderStrong,
});
