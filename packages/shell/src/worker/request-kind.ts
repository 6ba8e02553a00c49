import { routes } from '@tableside/core';

const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

export type RequestKind = 'asset' | 'searchPage' | 'searchResponse' | 'signOut';

/**
 * Classifies a request.
 *
 * @param ownOrigin - the site's origin. Nothing from another origin is cached.
 */
export function requestKind(
  { origin, pathname, search, searchParams }: URL,
  ownOrigin: string,
): RequestKind | undefined {
  // An API on another origin may have a base path.
  if (pathname.endsWith('/api/SignOut')) return 'signOut';
  if (origin !== ownOrigin || searchParams.has('preview')) return undefined;
  if (hashed.test(pathname)) return 'asset';
  // Without a query string, the page shows the last search of this device.
  if (pathname === routes.search.path && search !== '') return 'searchPage';
  return pathname === '/api/v2/Merchants/Search' ? 'searchResponse' : undefined;
}
