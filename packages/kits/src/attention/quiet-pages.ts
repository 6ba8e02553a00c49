import { coversPath, RESERVE_FRAGMENT, routeAt, routes } from '@tableside/core';

const { recover, activate, signOut, error } = routes;

/**
 * Whether nothing interrupts this page: of joining, signing in or out, the account or an error, and of a merchant that
 * was opened for its reservations, whose dialog may be on its way.
 */
export const isQuietPage = (pathname: string, hash: string): boolean =>
  hash === RESERVE_FRAGMENT ||
  routeAt(pathname)?.isGuarded === true ||
  [recover, activate, signOut, error].some(({ path }) => coversPath(path, pathname));
