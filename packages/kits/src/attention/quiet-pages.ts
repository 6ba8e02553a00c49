import { coversPath, routeAt, routes } from '@tableside/core';

const { recover, activate, signOut, error } = routes;

/**
 * Whether this is a page of joining, signing in or out, the account or an error, which nothing interrupts.
 */
export const isQuietPage = (pathname: string): boolean =>
  routeAt(pathname)?.isGuarded === true ||
  [recover, activate, signOut, error].some(({ path }) => coversPath(path, pathname));
