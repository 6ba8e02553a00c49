import { phoneNumber, zipCode, type ZipCheck } from '@tableside/kits/contact';
import { formErrors, typedText } from '@tableside/kits/forms';
import { boolean, object, string, type AnyObject, type ObjectSchema, type StringSchema } from 'yup';

import {
  isChanged,
  isSameValue,
  meaningOf,
  type ProfileField,
  type ProfileRules,
  type ProfileValues,
} from './profile.values.ts';

const LONGEST = { name: 20, address: 30, city: 20 } as const;

type Text = StringSchema<string, AnyObject, '', 'd'>;

/**
 * Validates a profile. Unchanged values are not validated: a member whose stored street is too long can still
 * change the phone number, and saving an unchanged form is not an error.
 */
export function profileSchema(
  rules: ProfileRules,
  saved: ProfileValues,
  checkZip: ZipCheck,
): ObjectSchema<ProfileValues> {
  const isTouched = (parent: unknown) => isChanged(parent as ProfileValues, saved, rules);
  const isUnchanged = (field: ProfileField, parent: unknown) =>
    isSameValue(field, parent as ProfileValues, saved);

  const needed = (schema: Text, isNeeded = true): Text =>
    isNeeded
      ? schema.test('needed', formErrors.required, (typed, { parent }) => typed !== '' || !isTouched(parent))
      : schema;
  const text = (field: ProfileField, longest: number): Text =>
    typedText().test('length', formErrors.maxLength({ max: longest }), (typed, { parent }) => {
      return typed.length <= longest || isUnchanged(field, parent);
    });
  const name = (field: 'firstName' | 'lastName') =>
    rules.isNameKnown ? string().default('').defined() : needed(text(field, LONGEST.name));
  const checkNewZip: ZipCheck = (zip) =>
    zip === meaningOf('zipCode', saved.zipCode) ? Promise.resolve('ours') : checkZip(zip);

  return object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    address1: needed(text('address1', LONGEST.address), rules.needsAddress),
    address2: text('address2', LONGEST.address),
    city: needed(text('city', LONGEST.city), rules.needsAddress),
    state: needed(text('state', 2), rules.needsAddress),
    zipCode: needed(zipCode(checkNewZip, formErrors.apiError)),
    phoneNumber: phoneNumber((values) => isUnchanged('phoneNumber', values)),
    smsOptIn: boolean().default(false),
    emailOptIn: boolean().default(false),
  });
}
