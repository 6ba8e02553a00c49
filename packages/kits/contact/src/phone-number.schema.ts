import { phoneFault } from '@tableside/core';
import { complaints } from '@tableside/kit-forms';
import { string, type AnyObject, type StringSchema } from 'yup';

/** A phone number of the U.S., or none (VAL-14, OP-117). `normalisePhone` of core makes ten digits of it. */
export const phoneNumber = (): StringSchema<string, AnyObject, '', 'd'> =>
  string()
    .default('')
    .defined()
    .trim()
    .test('phone', (typed, { createError }) => {
      const fault = typed === '' ? undefined : phoneFault(typed);
      if (fault === undefined) return true;
      return createError({
        message: fault === 'foreign' ? complaints.foreignPhone : complaints.invalidPhone,
      });
    });
