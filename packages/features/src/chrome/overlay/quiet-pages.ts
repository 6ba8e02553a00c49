import { coversPath, routes } from '@tableside/core';
import { useLocation } from 'react-router';

const { join, addCard, cardAdded, login, fixCredentials, recover, activate, signOut, error } = routes;
const quietPages = [join, addCard, cardAdded, login, fixCredentials, recover, activate, signOut, error];

/** Whether this is a page of joining, signing in, signing out or an error, which must not be interrupted. */
export function useIsQuietPage(): boolean {
  const { pathname } = useLocation();
  return quietPages.some(({ path }) => coversPath(path, pathname));
}
