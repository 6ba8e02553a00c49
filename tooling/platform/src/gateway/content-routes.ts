import type { PartnerSettings } from '@tableside/partner-config';

const USUAL_ROUTE = '/api/cms';

export const contentRoutes = (partners: readonly Pick<PartnerSettings, 'cmsRoute'>[]): string[] => [
  ...new Set([USUAL_ROUTE, ...partners.map(({ cmsRoute }) => cmsRoute)]),
];
