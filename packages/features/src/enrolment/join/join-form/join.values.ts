import type { JoinRequest, ProgramTerms } from '@tableside/api-client';
import {
  agreesToTexts,
  cutPassword,
  formatPhone,
  joinsDirectly,
  normalisePhone,
  omitUndefined,
  requiresAddress,
  textingOf,
  type Member,
  type ReferralValues,
  type Texting,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** The fields of the join form, depending on the enrollment type and on what is known already. */
export interface JoinRules {
  /** Whether members have a password here. Members from single sign-on have one with the partner (ENR-06). */
  readonly hasPassword: boolean;
  readonly isNameKnown: boolean;
  readonly hasMemberNumber: boolean;
  /** The pattern of a member number, case-insensitive (VAL-12). */
  readonly memberNumberPattern: RegExp;
  readonly hasAddress: boolean;
  /**
   * The version of SMS consent. `v2` has a checkbox and a dialog; in `v1`, entering a number below the
   * consent text is consent (VAL-02).
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

/** All possible values of the form. Those a partner does not ask for stay empty. */
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

/** Returns the fields that this partner asks this person for, in page order. */
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

/**
 * Returns the initial values: the member's data from single sign-on, or the address
 * from an email form (ENR-03).
 */
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
  // Nothing is agreed to by default.
  smsOptIn: false,
  emailOptIn: false,
  terms: false,
});

/**
 * Converts validated values to the request: passwords truncated (VAL-01), numbers normalized, referral values
 * (ENR-05) and the version of the accepted terms (ENR-17) added.
 */
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
    phoneNumber: normalisePhone(values.phoneNumber),
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
