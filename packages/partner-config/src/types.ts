import type { PartnerSettings as AllSettings } from './schema/load-partner.ts';

export type { PartnerProblem } from './schema/contradictions.ts';
export type { PartnerFile } from './schema/load-partner.ts';
export type Brand = AllSettings['brand'];
type RouteMeta = AllSettings['routeMeta'][string];

/** What a path's page says of itself to those who do not look at it. */
export type RouteWords = Pick<RouteMeta, 'description' | 'keywords'>;

/**
 * What a site reads while it runs. Its colours are in its style sheet and nowhere else; what `routeMeta` says beside the
 * title comes by `loadRouteWords` where a build keeps it apart.
 */
export type PartnerSettings = Omit<AllSettings, 'brand' | 'routeMeta'> & {
  readonly brand: Omit<Brand, 'colors'>;
  readonly routeMeta: Readonly<Record<string, Pick<RouteMeta, 'title'> & Partial<RouteWords>>>;
};
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
  /** Descriptions and keywords by path, which no page needs before it paints. */
  readonly loadRouteWords?: () => Promise<Readonly<Record<string, RouteWords>>>;
}
