import type { PartnerSettings as AllSettings } from './schema/partner.schema.ts';

export type { PartnerProblem } from './schema/cross-field-rules.ts';
export type { PartnerFile } from './schema/partner.schema.ts';
export type Brand = AllSettings['brand'];

/** What a site reads while it runs. Its colours are in its style sheet and nowhere else. */
export type PartnerSettings = Omit<AllSettings, 'brand'> & { readonly brand: Omit<Brand, 'colors'> };
export type CurrencyType = PartnerSettings['currencyType'];

/** Addresses of a partner's drawn assets, as the build of its app serves them. */
export interface PartnerAssets {
  /** Mark and program name, for `surfaceHeader` and page surfaces of the same tone. */
  readonly logo: string;
  /** The same for `surfaceBrand`: the footer. */
  readonly logoOnBrand: string;
  /** The mark on a tile, which is readable on any background. */
  readonly mark: string;
  /** Files named by `footer.logos`, by file name. */
  readonly footerLogos: Readonly<Record<string, string>>;
}

/** What an app hands to the shell: settings with every default, and asset addresses. */
export interface PartnerBuild {
  readonly settings: PartnerSettings;
  readonly assets: PartnerAssets;
}
