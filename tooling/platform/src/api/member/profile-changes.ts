import type { memberContract } from '@tableside/api-client/contract';
import { joinsBySso, omitUndefined, textingOf, usStates } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { readPhone, REQUIRED, type Complaint } from '../../accounts/field-complaints.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import { isZipCode } from '../../places/gazetteer.ts';

type Update = memberContract.MemberUpdateRequest;

/** A reading of a part of the profile: what changes, and what is wrong with it. */
interface Reading {
  readonly changes: Partial<MemberRow>;
  readonly complaints: readonly Complaint[];
}

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
const isState = (text: string) => usStates.some(({ value }) => value === text);

const complainAboutTexts = (texts: Readonly<Record<string, string | undefined>>): Complaint[] =>
  Object.entries(texts)
    .filter(([, text]) => text !== undefined && hasControlCharacter(text))
    .map(([field]) => ({ field, message: 'Invalid character' }));

/** Names that came from the partner's account are changed there; to repeat them is no change (PRO-04). */
function readNames(partner: PartnerSettings, member: MemberRow, { firstName, lastName }: Update): Reading {
  const names = { firstName, lastName };
  const isTold = joinsBySso(partner);
  const told = (['firstName', 'lastName'] as const).filter(
    (field) => isTold && names[field] !== undefined && names[field] !== member[field].trim(),
  );
  return {
    changes: isTold
      ? {}
      : { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) },
    complaints: [
      ...told.map((field) => ({ field, message: `Your name can only be changed with ${partner.name}` })),
      ...complainAboutTexts(names),
    ],
  };
}

/** What of an address changes. The whole of it is asked for only of who touches it (PRO-06). */
function readAddress(partner: PartnerSettings, member: MemberRow, { address }: Update): Reading {
  if (!address) return { changes: {}, complaints: [] };
  const state = address.state?.toUpperCase();
  const changes = omitUndefined({ ...address, state });
  const { address1, address2, city } = address;
  const after = { address1: member.address1, city: member.city, state: member.state, ...changes };
  const isWholeNeeded = partner.fullAddressRequired && partner.currencyType !== 'Credit';
  const missing = (['address1', 'city', 'state'] as const).filter((field) => after[field] === '');
  return {
    changes,
    complaints: [
      ...complainAboutTexts({ address1, address2, city }),
      ...(isWholeNeeded ? missing.map((field) => ({ field, message: REQUIRED })) : []),
      ...(state !== undefined && state !== '' && !isState(state)
        ? [{ field: 'state', message: 'Invalid state' }]
        : []),
      ...(address.zipCode !== undefined && !isZipCode(address.zipCode)
        ? [{ field: 'zipCode', message: 'ZIP code: this ZIP is not located in the U.S.' }]
        : []),
    ],
  };
}

const notOffered = (field: string): Complaint => ({ field, message: 'This choice is not offered here' });

/**
 * A number that is taken away or replaced takes the consent along, unless the same form gives it for the new one. Where
 * the partner shows no words of consent, none can be given.
 */
function readReachable(
  partner: PartnerSettings,
  member: MemberRow,
  { phoneNumber, smsOptIn }: Update,
): Reading {
  const read = phoneNumber === undefined ? { digits: member.phoneNumber } : readPhone(phoneNumber);
  if ('message' in read) {
    return { changes: {}, complaints: [{ field: 'phoneNumber', message: read.message }] };
  }
  const kept = read.digits === member.phoneNumber && member.smsOptIn;
  if (smsOptIn && !kept && textingOf(partner) === 'none') {
    return { changes: {}, complaints: [notOffered('smsOptIn')] };
  }
  return {
    changes: { phoneNumber: read.digits, smsOptIn: read.digits !== '' && (smsOptIn ?? kept) },
    complaints: [],
  };
}

/**
 * Where the partner leaves the choice about mail out, who gets none may still begin: copy tells them to. To repeat a
 * choice is no change (PRO-14).
 */
function readMail(partner: PartnerSettings, member: MemberRow, { emailOptIn }: Update): Reading {
  if (emailOptIn === undefined || emailOptIn === member.emailOptIn) return { changes: {}, complaints: [] };
  return partner.profile.hideEmailOptIn && !emailOptIn
    ? { changes: {}, complaints: [notOffered('emailOptIn')] }
    : { changes: { emailOptIn }, complaints: [] };
}

/** What of the profile changes, and what is wrong, by the names of the form's fields. */
export function readProfileChanges(partner: PartnerSettings, member: MemberRow, update: Update): Reading {
  const readings = [
    readNames(partner, member, update),
    readAddress(partner, member, update),
    readReachable(partner, member, update),
    readMail(partner, member, update),
  ];
  return {
    changes: Object.assign({}, ...readings.map(({ changes }) => changes)) as Partial<MemberRow>,
    complaints: readings.flatMap(({ complaints }) => complaints),
  };
}
