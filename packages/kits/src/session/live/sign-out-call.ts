import { signOut, type ApiClient } from '@tableside/api-client';

/**
 * Ends the session on the server. Resolves with the logout URL of the partner's sign-in, if any. Rejects if
 * the call failed.
 */
export type SignOutCall = (client: ApiClient) => Promise<string | undefined>;

/** Logs a failed call. The browser's data is cleared regardless (AUT-15). */
export const callServer: SignOutCall = async (client) => {
  try {
    return (await signOut(client)).identityLogoutUrl ?? undefined;
  } catch (cause) {
    console.warn('The server did not sign out.', cause);
    throw cause;
  }
};

/** Ensures that only one of several tabs that end their session at the same time calls the server. */
export const callOnce: SignOutCall = async (client) => {
  if (!('locks' in navigator)) return callServer(client);
  return navigator.locks.request('tableside.sign-out', { ifAvailable: true }, (lock) =>
    lock ? callServer(client) : undefined,
  );
};

export const alreadyCalled: SignOutCall = () => Promise.resolve(undefined);
