import type { SignInRequest } from '@tableside/api-client';
import { cutPassword, plainEmail } from '@tableside/core';
import { formErrors, typedText } from '@tableside/kits/forms';
import { boolean, object, string } from 'yup';

/** A type alias, because form values must be assignable to a record, and interfaces are not. */
export type LoginValues = {
  readonly userName: string;
  readonly password: string;
  readonly rememberMe: boolean;
};

export const loginValues = (userName: string): LoginValues => ({ userName, password: '', rememberMe: false });

/** Only the first 56 characters of a password are stored, so only those are sent (VAL-01). */
export const toSignInRequest = ({ userName, password, rememberMe }: LoginValues): SignInRequest => ({
  userName,
  password: cutPassword(password),
  rememberMe,
});

const LONGEST_USER_NAME = 254;

export const loginSchema = object({
  userName: typedText(plainEmail).required(formErrors.required).max(LONGEST_USER_NAME, formErrors.maxLength),
  password: string().default('').required(formErrors.required),
  rememberMe: boolean().default(false),
});
