import type { PartnerSettings } from '@tableside/partner-config/schema';

/** What every partner has drawn, by the same names. */
export const assetNames = ['logo.svg', 'logo-on-brand.svg', 'mark.svg', 'favicon.svg', 'share.svg'] as const;

const isFile = (src: string) => !/^https?:\/\//.test(src);

/** The footer logos that are files of the partner's folder rather than addresses. */
export const footerLogoFiles = ({ footer }: PartnerSettings): string[] =>
  footer.logos.map((logo) => logo.src).filter(isFile);

/** Every file that a partner's assets folder must hold. */
export const partnerFiles = (settings: PartnerSettings): string[] => [
  ...assetNames,
  ...footerLogoFiles(settings),
];
