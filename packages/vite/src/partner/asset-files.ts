import type { PartnerSettings } from '@tableside/partner-config/schema';

export const assetNames = ['logo.svg', 'logo-on-brand.svg', 'mark.svg', 'favicon.svg', 'share.svg'] as const;

const isFile = (src: string) => !/^https?:\/\//.test(src);

export const footerLogoFiles = ({ footer }: PartnerSettings): string[] =>
  footer.logos.map((logo) => logo.src).filter(isFile);

export const partnerFiles = (settings: PartnerSettings): string[] => [
  ...assetNames,
  ...footerLogoFiles(settings),
];
