import { phoneNumber, zipCode, type ZipCheck } from '@tableside/kit-contact';
import { complaints } from '@tableside/kit-forms';
import { boolean, object, string, type AnyObject, type ObjectSchema, type StringSchema } from 'yup';

import type { ProfileRules } from './profile-rules.ts';
import {
  isChanged,
  isSameValue,
  meaningOf,
  type ProfileField,
  type ProfileValues,
} from './profile.values.ts';

/** The longest of each that may be typed (PRO-03, PRO-05). */
const LONGEST = { name: 20, address: 30, city: 20 } as const;

type Text = StringSchema<string, AnyObject, '', 'd'>;

/**
 * What a profile must say. What stands as it was saved is not judged: somebody who joined with a longer street, or
 * before an address was asked for, can still change the telephone number, and saving an untouched form is no mistake.
 */
export function profileSchema(
  rules: ProfileRules,
  saved: ProfileValues,
  checkZip: ZipCheck,
): ObjectSchema<ProfileValues> {
  const isTouched = (parent: unknown) => isChanged(parent as ProfileValues, saved, rules);
  const isKept = (field: ProfileField, parent: unknown) => isSameValue(field, parent as ProfileValues, saved);

  const needed = (schema: Text, isNeeded = true): Text =>
    isNeeded
      ? schema.test('needed', complaints.required, (typed, { parent }) => typed !== '' || !isTouched(parent))
      : schema;
  const text = (field: ProfileField, longest: number): Text =>
    string()
      .default('')
      .defined()
      .trim()
      .test('length', complaints.maxLength({ max: longest }), (typed, { parent }) => {
        return typed.length <= longest || isKept(field, parent);
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
    zipCode: needed(zipCode(checkNewZip, complaints.apiError)),
    phoneNumber: phoneNumber(),
    smsOptIn: boolean().default(false),
    emailOptIn: boolean().default(false),
  });
}
