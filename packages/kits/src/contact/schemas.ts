import { isZipCode, normalizeZip, phoneError } from '@tableside/core';
import { formErrors, typedText, type FormError } from '@tableside/kits/forms';
import type { AnyObject, StringSchema } from 'yup';

import type { ZipCheck } from './zip-field.tsx';

const ZIP_LENGTH = 5;

const phoneErrors = {
  malformed: formErrors.invalidPhone,
  foreign: formErrors.foreignPhone,
  extension: formErrors.phoneExtension,
} as const satisfies Record<NonNullable<ReturnType<typeof phoneError>>, FormError>;

/**
 * An optional U.S. phone number (VAL-14). Core's `normalizePhone` converts it to ten digits.
 *
 * @param isUnchanged - whether the form's values contain a number from before, which is not validated.
 */
export const phoneNumber = (
  isUnchanged: (values: unknown) => boolean = () => false,
): StringSchema<string, AnyObject, '', 'd'> =>
  typedText().test('phone', (typed, { createError, parent }) => {
    const fault = typed === '' || isUnchanged(parent) ? undefined : phoneError(typed);
    if (fault === undefined) return true;
    return createError({ message: phoneErrors[fault] });
  });

/**
 * Validates a ZIP code if one is entered: five digits (VAL-08, PRO-08), and a U.S. code according to the
 * server (PRO-09). Whether the field is required is up to the form. Its value is cast to trimmed ASCII
 * digits.
 *
 * @param failed - the message if the server cannot be reached.
 */
export const zipCode = (
  checkZip: ZipCheck,
  failed: FormError = formErrors.checkFailed,
): StringSchema<string, AnyObject, '', 'd'> =>
  typedText(normalizeZip).test('ours', async (typed, { createError }) => {
    if (typed === '') return true;
    if (typed.length !== ZIP_LENGTH)
      return createError({ message: formErrors.exactLength({ length: ZIP_LENGTH }) });
    if (!isZipCode(typed)) return createError({ message: formErrors.invalidZip });
    const verdict = await checkZip(typed);
    if (verdict === 'ours') return true;
    return createError({
      message: verdict === 'foreign' ? formErrors.foreignZip : failed,
    });
  });
