import { joiningLimits } from '@tableside/core';
import { phoneNumber, zipCode, type ZipCheck } from '@tableside/kits/contact';
import { formErrors, emailAddress, newPassword, sameAs, typedText } from '@tableside/kits/forms';
import { boolean, object, string, type AnyObject, type ObjectSchema, type StringSchema } from 'yup';

import type { JoinField, JoinRules, JoinValues } from './join.values.ts';

type Text = StringSchema<string, AnyObject, '', 'd'>;

const empty = (): Text => string().default('').defined();
const text = (longest: number): Text => typedText().max(longest, formErrors.maxLength);
const needed = (schema: Text, isNeeded = true): Text =>
  isNeeded ? schema.required(formErrors.required) : schema;

const memberNumber = ({ hasMemberNumber, memberNumberPattern }: JoinRules) =>
  needed(text(joiningLimits.memberNumber), hasMemberNumber).matches(memberNumberPattern, {
    message: formErrors.invalidMemberNumber,
    excludeEmptyString: true,
  });

const password = ({ hasPassword }: JoinRules) =>
  hasPassword ? newPassword({ field: 'memberNumber' satisfies JoinField }) : empty();

const passwordConfirm = ({ hasPassword }: JoinRules) =>
  needed(empty(), hasPassword).test(sameAs('password' satisfies JoinField));

export function joinSchema(rules: JoinRules, checkZip: ZipCheck): ObjectSchema<JoinValues> {
  // Nobody can correct here what the partner provides.
  const typed = (schema: Text) => (rules.isNameKnown ? empty() : schema);
  const name = typed(needed(text(joiningLimits.name)));
  return object({
    firstName: name,
    lastName: name,
    email: typed(emailAddress(joiningLimits.email)),
    memberNumber: memberNumber(rules),
    password: password(rules),
    passwordConfirm: passwordConfirm(rules),
    address1: needed(text(joiningLimits.address), rules.hasAddress),
    address2: text(joiningLimits.address),
    city: needed(text(joiningLimits.city), rules.hasAddress),
    state: needed(text(2), rules.hasAddress),
    zipCode: needed(zipCode(checkZip)),
    phoneNumber: phoneNumber(),
    smsOptIn: boolean().default(false),
    emailOptIn: boolean().default(false),
    terms: boolean().default(false).oneOf([true], formErrors.required),
  });
}
