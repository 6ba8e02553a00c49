import { css, keyframes } from '@emotion/react';

import { color, radius, reducedMotion } from '../tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const skeleton = css({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: color.surfaceSunken,
  backgroundImage: `linear-gradient(color-mix(in srgb, ${color.borderStrong} 16%, transparent) 0 0)`,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  [reducedMotion]: { animation: 'none' },
});
export const shapes = {
  box: css(skeleton, { borderRadius: radius.box }),
  line: css(skeleton, { borderRadius: 4, marginBlock: '0.25em' }),
  circle: css(skeleton, { borderRadius: '50%' }),
};
