import type { PartnerSettings } from '@tableside/partner-config/schema';

/** The drawings that every partner has, by file name. */
export const assetNames = ['logo.svg', 'logo-on-brand.svg', 'mark.svg', 'favicon.svg', 'share.svg'] as const;

const isFile = (src: string) => !/^https?:\/\//.test(src);

/** Returns the footer logos that are files in the partner's folder rather than URLs. */
export const footerLogoFiles = ({ footer }: PartnerSettings): string[] =>
  footer.logos.map((logo) => logo.src).filter(isFile);

/** Returns every file that a partner's assets folder must contain. */
export const partnerFiles = (settings: PartnerSettings): string[] => [
  ...assetNames,
  ...footerLogoFiles(settings),
];
