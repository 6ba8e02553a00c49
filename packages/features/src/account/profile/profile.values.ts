import type { MemberUpdateRequest } from '@tableside/api-client';
import {
  formatPhone,
  joinsBySso,
  normalizePhone,
  normalizeZip,
  plainText,
  requiresAddress,
  textingOf,
  type Member,
  type Texting,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export interface ProfileRules {
  readonly isNameKnown: boolean;
  readonly needsAddress: boolean;
  readonly texting: Texting;
  readonly hasEmailOptIn: boolean;
}

export const profileRulesOf = (partner: PartnerSettings): ProfileRules => ({
  isNameKnown: joinsBySso(partner),
  needsAddress: requiresAddress(partner),
  texting: textingOf(partner),
  hasEmailOptIn: !partner.profile.hideEmailOptIn,
});

export type ProfileValues = {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  smsOptIn: boolean;
  emailOptIn: boolean;
};
export type ProfileField = keyof ProfileValues;

const addressFields = ['address1', 'address2', 'city', 'state', 'zipCode'] as const;
const allFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  ...addressFields,
  'phoneNumber',
  'smsOptIn',
  'emailOptIn',
];

export const fieldsOf = ({ texting, hasEmailOptIn }: ProfileRules): readonly ProfileField[] =>
  allFields.filter(
    (field) => (field !== 'smsOptIn' || texting !== 'none') && (field !== 'emailOptIn' || hasEmailOptIn),
  );

export const toProfileValues = (member: Member): ProfileValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  address1: member.address.address1,
  address2: member.address.address2,
  city: member.address.city,
  state: member.address.state,
  zipCode: member.address.zipCode,
  phoneNumber: formatPhone(member.phoneNumber),
  smsOptIn: member.hasSmsOptIn,
  emailOptIn: member.hasEmailOptIn,
});

const meaningOfPhone = (typed: string) => normalizePhone(typed) ?? plainText(typed);

const normalizers: Partial<Record<ProfileField, (typed: string) => string>> = {
  phoneNumber: meaningOfPhone,
  zipCode: normalizeZip,
};
export const meaningOf = (field: ProfileField, value: string | boolean): string | boolean =>
  typeof value === 'string' ? (normalizers[field]?.(value) ?? plainText(value)) : value;

export const isSameValue = (field: ProfileField, one: ProfileValues, other: ProfileValues): boolean =>
  meaningOf(field, one[field]) === meaningOf(field, other[field]);

export function followed(typed: ProfileValues, before: ProfileValues, next: ProfileValues): ProfileValues {
  const edited = allFields.filter((field) => !isSameValue(field, typed, before));
  return Object.assign({ ...next }, ...edited.map((field) => ({ [field]: typed[field] }))) as ProfileValues;
}

/**
 * Returns only the fields that differ from the saved member, so that changes made elsewhere are not
 * overwritten and untouched values are not validated. Empty if nothing differs (PRO-15).
 */
export function changesOf(
  values: ProfileValues,
  saved: ProfileValues,
  rules: ProfileRules,
): MemberUpdateRequest {
  const { isNameKnown } = rules;
  const differs = (field: ProfileField) =>
    fieldsOf(rules).includes(field) &&
    !(isNameKnown && (field === 'firstName' || field === 'lastName')) &&
    !isSameValue(field, values, saved);
  const changed = (...fields: readonly ProfileField[]) =>
    Object.fromEntries(
      fields.filter(differs).map((field) => [field, meaningOf(field, values[field])]),
    ) as Partial<ProfileValues>;
  const address = changed(...addressFields);
  const isPhoneNew = differs('phoneNumber');
  const isConsentNew = differs('smsOptIn') && values.smsOptIn;
  return {
    ...changed('firstName', 'lastName', 'phoneNumber', 'smsOptIn', 'emailOptIn'),
    // Another tab or device may have stored a different number, to which this consent does not apply.
    ...(isConsentNew && { phoneNumber: meaningOfPhone(values.phoneNumber) }),
    // Consent applies to one number, so a new number needs new consent.
    ...(isPhoneNew && rules.texting !== 'none' && { smsOptIn: values.smsOptIn }),
    ...(Object.keys(address).length > 0 && { address }),
  };
}

export const isChanged = (values: ProfileValues, saved: ProfileValues, rules: ProfileRules): boolean =>
  Object.keys(changesOf(values, saved, rules)).length > 0;
