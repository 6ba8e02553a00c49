import {
  containsMemberNumber,
  passwordError,
  plainEmail,
  plainText,
  SHORTEST_PASSWORD,
  strictEmailPattern,
} from '@tableside/core';
import { string, type AnyObject, type StringSchema, type TestConfig } from 'yup';

import { formErrors } from './form-error.ts';

type TextSchema = StringSchema<string, AnyObject, '', 'd'>;

const valueOf = (values: unknown, field: string): unknown =>
  (values as Readonly<Record<string, unknown>>)[field];

/** A line of typed text, normalized as on the server. Empty by default. */
export const typedText = (normalize: (typed: string) => string = plainText): TextSchema =>
  string().default('').defined().transform(normalize);

/**
 * A required email address, by the server's rules (VAL-21). `longest` is its maximum length in characters.
 */
export const emailAddress = (longest: number): TextSchema =>
  typedText(plainEmail)
    .required(formErrors.required)
    .max(longest, formErrors.maxLength)
    .matches(strictEmailPattern, { message: formErrors.invalidEmail, excludeEmptyString: true });

/**
 * A new password (VAL-11). Its significant part is validated, and compared with its confirmation, as typed.
 * Truncate it for the request (VAL-01).
 *
 * @param memberNumber - the member number that it must not contain, if known, or the form's field that has
 * it.
 */
export const newPassword = (memberNumber?: string | { readonly field: string }): TextSchema =>
  string()
    .default('')
    .required(formErrors.required)
    .test('rules', (password, { createError, parent }) => {
      const fault = passwordError(password);
      if (fault === 'tooShort')
        return createError({ message: formErrors.minLength({ min: SHORTEST_PASSWORD }) });
      if (fault) return createError({ message: formErrors.passwordNeedsMix });
      const number = typeof memberNumber === 'object' ? valueOf(parent, memberNumber.field) : memberNumber;
      return typeof number === 'string' && containsMemberNumber(password, plainText(number))
        ? createError({ message: formErrors.passwordHasNumber })
        : true;
    });

/**
 * A rule for a field that must match another: `string().required(…).test(sameAs('email'))`. Empty values
 * pass, so combine it with `required`.
 */
export const sameAs = (field: string): TestConfig<string | undefined, AnyObject> => ({
  name: 'same',
  message: formErrors.mismatch,
  test: (value, { parent }) => !value || value === valueOf(parent, field),
});
