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
const shapes = {
  box: css(skeleton, { borderRadius: radius.box }),
  // As tall as the line of text that it replaces.
  line: css(skeleton, { borderRadius: 4, marginBlock: 'calc((1lh - 1em) / 2)' }),
  circle: css(skeleton, { borderRadius: '50%' }),
};

export interface SkeletonProps {
  readonly shape: keyof typeof shapes;
  /** Size of the content it replaces, in pixels or as any CSS length. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Width divided by height, such as 1.4 for a picture. Use it in place of `height`. */
  readonly ratio?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * A placeholder of the same size for content that is loading. Render one `Loading` next to a group of them.
 */
export function Skeleton({ shape, width = '100%', height, ratio, className }: SkeletonProps) {
  const tall = height ?? (shape === 'line' ? '1em' : undefined);
  return (
    <span
      aria-hidden="true"
      className={className}
      css={shapes[shape]}
      style={{
        width,
        ...(tall !== undefined && { height: tall }),
        ...(ratio !== undefined && { aspectRatio: ratio }),
      }}
    />
  );
}
