import type { SignInRequest } from '@tableside/api-client';
import { cutPassword } from '@tableside/core';
import { formErrors } from '@tableside/kits/forms';
import { boolean, object, string } from 'yup';

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

/** The longest user name that the API reads. */
const LONGEST_USER_NAME = 254;

/** Only what cannot be right is refused here: whether name and password belong together is for the server to say. */
export const loginSchema = object({
  userName: string()
    .default('')
    .trim()
    .required(formErrors.required)
    .max(LONGEST_USER_NAME, formErrors.maxLength),
  password: string().default('').required(formErrors.required),
  rememberMe: boolean().default(false),
});
