import type { ApiClient } from '../../client/client.ts';
import { filledText, flag, nullable, object, oneOf, webAddress } from '../../client/reader.ts';
import { readSession } from './session.mapper.ts';
import type { EmulationAnswer, SignInAnswer, SignInRequest, SignOutAnswer } from './sign-in.contract.ts';

const readSignIn = object<SignInAnswer>({ session: readSession, emailUpdateRequired: flag });
const readEmulation = object<EmulationAnswer>({ emulationId: filledText });
const readSignOut = object<SignOutAnswer>({
  isSignedOut: oneOf([true]),
  identityLogoutUrl: nullable(webAddress),
});

/**
 * POST /api/SignIn. Rejects with 400 for fields, 401 for a name and password that do not belong together,
 * 403 "locked" for thirty minutes after too many of those, 429 when this network address tried too often.
 */
export const signIn = async (client: ApiClient, request: SignInRequest): Promise<SignInAnswer> =>
  readSignIn(
    await client.call({ method: 'POST', path: '/api/SignIn', body: request, keepsUnauthorised: true }),
  );

/**
 * POST /api/Emulation: begins a session that may only look, for the ticket of a signed link (SES-24). Rejects with 403
 * "linkOver" for a ticket that is over or was used, 404 where there are no such links.
 */
export const beginEmulation = async (client: ApiClient, ticket: string): Promise<EmulationAnswer> =>
  readEmulation(
    await client.call({ method: 'POST', path: '/api/Emulation', body: { ticket }, isAnonymous: true }),
  );

/** GET /api/SignOut: ends the session; outlives the page (API-26, AUT-14). */
export const signOut = async (client: ApiClient): Promise<SignOutAnswer> =>
  readSignOut(await client.call({ path: '/api/SignOut', keepalive: true, keepsUnauthorised: true }));
