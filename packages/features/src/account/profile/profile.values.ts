import type { MemberUpdateRequest } from '@tableside/api-client';
import {
  formatPhone,
  joinsBySso,
  normalisePhone,
  normaliseZip,
  textingOf,
  type Member,
  type Texting,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** What the profile asks of a member, by the settings of the partner. */
export interface ProfileRules {
  /** Names come from the partner's account: they are read-only and not required (PRO-04). */
  readonly isNameKnown: boolean;
  /** Street, city and state are required (PRO-06). */
  readonly needsAddress: boolean;
  readonly texting: Texting;
  /** The choice about e-mail is offered (PRO-14). */
  readonly hasEmailOptIn: boolean;
}

export const profileRulesOf = (partner: PartnerSettings): ProfileRules => ({
  isNameKnown: joinsBySso(partner),
  needsAddress: partner.fullAddressRequired && partner.currencyType !== 'Credit',
  texting: textingOf(partner),
  hasEmailOptIn: !partner.profile.hideEmailOptIn,
});

/** What the form holds: text as it is typed. */
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

/** The fields that this partner has, in the order of the page. */
export const fieldsOf = ({ texting, hasEmailOptIn }: ProfileRules): readonly ProfileField[] =>
  allFields.filter(
    (field) => (field !== 'smsOptIn' || texting !== 'none') && (field !== 'emailOptIn' || hasEmailOptIn),
  );

/** The member as the form shows it. */
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

/** What typed text comes down to: how it is written is no change (PRO-15). */
const sense: Partial<Record<ProfileField, (typed: string) => string>> = {
  phoneNumber: (typed) => normalisePhone(typed) ?? typed.trim(),
  zipCode: normaliseZip,
};
export const meaningOf = (field: ProfileField, value: string | boolean): string | boolean =>
  typeof value === 'string' ? (sense[field]?.(value) ?? value.trim()) : value;

export const isSameValue = (field: ProfileField, one: ProfileValues, other: ProfileValues): boolean =>
  meaningOf(field, one[field]) === meaningOf(field, other[field]);

/** Returns the values of `next`, except fields edited since `before`. */
export function followed(typed: ProfileValues, before: ProfileValues, next: ProfileValues): ProfileValues {
  const kept = allFields.filter((field) => !isSameValue(field, typed, before));
  return Object.assign({ ...next }, ...kept.map((field) => ({ [field]: typed[field] }))) as ProfileValues;
}

/**
 * What has to be sent to make of the member as saved the one in the form: only what differs, so that nothing is
 * written over that changed elsewhere, and nothing is judged that was not touched. Empty when nothing differs (PRO-15).
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
  return {
    ...changed('firstName', 'lastName', 'phoneNumber', 'smsOptIn', 'emailOptIn'),
    // Consent applies to one number: with another it must be given again.
    ...(isPhoneNew && rules.texting !== 'none' && { smsOptIn: values.smsOptIn }),
    ...(Object.keys(address).length > 0 && { address }),
  };
}

export const isChanged = (values: ProfileValues, saved: ProfileValues, rules: ProfileRules): boolean =>
  Object.keys(changesOf(values, saved, rules)).length > 0;
