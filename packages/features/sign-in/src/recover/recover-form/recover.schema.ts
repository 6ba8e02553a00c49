import { strictEmailPattern } from '@tableside/core';
import { complaints } from '@tableside/kit-forms';
import { object, string } from 'yup';

/** The longest user name that the API reads. */
const LONGEST_USER_NAME = 254;

/**
 * An e-mail address by the strict pattern, or a number of the partner's program (AUT-11, VAL-21).
 *
 * @param numberPattern - `partnerNumberPattern` of a partner whose members have numbers.
 */
export function recoverSchema(numberPattern: string | undefined) {
  const number = numberPattern === undefined ? undefined : new RegExp(numberPattern);
  return object({
    userName: string()
      .default('')
      .trim()
      .required(complaints.required)
      .max(LONGEST_USER_NAME, complaints.maxLength)
      .test(
        'account',
        { key: number ? 'recoverInvalidOrNumber' : 'recoverInvalid' },
        (userName) => strictEmailPattern.test(userName) || (number?.test(userName) ?? false),
      ),
  });
}
