import type { PartnerSettings as AllSettings } from './schema/load-partner.ts';

export type { PartnerProblem } from './schema/contradictions.ts';
export type { PartnerFile } from './schema/load-partner.ts';
export type Brand = AllSettings['brand'];

/** What a site reads while it runs. Its colours are in its style sheet and nowhere else. */
export type PartnerSettings = Omit<AllSettings, 'brand'> & { readonly brand: Omit<Brand, 'colors'> };
export type CurrencyType = PartnerSettings['currencyType'];
export type EnrollmentType = PartnerSettings['enrollmentType'];

/** Addresses of a partner's drawn assets, as the build of its app serves them. */
export interface PartnerAssets {
  /** Mark and program name, for `surfaceHeader` and page surfaces of the same tone. */
  readonly logo: string;
  /** The same for `surfaceBrand`: the footer. */
  readonly logoOnBrand: string;
  /** The mark alone, on a tile of its own: stands on any surface. */
  readonly mark: string;
  /** Files named by `footer.logos`, by file name. */
  readonly footerLogos: Readonly<Record<string, string>>;
}

/** What an app hands to the shell: settings with every default, and asset addresses. */
export interface PartnerBuild {
  readonly settings: PartnerSettings;
  readonly assets: PartnerAssets;
}
