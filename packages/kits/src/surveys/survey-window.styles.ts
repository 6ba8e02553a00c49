import { css, keyframes } from '@emotion/react';
import { from, motion, radius } from '@tableside/ui/tokens';

/** The third party's dimensions for its embed (SUR-11). */
const SLIDER_WIDTH = 800;
const PHONE_BELOW = 480;
const BESIDE = 48;

const slide = keyframes({ from: { transform: 'translateX(48px)', opacity: 0 } });
const moving = '@media (prefers-reduced-motion: no-preference)';

const whole = {
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  borderRadius: 0,
} as const;

const atTheSide = {
  ...whole,
  width: SLIDER_WIDTH,
  maxWidth: `calc(100% - ${BESIDE}px)`,
  margin: '0 0 0 auto',
  borderRadius: `${radius.box} 0 0 ${radius.box}`,
} as const;

// The size is repeated, because dialogs are smaller from this width up.
export const popup = css({ ...whole, [from.medium]: whole });
export const slider = css({
  ...atTheSide,
  [from.medium]: atTheSide,
  [moving]: { '&[open]': { animation: `${slide} ${motion.calm}` } },
  [`@media (max-width: ${PHONE_BELOW - 0.02}px)`]: whole,
});
