import { coversPath, routes } from '@tableside/core';

const { join, addCard, cardAdded, login, fixCredentials, recover, activate, signOut, error, account } =
  routes;
const quietPages = [
  join,
  addCard,
  cardAdded,
  login,
  fixCredentials,
  recover,
  activate,
  signOut,
  error,
  account,
];

/** Whether this is a page of joining, signing in or out, the account or an error, which nothing interrupts. */
export const isQuietPage = (pathname: string): boolean =>
  quietPages.some(({ path }) => coversPath(path, pathname));
