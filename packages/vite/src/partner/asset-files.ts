import type { PartnerSettings } from '@tableside/partner-config/schema';

/** The file names of the drawings that every partner has. */
export const assetNames = ['logo.svg', 'logo-on-brand.svg', 'mark.svg', 'favicon.svg', 'share.svg'] as const;

const isFile = (src: string) => !/^https?:\/\//.test(src);

/** Returns those footer logos that are files in the partner's folder. Others are URLs. */
export const footerLogoFiles = ({ footer }: PartnerSettings): string[] =>
  footer.logos.map((logo) => logo.src).filter(isFile);

export const partnerFiles = (settings: PartnerSettings): string[] => [
  ...assetNames,
  ...footerLogoFiles(settings),
];
