import { useAlternativeText } from '@tableside/kits/content';
import { breakpoint } from '@tableside/ui/tokens';

const sized = (pixels: number) => `/images/scene-table-1?w=${pixels}&ar=1.4`;
/** A drawing of a set table in the partner's colors. */
const drawn = {
  src: sized(1200),
  srcSet: [600, 1200].map((pixels) => `${sized(pixels)} ${pixels}w`).join(', '),
  sizes: `(min-width: ${breakpoint.desktop}px) 46vw, 100vw`,
};

/** The image fields of a content banner. */
export interface HeroPictureProps {
  readonly image?: string | undefined;
  /** Below 861 px, if the partner has a separate image for it. */
  readonly imageMobile?: string | undefined;
  /** Of the wide picture; that of the narrow one if absent. */
  readonly imageAltText?: string | undefined;
  readonly imageMobileAltText?: string | undefined;
  /** CSS object positions. */
  readonly imageXPosition?: string | undefined;
  readonly imageYPosition?: string | undefined;
  readonly className?: string | undefined;
}

/** The hero image. It is the largest element of the first paint: loaded eagerly, with its space reserved. */
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
        {...(imageMobile === undefined ? drawn : { src: imageMobile })}
        alt={alternativeText}
        fetchPriority="high"
        decoding="async"
        style={{ objectPosition: `${imageXPosition} ${imageYPosition}` }}
      />
    </picture>
  );
}
