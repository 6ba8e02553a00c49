import { css } from '@emotion/react';

import { color, motion, onSurface, radius, shadow } from '../tokens.ts';

export const card = css(onSurface.raised, {
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  overflow: 'hidden',
});
export const interactive = css({
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover, &[data-highlighted="true"]': { borderColor: color.borderStrong, boxShadow: shadow.floating },
  '&:has([data-card-link]:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
export const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outline: 'none' },
});
export const above = css({ position: 'relative', zIndex: 2 });
