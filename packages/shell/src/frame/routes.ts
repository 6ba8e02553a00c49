import type { FeatureRoute, ScreenData } from '@tableside/kits/feature';
import type { PartnerSettings } from '@tableside/partner-config';
import { createContext } from 'react';
import { matchPath } from 'react-router';

/** The routes of this build, for prefetching screens. */
export const RoutesContext = createContext<readonly FeatureRoute[]>([]);

export const findRoute = (
  routes: readonly FeatureRoute[],
  pathname: string,
  partner: PartnerSettings,
): FeatureRoute | undefined =>
  routes.find(
    ({ path, isAvailable }) =>
      (isAvailable?.(partner) ?? true) && matchPath({ path, caseSensitive: true }, pathname) !== null,
  );

/** Whether the partner's settings have a content page at a path (ROU-23). */
export const isExtraPage = (pathname: string, { extraRoutes }: PartnerSettings): boolean =>
  extraRoutes.some(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null);

/** Finds the data for the first paint of the screen at a URL (path and query). */
export async function findScreenData(
  address: string,
  routes: readonly FeatureRoute[],
  partner: PartnerSettings,
): Promise<ScreenData | undefined> {
  const [pathname = '', search = ''] = address.split(/(?=[?#])/);
  const route = findRoute(routes, pathname, partner);
  const match = route && matchPath({ path: route.path, caseSensitive: true }, pathname);
  if (!match) return undefined;
  const query = new URLSearchParams(search.startsWith('?') ? search : '');
  return route.findData?.({ params: match.params, query }, partner);
}
