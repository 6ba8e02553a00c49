import { css } from '@emotion/react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { color, pictureFilter } from '../tokens.ts';

const pictureStyle = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: color.surfaceSunken,
  objectFit: 'cover',
  filter: pictureFilter,
});
const placeholder = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  backgroundColor: color.surfaceSunken,
  color: color.borderStrong,
  '& svg': { width: '34%', maxWidth: 120, height: 'auto' },
});

export interface PictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'height' | 'ref' | 'width'> {
  /** Undefined if there is no picture, so that the fallback is shown from the start. */
  readonly src: string | undefined;
  readonly alt: string;
  /** Size of the file in pixels. It determines the aspect ratio, to avoid layout shift. */
  readonly width: number;
  readonly height: number;
  /** Shown if the file fails to load. The default is a neutral placeholder. */
  readonly fallback?: ReactNode;
}

/** An image that loads when it is near the viewport, with a fallback of the same size if it fails. */
export function Picture({ fallback, loading = 'lazy', decoding = 'async', ...rest }: PictureProps) {
  const { src, alt, width, height, className, style, onError } = rest;
  const [failedSrc, setFailedSrc] = useState<string>();
  // The error may have occurred before hydration.
  const watch = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
  };
  if (failedSrc === src) {
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={className}
        style={{ aspectRatio: `${width} / ${height}`, ...style }}
        css={placeholder}
      >
        {fallback ?? <Plate />}
      </span>
    );
  }
  return (
    <img
      {...rest}
      ref={watch}
      alt={alt}
      loading={loading}
      decoding={decoding}
      onError={(event) => {
        setFailedSrc(src);
        onError?.(event);
      }}
      css={pictureStyle}
    />
  );
}

function Plate() {
  return (
    <svg
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="32" cy="24" r="15" />
      <circle cx="32" cy="24" r="9" strokeOpacity="0.5" />
      <path d="M8 8v8a4 4 0 0 0 8 0V8M12 8v32M54 40V8c-4 2-6 7-6 12s2 6 6 6" />
    </svg>
  );
}
