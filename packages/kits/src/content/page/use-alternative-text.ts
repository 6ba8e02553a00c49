import type { PageBanner } from '@tableside/content-client';
import { useIsDesktop } from '@tableside/ui/media';

/** Returns the alternative text of a banner's picture for the window's width; none is empty (ERN-02). */
export function useAlternativeText({
  image,
  imageAltText,
  imageMobileAltText = '',
}: Partial<Pick<PageBanner, 'image' | 'imageAltText' | 'imageMobileAltText'>>): string {
  const isDesktop = useIsDesktop();
  return (isDesktop && image !== undefined && imageAltText) || imageMobileAltText;
}
