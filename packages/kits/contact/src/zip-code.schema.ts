import { isZipCode, normaliseZip } from '@tableside/core';
import { complaints, type Complaint } from '@tableside/kit-forms';
import { string, type AnyObject, type StringSchema } from 'yup';

import type { ZipCheck } from './use-zip-check.ts';

const LENGTH = 5;

/**
 * A ZIP code, once it is typed: five digits (VAL-08, PRO-08), and one of the U.S. as the server says (PRO-09). That it
 * is needed at all is for the form to say. Answers it in ASCII digits, without space around it.
 *
 * @param failed - what is said when the server cannot be asked.
 */
export const zipCode = (
  checkZip: ZipCheck,
  failed: Complaint = complaints.checkFailed,
): StringSchema<string, AnyObject, '', 'd'> =>
  string()
    .default('')
    .defined()
    .transform(normaliseZip)
    .test('ours', async (typed, { createError }) => {
      if (typed === '') return true;
      if (typed.length !== LENGTH)
        return createError({ message: complaints.exactLength({ length: LENGTH }) });
      if (!isZipCode(typed)) return createError({ message: complaints.invalidZip });
      const verdict = await checkZip(typed);
      if (verdict === 'ours') return true;
      return createError({
        message: verdict === 'foreign' ? complaints.foreignZip : failed,
      });
    });
