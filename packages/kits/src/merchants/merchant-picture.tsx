import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Picture } from '@tableside/ui/picture';
import { useMemo } from 'react';

import { buildImageUrl, imagePresets, presetHeight, type ImagePreset } from './image-url.ts';

export interface MerchantPictureProps {
  readonly imageBaseUrl: string;
  readonly preset: ImagePreset;
  readonly alt: string;
  readonly hasPriority?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A merchant's picture in a preset, or a drawn placeholder of the same size. It has one URL and no `srcset`,
 * so that the file has exactly the preset's size.
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
