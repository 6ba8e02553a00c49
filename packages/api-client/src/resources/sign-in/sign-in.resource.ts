import type { ApiClient } from '../../client/client.ts';
import type { SignInAnswer, SignInRequest, SignOutAnswer } from './sign-in.contract.ts';

/**
 * POST /api/SignIn. Rejects with 400 for fields, 401 for a name and password that do not belong together,
 * 403 "locked" for thirty minutes after too many of those, 429 when this network address tried too often.
 */
export const signIn = async (client: ApiClient, request: SignInRequest): Promise<SignInAnswer> =>
  (await client.call({
    method: 'POST',
    path: '/api/SignIn',
    body: request,
    keepsUnauthorised: true,
  })) as SignInAnswer;

/** GET /api/SignOut: ends the session; outlives the page (API-26, AUT-14). */
export const signOut = async (client: ApiClient): Promise<SignOutAnswer> =>
  (await client.call({
    path: '/api/SignOut',
    keepalive: true,
    keepsUnauthorised: true,
  })) as SignOutAnswer;
