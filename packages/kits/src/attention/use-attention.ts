import { coversPath, RESERVE_FRAGMENT, routeAt, routes } from '@tableside/core';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { createAttention, type AttentionSeeker } from './attention.ts';

/**
 * Whether nothing may interrupt this page. That includes a merchant page that was opened for its
 * reservations, because their dialog may be about to open.
 */
const isQuietPage = (pathname: string, hash: string): boolean =>
  hash === RESERVE_FRAGMENT ||
  routeAt(pathname)?.isGuarded === true ||
  [routes.recover, routes.activate, routes.signOut, routes.error].some(({ path }) =>
    coversPath(path, pathname),
  );

export const AttentionContext = createContext(createAttention());

export interface AttentionTurn {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Requests the visitor's attention on each page where something is due, until the request is granted
 * (CHR-44). Does not interrupt quiet pages, nor, at first, a page reached by a deep link.
 * @param isDue - whether it should be shown on this page. @param isPersistent - whether it stays when a link
 * in it leads to another page.
 */
export function useAttention(
  seeker: AttentionSeeker,
  isDue: boolean,
  { isPersistent = false }: { readonly isPersistent?: boolean } = {},
): AttentionTurn {
  const attention = useContext(AttentionContext);
  const { key, pathname, hash } = useLocation();
  const [deepLink, setDeepLink] = useState(key === 'default' && pathname !== '/' ? pathname : undefined);
  if (deepLink !== undefined && deepLink !== pathname) setDeepLink(undefined);
  const [page, setPage] = useState<string>();

  const mayRequest = isDue && deepLink === undefined && !isQuietPage(pathname, hash);
  useEffect(() => {
    attention.watch();
    return mayRequest ? attention.request(seeker, () => setPage(pathname)) : undefined;
  }, [attention, seeker, mayRequest, pathname]);
  const isOpen = mayRequest && page !== undefined && (isPersistent || page === pathname);
  return { isOpen, onClose: () => setPage(undefined) };
}
