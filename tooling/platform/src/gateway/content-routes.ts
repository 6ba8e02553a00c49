import type { PartnerSettings } from '@tableside/partner-config';

const USUAL_ROUTE = '/api/cms';

/** Lists the paths under which partners request content: `cmsRoute` replaces the default (API-24). */
export const contentRoutes = (partners: readonly Pick<PartnerSettings, 'cmsRoute'>[]): string[] => [
  ...new Set([USUAL_ROUTE, ...partners.map(({ cmsRoute }) => cmsRoute)]),
];
