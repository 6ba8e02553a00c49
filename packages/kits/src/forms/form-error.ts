import { ApiError, type FieldError } from '@tableside/api-client';
import type { CopyValues } from '@tableside/kits/content';
import type { ReactNode } from 'react';

import type { FormCopyKey } from './errors.copy.ts';

/** A key of copy, with what fills its sentence. */
export type ErrorKey<K extends string = FormCopyKey> = { readonly key: K; readonly values?: CopyValues };

/**
 * One error of a form, whether a rule of its schema, the server or a failed call is behind it. What it says is a key of
 * copy, or a sentence that is ready. `K` is the key of another area's copy where a form has errors of its own.
 */
export type FormError<K extends string = FormCopyKey> = {
  /** The field that is wrong, by name. Without one, or with one that the form does not show, it stands above the fields. */
  readonly field?: string;
  /** Announced beside what shows, for those who do not see it (AUT-07). */
  readonly announcement?: string;
  /** The field that gets the focus, with its text selected, where none is marked as wrong. */
  readonly focus?: string;
} & (ErrorKey<K> | { readonly message: ReactNode });

/** The errors that most fields need, ready to hand to yup: `string().max(50, formErrors.maxLength)`. */
export const formErrors = {
  required: { key: 'required' },
  /** The same where the words stand apart from their field, as in the secure frame. */
  labelRequired: { key: 'labelRequired' },
  invalidEmail: { key: 'invalidEmail' },
  /** The second of two fields that must say the same. */
  mismatch: { key: 'mismatch' },
  passwordNeedsMix: { key: 'passwordNeedsMix' },
  /** A password that is or contains the member number (VAL-11). */
  passwordHasNumber: { key: 'passwordHasNumber' },
  invalidZip: { key: 'invalidZip' },
  foreignZip: { key: 'foreignZip' },
  checkFailed: { key: 'checkFailed' },
  /** A call that failed, at the field that needed it. */
  apiError: { key: 'apiError' },
  invalidPhone: { key: 'invalidPhone' },
  foreignPhone: { key: 'foreignPhone' },
  invalidMemberNumber: { key: 'invalidMemberNumber' },
  maxLength: ({ max }: { readonly max: number }) => ({ key: 'maxLength', values: { num: max } }) as const,
  minLength: ({ min }: { readonly min: number }) => ({ key: 'minLength', values: { num: min } }) as const,
  exactLength: ({ length }: { readonly length: number }) =>
    ({ key: 'exactLength', values: { num: length } }) as const,
} satisfies Record<string, ErrorKey | ((params: never) => ErrorKey)>;

/** What the server says of the fields that were sent; undefined for an error that names none. */
export const toServerErrors = (error: unknown): readonly FieldError[] | undefined =>
  error instanceof ApiError && error.status < 500 && error.fields.length > 0 ? error.fields : undefined;

/** The message for a submit that failed as a whole (ERR-01, ERR-10, VAL-08). */
export function toSubmitError(error: unknown): ErrorKey {
  if (!(error instanceof ApiError) || error.status >= 500) return { key: 'serverError' };
  if (error.status === 429) return { key: 'tooMany' };
  switch (error.code) {
    // One code per cause: no token could be had, or the server refused a fresh one as well (ERR-01).
    case 'csrfUnavailable':
      return { key: 'tokenMissing', values: { code: 'T-0001' } };
    case 'csrf':
      return { key: 'tokenMissing', values: { code: 'T-0002' } };
    case 'captcha':
    case 'captchaNotReady':
    case 'captchaGivenUp':
      return { key: error.code };
    default:
      return { key: 'apiError' };
  }
}
