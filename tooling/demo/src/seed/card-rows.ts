import { createHash } from 'node:crypto';

import { cardTypeOf, cardTypeOfCode, isLuhnValid } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { schema } from '@tableside/platform/database';

import { publicIdOf } from './demo-people.ts';
import type { Profile } from './people-profiles.ts';

type Card = typeof schema.cards.$inferInsert;
type PartnerCard = typeof schema.partnerCards.$inferInsert;

export type FingerprintOf = (digits: string) => Promise<string> | string;

const hash = (text: string): string => createHash('sha256').update(`demo card\n${text}`).digest('base64url');

export type LinkedAt = (profile: Profile, index: number) => Date;

/** Computes a fingerprint without the vault. It is deterministic, but differs from the vault's. */
export const inventFingerprint: FingerprintOf = hash;

const numbers = {
  visa: '4111111111111111',
  otherVisa: '4012888888881881',
  mastercard: '5555555555554444',
  amex: '378282246310005',
};

/**
 * Returns how many days ago a card was linked, or undefined if it was when the member joined. The second card
 * of some members must be newer than the visits whose missing rewards it explains.
 */
export function linkedDaysAgoOf({ hasLongHistory, hasClaims }: Profile, index: number): number | undefined {
  if (index === 0) return undefined;
  if (hasLongHistory) return 64;
  return hasClaims ? 5 : undefined;
}

const manyNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const body = `40000000000${1000 + index}`;
    return [...'0123456789'].map((digit) => body + digit).find((number) => isLuhnValid(number)) ?? body;
  });

const numbersOf = (
  { maxLinkedCards }: Pick<PartnerSettings, 'maxLinkedCards'>,
  { name, isKnownOnly, memberType, hasAllCards, hasLongHistory }: Profile,
): readonly string[] => {
  if (isKnownOnly || (memberType ?? 'EnrolledCardMember') !== 'EnrolledCardMember') return [];
  if (hasAllCards) return manyNumbers(maxLinkedCards);
  // A copy of a member is named after the original, followed by a dash and a suffix.
  const [original] = name.split('-');
  if (original === 'member' || original === 'claims') return [numbers.visa, numbers.mastercard];
  if (hasLongHistory) return [numbers.amex, numbers.mastercard];
  return [original === 'vip' ? numbers.otherVisa : numbers.amex];
};

export const cardsOf = (partner: PartnerSettings, profile: Profile) =>
  numbersOf(partner, profile).map((number, index) => ({
    cardType: cardTypeOf(number) ?? ('Visa' as const),
    lastFour: number.slice(-4),
    linkedDaysAgo: linkedDaysAgoOf(profile, index) ?? 0,
  }));

/** Returns a demo member's linked cards. Their ids are stable, so that seeding again adds none. */
export async function cardRows(
  partner: PartnerSettings,
  profile: Profile,
  { fingerprintOf, linkedAt }: { readonly fingerprintOf: FingerprintOf; readonly linkedAt: LinkedAt },
): Promise<Card[]> {
  const memberId = publicIdOf(partner.id, profile.name);
  return Promise.all(
    numbersOf(partner, profile).map(async (number, index) => {
      const cardType = cardTypeOf(number) ?? 'Visa';
      return {
        id: hash(`${memberId}\n${number}`).slice(0, 24),
        partnerId: partner.id,
        memberId,
        fingerprint: await fingerprintOf(number),
        cardType,
        lastFour: number.slice(-4),
        description: cardType,
        hasDirectFileFeed: partner.directFileFeedOptInRequired,
        createdAt: linkedAt(profile, index),
      };
    }),
  );
}

const handedOver: Readonly<Record<string, number>> = { member: 3, nocard: 14, closed: 2 };

export function partnerCardRows(partner: PartnerSettings, { name }: Profile): PartnerCard[] {
  if (!partner.hasPartnerLoadedCards) return [];
  const memberId = publicIdOf(partner.id, name);
  const types = partner.cardTypesAccepted.map(cardTypeOfCode).toSorted();
  return Array.from({ length: handedOver[name.split('-')[0] ?? ''] ?? 0 }, (_, index) => ({
    partnerCardId: `${hash(memberId).slice(0, 16)}-${String(index + 1).padStart(2, '0')}`,
    partnerId: partner.id,
    memberId,
    fingerprint: hash(`${memberId}\nhanded over\n${index}`),
    cardType: types[index % types.length] ?? 'Visa',
    lastFour: String(2001 + index),
  }));
}
