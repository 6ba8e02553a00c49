import type { JoinRequest } from '@tableside/api-client';
import {
  agreesToTexts,
  cutPassword,
  formatPhone,
  normalisePhone,
  omitUndefined,
  type Member,
  type ReferralValues,
} from '@tableside/core';

import type { JoinRules } from '../join-rules.ts';

/** Everything the form may ask. What a partner does not ask stays empty. */
export type JoinValues = {
  firstName: string;
  lastName: string;
  email: string;
  memberNumber: string;
  password: string;
  passwordConfirm: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  smsOptIn: boolean;
  emailOptIn: boolean;
  terms: boolean;
};
export type JoinField = keyof JoinValues;

/** What the form begins with: what single sign-on told of the member, or the address from an e-mail form (ENR-03). */
export const initialJoinValues = (member: Member | undefined, email: string): JoinValues => ({
  firstName: member?.firstName ?? '',
  lastName: member?.lastName ?? '',
  email: member?.email ?? email,
  memberNumber: '',
  password: '',
  passwordConfirm: '',
  address1: member?.address.address1 ?? '',
  address2: member?.address.address2 ?? '',
  city: member?.address.city ?? '',
  state: member?.address.state ?? '',
  zipCode: member?.address.zipCode ?? '',
  phoneNumber: formatPhone(member?.phoneNumber ?? ''),
  // Nobody has agreed to anything yet.
  smsOptIn: false,
  emailOptIn: false,
  terms: false,
});

/** Checked values as the call takes them: passwords cut (VAL-01), numbers in one form, the way that led here (ENR-05). */
export function toJoinRequest(values: JoinValues, rules: JoinRules, referral: ReferralValues): JoinRequest {
  const given = (text: string) => (text === '' ? undefined : text);
  return omitUndefined({
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    password: rules.hasPassword ? cutPassword(values.password) : undefined,
    passwordConfirm: rules.hasPassword ? cutPassword(values.passwordConfirm) : undefined,
    zipCode: values.zipCode,
    phoneNumber: normalisePhone(values.phoneNumber),
    smsOptIn: agreesToTexts(rules.texting, values),
    emailOptIn: values.emailOptIn,
    memberNumber: rules.hasMemberNumber ? given(values.memberNumber.toUpperCase()) : undefined,
    address1: rules.hasAddress ? given(values.address1) : undefined,
    address2: rules.hasAddress ? given(values.address2) : undefined,
    city: rules.hasAddress ? given(values.city) : undefined,
    state: rules.hasAddress ? given(values.state) : undefined,
    terms: true as const,
    ...referral,
  });
}
