import { fake, type Answer } from '../../testing/answer.ts';
import {
  signInAnswer,
  signInRequest,
  signOutAnswer,
  type SessionBody,
  type SignInAnswer,
  type SignOutAnswer,
} from './sign-in.contract.ts';

export const buildSessionBody = (overrides: Partial<SessionBody> = {}): SessionBody => ({
  accessToken: 'access-1',
  remainingMs: 900_000,
  ...overrides,
});

export const signInHandlers = {
  signIn: (answer: Answer<SignInAnswer> = { session: buildSessionBody(), emailUpdateRequired: false }) =>
    fake({
      method: 'post',
      path: '/api/SignIn',
      contract: signInAnswer,
      requestContract: signInRequest,
      answer,
    }),

  signOut: (answer: Answer<SignOutAnswer> = { isSignedOut: true, identityLogoutUrl: null }) =>
    fake({ method: 'get', path: '/api/SignOut', contract: signOutAnswer, answer }),
};
