import type { PartnerSettings as AllSettings } from './schema/partner.schema.ts';

export type { PartnerProblem } from './schema/cross-field-rules.ts';
export type { PartnerFile } from './schema/partner.schema.ts';
export type Brand = AllSettings['brand'];

/** The settings that a site uses at run time. Its colors are only in its style sheet. */
export type PartnerSettings = Omit<AllSettings, 'brand'> & { readonly brand: Omit<Brand, 'colors'> };

/** URLs of a partner's drawn assets, as served by the app's build. */
export interface PartnerAssets {
  /** Mark and program name for `surfaceHeader` and page surfaces of the same tone. */
  readonly logo: string;
  /** Mark and program name for `surfaceBrand`, the footer. */
  readonly logoOnBrand: string;
  /** The mark on a tile, which is readable on any background. */
  readonly mark: string;
  /** Files named by `footer.logos`, by file name. */
  readonly footerLogos: Readonly<Record<string, string>>;
}

/** What an app passes to the shell: settings with all defaults, and asset URLs. */
export interface PartnerBuild {
  readonly settings: PartnerSettings;
  readonly assets: PartnerAssets;
}
