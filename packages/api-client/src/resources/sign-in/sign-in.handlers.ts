import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  signInResponse,
  signInRequest,
  signOutResponse,
  type SessionBody,
  type SignInResponse,
  type SignOutResponse,
} from './sign-in.contract.ts';

export const buildSessionBody = (overrides: Partial<SessionBody> = {}): SessionBody => ({
  accessToken: 'access-1',
  remainingMs: 900_000,
  ...overrides,
});

export const signInHandlers = {
  signIn: (
    response: FakeResponse<SignInResponse> = { session: buildSessionBody(), emailUpdateRequired: false },
  ) =>
    fake({
      method: 'post',
      path: '/api/SignIn',
      contract: signInResponse,
      requestContract: signInRequest,
      response,
    }),

  signOut: (response: FakeResponse<SignOutResponse> = { isSignedOut: true, identityLogoutUrl: null }) =>
    fake({ method: 'get', path: '/api/SignOut', contract: signOutResponse, response }),
};
