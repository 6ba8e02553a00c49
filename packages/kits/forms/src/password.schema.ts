import { containsMemberNumber, passwordFault, SHORTEST_PASSWORD } from '@tableside/core';
import { string, type AnyObject, type StringSchema } from 'yup';

import { complaints } from './complaint.ts';

/**
 * A password that somebody chooses (VAL-11, OP-007). It is judged by the part that counts and compared with its
 * confirmation as typed; cut it on the way to the request (VAL-01).
 *
 * @param memberNumber - what it must not contain, where that is known: the number, or the field of the form that has it.
 */
export const newPassword = (
  memberNumber?: string | { readonly field: string },
): StringSchema<string, AnyObject, '', 'd'> =>
  string()
    .default('')
    .required(complaints.required)
    .test('rules', (password, { createError, parent }) => {
      const fault = passwordFault(password);
      if (fault === 'tooShort')
        return createError({ message: complaints.minLength({ min: SHORTEST_PASSWORD }) });
      if (fault) return createError({ message: complaints.passwordNeedsMix });
      const number: unknown =
        typeof memberNumber === 'object'
          ? (parent as Readonly<Record<string, unknown>>)[memberNumber.field]
          : memberNumber;
      return typeof number === 'string' && containsMemberNumber(password, number.trim())
        ? createError({ message: complaints.passwordHasNumber })
        : true;
    });
