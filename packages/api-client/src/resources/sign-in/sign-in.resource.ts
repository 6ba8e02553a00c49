import type { ApiClient } from '../../client/client.ts';
import { filledText, flag, nullable, object, oneOf, webAddress } from '../../client/reader.ts';
import { readSession } from './session.mapper.ts';
import type {
  EmulationResponse,
  SignInResponse,
  SignInRequest,
  SignOutResponse,
} from './sign-in.contract.ts';

const readSignIn = object<SignInResponse>({ session: readSession, emailUpdateRequired: flag });
const readEmulation = object<EmulationResponse>({ emulationId: filledText });
const readSignOut = object<SignOutResponse>({
  isSignedOut: oneOf([true]),
  identityLogoutUrl: nullable(webAddress),
});

/**
 * POST /api/SignIn. Rejects with 400 for fields, with 401 if name and password do not match, with 403
 * "locked" for thirty minutes after too many such failures, and with 429 after too many attempts from this
 * network address.
 */
export const signIn = async (client: ApiClient, request: SignInRequest): Promise<SignInResponse> =>
  readSignIn(
    await client.call({ method: 'POST', path: '/api/SignIn', body: request, handlesUnauthorized: true }),
  );

/**
 * POST /api/Emulation: starts a read-only session for the ticket of a signed link (SES-24). Rejects with 403
 * "linkOver" for an expired or used ticket, and with 404 where emulation is not available.
 */
export const beginEmulation = async (client: ApiClient, ticket: string): Promise<EmulationResponse> =>
  readEmulation(
    await client.call({ method: 'POST', path: '/api/Emulation', body: { ticket }, isAnonymous: true }),
  );

/** GET /api/SignOut: ends the session. The call outlives the page (API-26, AUT-14). */
export const signOut = async (client: ApiClient): Promise<SignOutResponse> =>
  readSignOut(await client.call({ path: '/api/SignOut', keepalive: true, handlesUnauthorized: true }));
