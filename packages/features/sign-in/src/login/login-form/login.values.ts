import type { SignInRequest } from '@tableside/api-client';
import { cutPassword } from '@tableside/core';

/** What the form holds. A type and not an interface: a form's values are a record. */
export type LoginValues = {
  readonly userName: string;
  readonly password: string;
  readonly rememberMe: boolean;
};

export const loginValues = (userName: string): LoginValues => ({ userName, password: '', rememberMe: false });

/** A password is kept by its first 56 characters, so that is what can match (VAL-01). */
export const toSignInRequest = ({ userName, password, rememberMe }: LoginValues): SignInRequest => ({
  userName,
  password: cutPassword(password),
  rememberMe,
});
