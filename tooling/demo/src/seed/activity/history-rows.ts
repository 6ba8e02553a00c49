import { currencyOf, DAY_MS, HOUR_MS, type RewardSource, type RewardStatus } from '@tableside/core';

import { reasonRows } from './reason-rows.ts';
import { billRow, rewardRow, type RowDraft, type Story } from './rows.ts';
import { settled } from './year-rows.ts';

interface Scene extends Partial<RowDraft> {
  readonly daysAgo: number;
  readonly status: RewardStatus;
  readonly billCents?: number;
  readonly isGone?: true;
}

/**
 * Recent records that cover every state of a reward, for both types of transactions, with and without a
 * review.
 */
const bills: readonly Scene[] = [
  { daysAgo: 1, status: 'Pending', billCents: 6420 },
  { daysAgo: 5, status: 'Pending', billCents: 4785 },
  {
    daysAgo: 6,
    status: 'Pending',
    billCents: 8150,
    transactionType: 'Manual',
    rewardSource: 'M',
    isReviewed: true,
  },
  { daysAgo: 8, status: 'Deferred', billCents: 5310 },
  { daysAgo: 10, status: 'Awarded', billCents: 9275 },
  { daysAgo: 11, status: 'Awarded', billCents: 3640, isReviewed: true },
  { daysAgo: 12, status: 'Deferred', billCents: 7060, transactionType: 'Manual', rewardSource: 'M' },
  { daysAgo: 14, status: 'Awarded', billCents: 11_890, transactionType: 'Manual', rewardSource: 'M' },
  { daysAgo: 15, status: 'Forfeit', billCents: 2995 },
  { daysAgo: 20, status: 'Forfeit', billCents: 4400, transactionType: 'Manual', rewardSource: 'M' },
  { daysAgo: 21, status: 'Awarded', billCents: 5825, isGone: true },
  { daysAgo: 24, status: 'Awarded', billCents: -3450 },
  { daysAgo: 28, status: 'Paid', billCents: 7730 },
  {
    daysAgo: 30,
    status: 'Paid',
    billCents: 6905,
    transactionType: 'Manual',
    rewardSource: 'M',
    isReviewed: true,
  },
  { daysAgo: 34, status: 'Awarded', billCents: 10_240, rewardSource: null },
  { daysAgo: 36, status: 'Awarded', billCents: 5150 },
  { daysAgo: 40, status: 'Pending', billCents: 6680 },
  { daysAgo: 41, status: 'Pending', billCents: 3925, isReviewed: true },
  {
    daysAgo: 44,
    status: 'Pending',
    billCents: 8890,
    transactionType: 'Manual',
    rewardSource: 'M',
    isGone: true,
  },
];

const rewards: readonly (readonly [
  daysAgo: number,
  status: RewardStatus,
  source: RewardSource,
  units: number,
  bonusCode?: string,
])[] = [
  [4, 'Awarded', 'B', 500, 'DOUBLEUP'],
  [9, 'Pending', 'B', 250, 'DOUBLEUP'],
  [17, 'Awarded', 'J', 150],
  [19, 'Paid', '+', 1000],
  [23, 'Awarded', 'A', -120],
  [26, 'Awarded', 'M', 75],
  [31, 'Paid', 'S', 40],
  [33, 'Forfeit', 'B', 250, 'MIDWEEK'],
];

const EARLIER_VISITS = 96;
/** This visit was before reviews were introduced. */
const FIRST_VISIT = '2020-11-14T23:20:00Z';

export function historyRows(story: Story): RowDraft[] {
  const { partner, random, places, today } = story;
  const ago = (days: number) =>
    new Date(today.getTime() - days * DAY_MS - HOUR_MS - random.between(0, 9 * 60) * 60_000);
  const paidOf = (status: RewardStatus, days: number) => ({
    status,
    paidAt: status === 'Paid' ? new Date(today.getTime() - Math.max(1, days - 12) * DAY_MS) : null,
  });
  const lately = bills.map(({ daysAgo, status, billCents = 0, isGone, ...others }) =>
    billRow(story, {
      occurredAt: ago(daysAgo),
      billCents,
      place: random.pick(isGone ? places.closed : places.open),
      ...paidOf(status, daysAgo),
      ...others,
    }),
  );
  const withoutBill = rewards.map(([daysAgo, status, rewardSource, units, bonusCode = null]) =>
    rewardRow({
      occurredAt: ago(daysAgo),
      rewardSource,
      bonusCode,
      // In programs whose members earn money, a bonus earns one cent per unit.
      rewardHundredths: units * (currencyOf(partner).isMoney ? 1 : 100),
      ...paidOf(status, daysAgo),
    }),
  );
  const earlier = Array.from({ length: EARLIER_VISITS }, (_, at) => {
    const occurredAt = ago(48 + at * 9 + random.between(0, 6));
    const isLost = random.chance(0.06);
    return billRow(story, {
      occurredAt,
      billCents: random.between(2150, 15_900),
      place: random.pick(random.chance(0.1) ? places.closed : places.open),
      isReviewed: random.chance(0.5),
      ...(isLost ? { status: 'Forfeit' as const } : settled(story, occurredAt)),
    });
  });
  const first = new Date(FIRST_VISIT);
  return [
    ...lately,
    ...withoutBill,
    ...earlier,
    billRow(story, { occurredAt: first, billCents: 4260, ...settled(story, first) }),
    ...reasonRows(story),
  ];
}
