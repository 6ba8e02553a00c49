import { css, keyframes } from '@emotion/react';

import { reducedMotion } from '../tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const spinner = css({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
});

/**
 * A spinner in the color and size of the surrounding text. Hidden from screen readers, which get the message
 * of `Loading`.
 */
export function Spinner() {
  return <span css={spinner} aria-hidden="true" />;
}
