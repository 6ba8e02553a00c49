import { ApiError } from '@tableside/api-client';
import type { CopyValues } from '@tableside/kits/content';
import type { ReactNode } from 'react';

import { errorsCopy, type FormCopyKey } from './errors.copy.ts';

export type ErrorKey<K extends string = FormCopyKey> = { readonly key: K; readonly values?: CopyValues };

/**
 * A form error from the schema, the server or a failed call. Its text is a copy key or a ready message. `K`
 * is the type of another copy area's keys, for forms with their own errors.
 */
export type FormError<K extends string = FormCopyKey> = {
  /**
   * The name of the invalid field. If there is none, or the form does not show it, the error is shown above
   * the fields.
   */
  readonly field?: string;
  readonly announcement?: string;
  /** The field to focus, with its text selected, if no field is marked as invalid. */
  readonly focus?: string;
} & (ErrorKey<K> | { readonly message: ReactNode });

/** The errors that most fields need, to pass to yup: `string().max(50, formErrors.maxLength)`. */
export const formErrors = {
  required: { key: 'required' },
  /** The message for a missing value, shown apart from its field, as in the secure frame. */
  labelRequired: { key: 'labelRequired' },
  invalidEmail: { key: 'invalidEmail' },
  mismatch: { key: 'mismatch' },
  passwordNeedsMix: { key: 'passwordNeedsMix' },
  passwordHasNumber: { key: 'passwordHasNumber' },
  invalidZip: { key: 'invalidZip' },
  foreignZip: { key: 'foreignZip' },
  checkFailed: { key: 'checkFailed' },
  apiError: { key: 'apiError' },
  invalidPhone: { key: 'invalidPhone' },
  foreignPhone: { key: 'foreignPhone' },
  phoneExtension: { key: 'phoneExtension' },
  invalidMemberNumber: { key: 'invalidMemberNumber' },
  maxLength: ({ max }: { readonly max: number }) => ({ key: 'maxLength', values: { num: max } }) as const,
  minLength: ({ min }: { readonly min: number }) => ({ key: 'minLength', values: { num: min } }) as const,
  exactLength: ({ length }: { readonly length: number }) =>
    ({ key: 'exactLength', values: { num: length } }) as const,
} satisfies Record<string, ErrorKey | ((params: never) => ErrorKey)>;

const isFormCopyKey = (code: string | undefined): code is FormCopyKey =>
  code !== undefined && Object.hasOwn(errorsCopy.texts, code);

export type ServerError = { readonly field: string } & (ErrorKey | { readonly message: string });

export const toServerErrors = (error: unknown): readonly ServerError[] | undefined =>
  error instanceof ApiError && error.status < 500 && error.fields.length > 0
    ? error.fields.map(({ field, code, limit, message }) =>
        // The sentence of a length needs its limit, which a server may leave out.
        isFormCopyKey(code) && (limit !== undefined || !errorsCopy.texts[code].includes('{num}'))
          ? { field, key: code, ...(limit !== undefined && { values: { num: limit } }) }
          : { field, message },
      )
    : undefined;

/** Statuses of temporary failures, for which refreshing the page does not help. */
const PASSING_STATUSES = new Set([502, 503, 504]);

export const lacksCookies = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'cookieMissing';

export function toSubmitError(error: unknown): ErrorKey {
  if (error instanceof ApiError && PASSING_STATUSES.has(error.status)) return { key: 'unavailable' };
  if (!(error instanceof ApiError) || error.status >= 500) return { key: 'serverError' };
  if (error.status === 429) return { key: 'tooMany' };
  if (lacksCookies(error)) return { key: 'cookiesBlocked' };
  switch (error.code) {
    // Each cause has its own reference code: no token was available, or the server rejected even a fresh one
    // (ERR-01).
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
