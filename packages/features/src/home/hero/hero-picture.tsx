import { useAlternativeText } from '@tableside/kits/content';
import { breakpoint } from '@tableside/ui/tokens';

const sized = (pixels: number) => `/images/scene-table-1?w=${pixels}&ar=1.4`;
const illustration = {
  src: sized(1200),
  srcSet: [600, 1200].map((pixels) => `${sized(pixels)} ${pixels}w`).join(', '),
  sizes: `(min-width: ${breakpoint.desktop}px) 46vw, 100vw`,
};

export interface HeroPictureProps {
  readonly image?: string | undefined;
  readonly imageMobile?: string | undefined;
  /** Describes `image`. If absent, `imageMobileAltText` is used. */
  readonly imageAltText?: string | undefined;
  readonly imageMobileAltText?: string | undefined;
  readonly imageXPosition?: string | undefined;
  readonly imageYPosition?: string | undefined;
  readonly className?: string | undefined;
}

/** Loaded eagerly with its space reserved, because it is the largest element of the first paint. */
export function HeroPicture({
  image,
  imageMobile = image,
  imageAltText,
  imageMobileAltText,
  imageXPosition = '50%',
  imageYPosition = '50%',
  className,
}: HeroPictureProps) {
  const alternativeText = useAlternativeText({ image, imageAltText, imageMobileAltText });
  return (
    <picture className={className}>
      {image !== undefined && imageMobile !== image && (
        <source media={`(min-width: ${breakpoint.desktop}px)`} srcSet={image} />
      )}
      <img
        {...(imageMobile === undefined ? illustration : { src: imageMobile })}
        alt={alternativeText}
        fetchPriority="high"
        decoding="async"
        style={{ objectPosition: `${imageXPosition} ${imageYPosition}` }}
      />
    </picture>
  );
}
