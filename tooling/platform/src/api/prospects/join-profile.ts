import { omitUndefined, requiresAddress, textingOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { readPhone } from '../../accounts/field-errors.ts';
import { normalizeMemberNumber, type MemberRow } from '../../accounts/find-member.ts';
import { gazetteer, isZipCode } from '../../places/gazetteer.ts';
import { fault, type FieldError } from '../../web/fault.ts';
import { isMemberNumber } from './member-number.ts';
import type { JoinBody } from './read-prospect.ts';
import { readReferral } from './referral.ts';

export type JoinProfile = Pick<
  MemberRow,
  | 'memberNumber'
  | 'phoneNumber'
  | 'smsOptIn'
  | 'emailOptIn'
  | 'zipCode'
  | 'referral'
  | 'termsVersion'
  | 'termsAcceptedAt'
> &
  Partial<Pick<MemberRow, 'enrollmentSource' | 'address1' | 'address2' | 'city' | 'state'>>;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
const isState = (text: string): boolean => text.length === 2 && gazetteer().states.has(text.toLowerCase());

function complainAboutTexts(request: JoinBody): FieldError[] {
  const { firstName = '', lastName = '', address1 = '', address2 = '', city = '' } = request;
  return Object.entries({ firstName, lastName, address1, address2, city })
    .filter(([, text]) => hasControlCharacter(text))
    .map(([field]) => fault(field, 'invalid'));
}

function complainAboutAddress(partner: PartnerSettings, request: JoinBody): FieldError[] {
  const { address1 = '', city = '', state = '', zipCode } = request;
  const missing = requiresAddress(partner)
    ? Object.entries({ address1, city, state }).filter(([, text]) => text === '')
    : [];
  return [
    ...missing.map(([field]) => fault(field, 'required')),
    ...(state !== '' && !isState(state) ? [fault('state', 'invalid')] : []),
    ...(isZipCode(zipCode) ? [] : [fault('zipCode', 'invalidZip')]),
  ];
}

function memberNumberErrors(partner: PartnerSettings, memberNumber: string): FieldError[] {
  if (memberNumber === '') return [fault('memberNumber', 'required')];
  return isMemberNumber(partner, memberNumber) ? [] : [fault('memberNumber', 'invalidMemberNumber')];
}

export function readProfile(
  partner: PartnerSettings,
  request: JoinBody,
  { numberOfPartner, now }: { readonly numberOfPartner: string | null; readonly now: Date },
): { readonly profile: JoinProfile; readonly errors: FieldError[] } {
  const typedNumber = partner.hasPPN ? normalizeMemberNumber(request.memberNumber ?? '') : '';
  const phone = readPhone(request.phoneNumber ?? '');
  const digits = 'digits' in phone ? phone.digits : '';
  const { address1, city, state } = request;
  // A form with an address leaves out an empty second line, one without leaves out what it does not know.
  const address2 = request.address2 ?? (requiresAddress(partner) ? '' : undefined);
  const referral = readReferral(request);
  const errors = [
    ...complainAboutTexts(request),
    ...complainAboutAddress(partner, request),
    ...(partner.hasPPN && numberOfPartner === null ? memberNumberErrors(partner, typedNumber) : []),
    ...('error' in phone ? [fault('phoneNumber', phone.error)] : []),
  ];
  return {
    errors: errors,
    profile: {
      memberNumber: numberOfPartner ?? (typedNumber === '' ? null : typedNumber),
      phoneNumber: digits,
      // Without the partner's consent text there is nothing to consent to.
      smsOptIn: request.smsOptIn && digits !== '' && textingOf(partner) !== 'none',
      emailOptIn: request.emailOptIn,
      ...omitUndefined({ address1, address2, city, state: state?.toUpperCase() }),
      zipCode: request.zipCode,
      referral,
      termsVersion: partner.termsVersion,
      termsAcceptedAt: now,
      ...(referral.source !== undefined && { enrollmentSource: referral.source }),
    },
  };
}
