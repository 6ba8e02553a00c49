import { useIsDesktop } from '@tableside/ui/media';

/** The fields of a banner that decide it. */
interface BannerPicture {
  readonly image?: string | undefined;
  /** Of the wide picture; that of the narrow one if absent. */
  readonly imageAltText?: string | undefined;
  readonly imageMobileAltText?: string | undefined;
}

/** Returns the alternative text of a banner's picture for the window's width; none is empty (ERN-02). */
export function useAlternativeText({ image, imageAltText, imageMobileAltText = '' }: BannerPicture): string {
  const isDesktop = useIsDesktop();
  return (isDesktop && image !== undefined && imageAltText) || imageMobileAltText;
}
