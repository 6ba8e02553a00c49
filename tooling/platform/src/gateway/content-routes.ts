import type { PartnerSettings } from '@tableside/partner-config';

const USUAL_ROUTE = '/api/cms';

/** Every path below which partners ask for content: `cmsRoute` replaces the usual one (API-24). */
export const contentRoutes = (partners: readonly Pick<PartnerSettings, 'cmsRoute'>[]): string[] => [
  ...new Set([USUAL_ROUTE, ...partners.map(({ cmsRoute }) => cmsRoute)]),
];
