import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Picture } from '@tableside/ui/picture';
import { useMemo } from 'react';

import { buildImageUrl, imagePresets, presetHeight, type ImagePreset } from './image-url.ts';

export interface MerchantPictureProps {
  readonly imageBaseUrl: string;
  readonly preset: ImagePreset;
  /** What it shows, or '' when it only adorns. */
  readonly alt: string;
  /** In sight from the start: fetched at once and first. */
  readonly hasPriority?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A merchant's picture in one of the presets; a drawn plate of the same size where there is none. It has one address
 * and no `srcset`, so that the file is the size that the preset says.
 */
export function MerchantPicture({
  imageBaseUrl,
  preset,
  alt,
  hasPriority = false,
  className,
}: MerchantPictureProps) {
  const { siteUrl } = usePartner();
  const { urlOf } = useApi();
  const src = useMemo(() => {
    const address = buildImageUrl(imageBaseUrl, preset, [new URL(siteUrl).origin]);
    return address && urlOf(address);
  }, [imageBaseUrl, preset, siteUrl, urlOf]);
  return (
    <Picture
      src={src}
      alt={alt}
      width={imagePresets[preset].width}
      height={presetHeight(preset)}
      className={className}
      {...(hasPriority && { loading: 'eager', fetchPriority: 'high' })}
    />
  );
}
