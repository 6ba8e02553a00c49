import { signOut, type ApiClient } from '@tableside/api-client';

/** Ends the session on the server; answers where the partner's own sign-in ends too. Rejects when that is not known. */
export type SignOutCall = (client: ApiClient) => Promise<string | undefined>;

/** A server that fails is logged; the browser has forgotten all the same (AUT-15). */
export const callServer: SignOutCall = async (client) => {
  try {
    return (await signOut(client)).identityLogoutUrl ?? undefined;
  } catch (cause) {
    console.warn('The server did not sign out.', cause);
    throw cause;
  }
};

/** Of several tabs whose session ends at the same moment, one calls. */
export const callOnce: SignOutCall = async (client) => {
  if (!('locks' in navigator)) return callServer(client);
  return navigator.locks.request('tableside.sign-out', { ifAvailable: true }, (lock) =>
    lock ? callServer(client) : undefined,
  );
};

/** For a tab that follows another, which has called. */
export const alreadyCalled: SignOutCall = () => Promise.resolve(undefined);
