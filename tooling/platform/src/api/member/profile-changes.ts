import type { memberContract } from '@tableside/api-client/contract';
import { joinsBySso, omitUndefined, plainText, requiresAddress, textingOf, usStates } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { readPhone } from '../../accounts/field-errors.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import { isZipCode } from '../../places/gazetteer.ts';
import { fault, type FieldError } from '../../web/fault.ts';

type Update = memberContract.MemberUpdateRequest;

interface Reading {
  readonly changes: Partial<MemberRow>;
  readonly errors: readonly FieldError[];
}

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
const isState = (text: string) => usStates.some(({ value }) => value === text);

const complainAboutTexts = (texts: Readonly<Record<string, string | undefined>>): FieldError[] =>
  Object.entries(texts)
    .filter(([, text]) => text !== undefined && hasControlCharacter(text))
    .map(([field]) => fault(field, 'invalid'));

/**
 * Names that the partner provides can be changed only in the account at the partner. Sending them unchanged
 * is not an error (PRO-04).
 */
function readNames(partner: PartnerSettings, member: MemberRow, { firstName, lastName }: Update): Reading {
  const names = { firstName, lastName };
  const isFromPartner = joinsBySso(partner);
  const changedNames = (['firstName', 'lastName'] as const).filter(
    (field) => isFromPartner && names[field] !== undefined && names[field] !== plainText(member[field]),
  );
  return {
    changes: isFromPartner
      ? {}
      : { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) },
    errors: [
      ...changedNames.map((field) =>
        fault(field, 'invalid', `Your name can only be changed with ${partner.name}`),
      ),
      ...complainAboutTexts(names),
    ],
  };
}

function readAddress(partner: PartnerSettings, member: MemberRow, { address }: Update): Reading {
  if (!address) return { changes: {}, errors: [] };
  const state = address.state?.toUpperCase();
  const changes = omitUndefined({ ...address, state });
  const { address1, address2, city } = address;
  const after = { address1: member.address1, city: member.city, state: member.state, ...changes };
  const missing = (['address1', 'city', 'state'] as const).filter((field) => after[field] === '');
  return {
    changes,
    errors: [
      ...complainAboutTexts({ address1, address2, city }),
      ...(requiresAddress(partner) ? missing.map((field) => fault(field, 'required')) : []),
      ...(state !== undefined && state !== '' && !isState(state) ? [fault('state', 'invalid')] : []),
      ...(address.zipCode !== undefined && !isZipCode(address.zipCode)
        ? [fault('zipCode', 'foreignZip')]
        : []),
    ],
  };
}

const notOffered = (field: string): FieldError => fault(field, 'invalid', 'This option is not available');

/**
 * Changes only what the request gives, because a parallel request may have changed the rest since the member
 * was read. Removing or replacing a phone number withdraws the consent to text messages, unless the same
 * request consents for the new number. Consent requires the number in the request, because the stored one may
 * differ from what the member saw. If the partner shows no consent text, none can be given.
 */
function readReachable(
  partner: PartnerSettings,
  member: MemberRow,
  { phoneNumber, smsOptIn }: Update,
): Reading {
  const isRepeated = smsOptIn === undefined || (smsOptIn && member.smsOptIn);
  if (phoneNumber === undefined && isRepeated) return { changes: {}, errors: [] };
  const read = phoneNumber === undefined ? { digits: member.phoneNumber } : readPhone(phoneNumber);
  if ('error' in read) return { changes: {}, errors: [fault('phoneNumber', read.error)] };
  const isStillOptedIn = read.digits === member.phoneNumber && member.smsOptIn;
  if (smsOptIn && !isStillOptedIn && textingOf(partner) === 'none') {
    return { changes: {}, errors: [notOffered('smsOptIn')] };
  }
  if (smsOptIn && !isStillOptedIn && phoneNumber === undefined)
    return { changes: {}, errors: [fault('phoneNumber', 'required')] };
  return {
    changes: {
      ...(phoneNumber !== undefined && { phoneNumber: read.digits }),
      smsOptIn: read.digits !== '' && (smsOptIn ?? isStillOptedIn),
    },
    errors: [],
  };
}

/**
 * Members who opted out may opt in even if the partner hides the choice, because copy invites them to.
 * Repeating a choice is not a change (PRO-14).
 */
function readMail(partner: PartnerSettings, member: MemberRow, { emailOptIn }: Update): Reading {
  if (emailOptIn === undefined || emailOptIn === member.emailOptIn) return { changes: {}, errors: [] };
  return partner.profile.hideEmailOptIn && !emailOptIn
    ? { changes: {}, errors: [notOffered('emailOptIn')] }
    : { changes: { emailOptIn }, errors: [] };
}

export function readProfileChanges(partner: PartnerSettings, member: MemberRow, update: Update): Reading {
  const readings = [
    readNames(partner, member, update),
    readAddress(partner, member, update),
    readReachable(partner, member, update),
    readMail(partner, member, update),
  ];
  return {
    changes: Object.assign({}, ...readings.map(({ changes }) => changes)) as Partial<MemberRow>,
    errors: readings.flatMap(({ errors }) => errors),
  };
}
