import { currencyOf, weekdays, type EarnRate, type Weekday } from '@tableside/core';
import { promisedRate, type PartnerSettings } from '@tableside/partner-config';
import { weekdayBits, type schema } from '@tableside/platform/database';

import { createRandom, type Random } from './random.ts';

export type BenefitRow = Required<typeof schema.merchantBenefits.$inferInsert>;

const daySets: readonly (readonly [readonly Weekday[], number])[] = [
  [weekdays, 62],
  [['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 12],
  [['Sun', 'Mon', 'Tue', 'Wed', 'Thu'], 10],
  [['Mon', 'Tue', 'Wed'], 6],
  [['Sun', 'Tue', 'Wed', 'Thu', 'Sat'], 5],
  [['Fri', 'Sat', 'Sun'], 5],
];

function baseRates(partner: PartnerSettings, random: Random): [base: number, optedIn: number, vip: number] {
  if (currencyOf(partner).isMoney)
    return random.pick([
      [2, 4, 6],
      [2, 5, 8],
      [3, 5, 10],
      [1, 3, 5],
    ]);
  const base = promisedRate(partner, 0);
  const optedIn = promisedRate(partner, 2);
  const vip = promisedRate(partner, 3);
  if (base !== null && optedIn !== null && vip !== null) return [base, optedIn, vip + random.pick([0, 1, 3])];
  return random.pick([
    [1, 3, 5],
    [1, 3, 5],
    [1, 2, 4],
    [2, 4, 6],
  ]);
}

function bonusText(partner: PartnerSettings, random: Random): string | null {
  if (!random.chance(0.12)) return null;
  const { isMoney, paysStatementCredits, plural } = currencyOf(partner);
  const amount = isMoney ? random.pick([5, 10, 15]) : random.pick([150, 250, 500]);
  const reward = paysStatementCredits ? `$${amount} in bonus ${plural}` : `${amount} bonus ${plural}`;
  return random.pick([
    `Earn ${reward} on your first visit this month.`,
    `${reward} when you spend $40 or more.`,
    `New here: ${reward} for your first bill.`,
  ]);
}

/** Depends only on the partner, not on the order of partners (FNV-1a hash). */
const numberOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );

export function inventBenefit(partner: PartnerSettings, merchantId: number): BenefitRow | undefined {
  const random = createRandom(merchantId ^ numberOf(partner.id));
  if (random.chance(0.07)) return undefined;
  const days = random.pickWeighted(daySets);
  const [base, optedIn, vip] = baseRates(partner, random);
  const requiredTier = random.pickWeighted<0 | 2 | 3>([
    [0, 88],
    [2, 8],
    [3, partner.hasVIP ? 4 : 0],
  ]);
  const tiers: EarnRate[] = [
    { tier: 0, rate: base, days },
    { tier: 2, rate: optedIn, days },
    ...(partner.hasVIP ? [{ tier: 3, rate: vip, days } as const] : []),
  ];
  const code = partner.campaignCode;
  const isLimited = random.chance(0.18);
  return {
    partnerId: partner.id,
    merchantId,
    campaignCodes: code === null ? [] : [code, ...(random.chance(0.06) ? [`${code}-EXTRA`] : [])],
    rates: tiers.filter(({ tier }) => tier >= requiredTier),
    days: weekdayBits.bitsOf(days),
    bonusText: bonusText(partner, random),
    maxSpend: isLimited ? random.pick([250, 500, 600, 1000]) : null,
    maxVisitsPerMonth: isLimited && random.chance(0.6) ? random.pick([1, 2, 3, 5]) : null,
    requiredTier,
  };
}
