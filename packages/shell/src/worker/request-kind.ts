import { routes } from '@tableside/core';

/** A file whose name changes with what is in it. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** What the service worker does something about; it leaves every other request alone. */
export type RequestKind = 'asset' | 'searchPage' | 'searchAnswer' | 'signOut';

/** @param origin - the site's own: nothing of another is kept. */
export function requestKind(
  { origin, pathname, search, searchParams }: URL,
  ownOrigin: string,
): RequestKind | undefined {
  // An API on another origin may have a path before its own.
  if (pathname.endsWith('/api/SignOut')) return 'signOut';
  if (origin !== ownOrigin || searchParams.has('preview')) return undefined;
  if (hashed.test(pathname)) return 'asset';
  // Without a query it shows the search that this device made last.
  if (pathname === routes.search.path && search !== '') return 'searchPage';
  return pathname === '/api/v2/Merchants/Search' ? 'searchAnswer' : undefined;
}
