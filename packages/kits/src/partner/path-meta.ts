import { matchPath } from 'react-router';

/**
 * Returns a partner's entry for a path: an exact match, else the longest prefix ("/merchants" applies to
 * "/merchants/12"), else "*".
 */
export function pathMeta<T>(routeMeta: Readonly<Record<string, T>>, pathname: string): T | undefined {
  const paths = Object.keys(routeMeta).filter((path) => path !== '*');
  const above = paths.filter((path) => path !== '/' && matchPath({ path, end: false }, pathname));
  const best =
    paths.find((path) => matchPath(path, pathname)) ?? above.sort((a, b) => b.length - a.length)[0] ?? '*';
  return routeMeta[best];
}
