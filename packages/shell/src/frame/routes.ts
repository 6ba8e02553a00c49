import type { FeatureRoute, ScreenData } from '@tableside/kits/feature';
import type { PartnerSettings } from '@tableside/partner-config';
import { createContext } from 'react';
import { matchPath } from 'react-router';

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

export const isExtraPage = (pathname: string, { extraRoutes }: PartnerSettings): boolean =>
  extraRoutes.some(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null);

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
