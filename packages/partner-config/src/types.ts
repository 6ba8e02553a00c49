import type { PartnerSettings as AllSettings } from './schema/partner.schema.ts';

export type { PartnerProblem } from './schema/cross-field-rules.ts';
export type { PartnerFile } from './schema/partner.schema.ts';
export type Brand = AllSettings['brand'];

/**
 * The settings that a site uses at run time. These lack the colors, which are only in the site's style sheet.
 */
export type PartnerSettings = Omit<AllSettings, 'brand'> & { readonly brand: Omit<Brand, 'colors'> };

/** The URLs at which a built app serves a partner's drawings. */
export interface PartnerAssets {
  /** Mark and program name, for `surfaceHeader` and page surfaces of a similar tone. */
  readonly logo: string;
  /** Mark and program name, for the footer, whose background is `surfaceBrand`. */
  readonly logoOnBrand: string;
  /** The mark on a tile of its own, readable on any background. */
  readonly mark: string;
  /** The files that `footer.logos` names, by file name. */
  readonly footerLogos: Readonly<Record<string, string>>;
}

export interface PartnerBuild {
  readonly settings: PartnerSettings;
  readonly assets: PartnerAssets;
}
