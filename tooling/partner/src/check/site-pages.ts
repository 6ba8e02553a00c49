import type { Content } from '@tableside/content-client';
import { merchantHref, routes, siteRoutes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';

export const contentPaths = ({ earnDetails, discover }: Content): string[] => [
  ...earnDetails.map(({ slug, url = slug }) => `${routes.earn.path}/${url}`),
  ...discover.map(({ slug }) => `${routes.discover.path}/${slug}`),
];

export function sitePages(partner: PartnerSettings, content: Content): string[] {
  const own = siteRoutes.filter(({ isAvailable }) => isAvailable?.(partner) ?? true);
  const isThere = (path: string) => partner.hasDiscoverPage || !path.startsWith(`${routes.discover.path}/`);
  return [
    // The list of all restaurants has no page.
    ...own.map(({ path }) => (path === routes.merchants.path ? merchantHref('1') : path)),
    ...contentPaths(content).filter(isThere),
    ...partner.extraRoutes.map(({ path }) => path),
  ];
}
