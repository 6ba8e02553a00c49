import type { JoinRequest, ProgramTerms } from '@tableside/api-client';
import {
  agreesToTexts,
  cutPassword,
  formatPhone,
  joinsDirectly,
  normalizePhone,
  omitUndefined,
  requiresAddress,
  textingOf,
  type Member,
  type ReferralValues,
  type Texting,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export interface JoinRules {
  readonly hasPassword: boolean;
  readonly isNameKnown: boolean;
  readonly hasMemberNumber: boolean;
  readonly memberNumberPattern: RegExp;
  readonly hasAddress: boolean;
  /**
   * The version of SMS consent. `v2` has a checkbox and a dialog. In `v1`, entering a number below the
   * consent text is the consent (VAL-02).
   */
  readonly texting: Texting;
}

export function joinRulesOf(partner: PartnerSettings, member?: Member): JoinRules {
  const { hasPPN, partnerNumberPattern } = partner;
  return {
    hasPassword: joinsDirectly(partner),
    isNameKnown: member !== undefined,
    hasMemberNumber: hasPPN && !member?.memberNumber,
    memberNumberPattern: new RegExp(partnerNumberPattern, 'i'),
    hasAddress: requiresAddress(partner),
    texting: textingOf(partner),
  };
}

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

export const fieldsOf = (rules: JoinRules): readonly JoinField[] => [
  'firstName',
  'lastName',
  'email',
  ...(rules.hasMemberNumber ? (['memberNumber'] as const) : []),
  ...(rules.hasPassword ? (['password', 'passwordConfirm'] as const) : []),
  ...(rules.hasAddress ? (['address1', 'address2', 'city', 'state'] as const) : []),
  'zipCode',
  'phoneNumber',
  ...(rules.texting === 'v2' ? (['smsOptIn'] as const) : []),
  'emailOptIn',
  'terms',
];

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
  smsOptIn: false,
  emailOptIn: false,
  terms: false,
});

export function toJoinRequest(
  values: JoinValues,
  rules: JoinRules,
  { referral, terms }: { readonly referral: ReferralValues; readonly terms: ProgramTerms },
): JoinRequest {
  const given = (text: string) => (text === '' ? undefined : text);
  return omitUndefined({
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    password: rules.hasPassword ? cutPassword(values.password) : undefined,
    passwordConfirm: rules.hasPassword ? cutPassword(values.passwordConfirm) : undefined,
    zipCode: values.zipCode,
    phoneNumber: normalizePhone(values.phoneNumber),
    smsOptIn: agreesToTexts(rules.texting, values),
    emailOptIn: values.emailOptIn,
    memberNumber: rules.hasMemberNumber ? given(values.memberNumber.toUpperCase()) : undefined,
    address1: rules.hasAddress ? given(values.address1) : undefined,
    address2: rules.hasAddress ? given(values.address2) : undefined,
    city: rules.hasAddress ? given(values.city) : undefined,
    state: rules.hasAddress ? given(values.state) : undefined,
    terms: true as const,
    termsVersion: terms.version,
    ...referral,
  });
}
