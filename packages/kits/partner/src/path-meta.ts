import type { PartnerSettings } from '@tableside/partner-config';
import { matchPath } from 'react-router';

type RouteMeta = PartnerSettings['routeMeta'];

/**
 * What a partner says about a path: the entry that matches it whole, else the longest entry that it lies under
 * ("/merchants" serves "/merchants/12"), else "*".
 */
export function pathMeta(routeMeta: RouteMeta, pathname: string): RouteMeta[string] | undefined {
  const paths = Object.keys(routeMeta).filter((path) => path !== '*');
  const above = paths.filter((path) => path !== '/' && matchPath({ path, end: false }, pathname));
  const best =
    paths.find((path) => matchPath(path, pathname)) ?? above.sort((a, b) => b.length - a.length)[0] ?? '*';
  return routeMeta[best];
}
