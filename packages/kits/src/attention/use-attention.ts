import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { createAttention, type AttentionSeeker } from './attention.ts';
import { isQuietPage } from './quiet-pages.ts';

/** Tests and stories give a decision of their own; a site has this one. */
export const AttentionContext = createContext(createAttention());

export interface AttentionTurn {
  /** It has the visitor's attention. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Asks for the visitor's attention on each page where it is due, until it is given (CHR-44). A page that was reached
 * by a deep link is seen first, and quiet pages are never interrupted.
 *
 * @param isDue - whether it should be shown on this page.
 * @param isKept - whether it stays when the visitor goes to another page: a link in a dialog navigates.
 */
export function useAttention(
  seeker: AttentionSeeker,
  isDue: boolean,
  { isKept = false }: { readonly isKept?: boolean } = {},
): AttentionTurn {
  const attention = useContext(AttentionContext);
  const { key, pathname, hash } = useLocation();
  const [deepLink, setDeepLink] = useState(key === 'default' && pathname !== '/' ? pathname : undefined);
  if (deepLink !== undefined && deepLink !== pathname) setDeepLink(undefined);
  const [page, setPage] = useState<string>();

  const mayAsk = isDue && deepLink === undefined && !isQuietPage(pathname, hash);
  useEffect(() => {
    attention.watch();
    return mayAsk ? attention.ask(seeker, () => setPage(pathname)) : undefined;
  }, [attention, seeker, mayAsk, pathname]);
  const isOpen = mayAsk && page !== undefined && (isKept || page === pathname);
  return { isOpen, onClose: () => setPage(undefined) };
}
