import { useIsDesktop } from '@tableside/ui/media';

interface BannerPicture {
  readonly image?: string | undefined;
  /** Alternative text of the wide picture. If undefined, that of the narrow picture applies. */
  readonly imageAltText?: string | undefined;
  readonly imageMobileAltText?: string | undefined;
}

export function useAlternativeText({ image, imageAltText, imageMobileAltText = '' }: BannerPicture): string {
  const isDesktop = useIsDesktop(imageAltText !== undefined);
  return (isDesktop && image !== undefined && imageAltText) || imageMobileAltText;
}
