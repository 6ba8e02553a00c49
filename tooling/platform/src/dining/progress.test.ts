import { rewardStatuses, type DiningProgress } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { payOut, rewardOf, usualRate } from './earning.ts';
import { afterMeal } from './progress.ts';

const progress = (others: Partial<DiningProgress> = {}): DiningProgress => ({
  status: 'Building',
  remainingDines: 7,
  dinesRequired: 12,
  remainingDollars: 320,
  dollarsRequired: 750,
  earnedThisYear: 1290,
  ...others,
});
const meal = { billCents: 4820, rewardHundredths: 24_100, status: 'Awarded' as const };

test('ACC-04.a ACC-05 a meal adds its visit, dollars and earnings to the VIP progress', () => {
  expect(afterMeal({ tier: 2, progress: progress() }, meal, { hasVIP: true })).toEqual({
    tier: 2,
    progress: progress({ remainingDines: 6, remainingDollars: 271.8, earnedThisYear: 1531 }),
  });
  expect(afterMeal({ tier: 0, progress: null }, meal, { hasVIP: true }).progress).toEqual(
    progress({ remainingDines: 11, remainingDollars: 701.8, earnedThisYear: 241 }),
  );
});

test('ACC-21 CFG-15.a a member becomes VIP by reaching both goals, in a program with VIP only', () => {
  const near = progress({ remainingDines: 1, remainingDollars: 48.2 });
  expect(afterMeal({ tier: 2, progress: near }, meal, { hasVIP: true })).toMatchObject({
    tier: 3,
    progress: { status: 'Complete', remainingDines: 0, remainingDollars: 0 },
  });
  for (const [given, hasVIP] of [
    [progress({ remainingDines: 2, remainingDollars: 1 }), true],
    [progress({ remainingDines: 1, remainingDollars: 48.21 }), true],
    [near, false],
  ] as const)
    expect(afterMeal({ tier: 2, progress: given }, meal, { hasVIP })).toMatchObject({
      tier: 2,
      progress: { status: 'Building' },
    });
  const renewing = progress({ ...near, status: 'Renewing' });
  expect(afterMeal({ tier: 3, progress: renewing }, meal, { hasVIP: true }).progress.status).toBe('Complete');
  const done = progress({ ...near, status: 'Qualified' });
  expect(afterMeal({ tier: 3, progress: done }, meal, { hasVIP: true }).progress.status).toBe('Qualified');
});

test('HIS-11 the status determines whether the visit, the reward, both or none count', () => {
  const counted = rewardStatuses.map((status) => {
    const after = afterMeal({ tier: 2, progress: progress() }, { ...meal, status }, { hasVIP: true });
    return [status, after.progress.remainingDines, after.progress.earnedThisYear];
  });
  expect(Object.fromEntries(counted.map(([status, ...rest]) => [status, rest]))).toEqual({
    Awarded: [6, 1531],
    Paid: [6, 1531],
    Pending: [6, 1290],
    Deferred: [7, 1290],
    Forfeit: [7, 1290],
  });
});

test('ACC-04.a no remainder is negative, cents stay exact, and a VIP stays VIP', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(...rewardStatuses),
      (...given) => {
        const [billCents, missing, remainingDines, status] = given;
        const before = progress({ remainingDines, remainingDollars: missing / 100 });
        const { tier, progress: after } = afterMeal(
          { tier: 3, progress: before },
          { billCents, rewardHundredths: 0, status },
          { hasVIP: true },
        );
        expect(tier).toBe(3);
        expect(after.remainingDines).toBeGreaterThanOrEqual(0);
        const counts = status !== 'Deferred' && status !== 'Forfeit';
        expect(after.remainingDollars).toBe(Math.max(0, missing - (counts ? billCents : 0)) / 100);
      },
    ),
  );
});

test('HIS-03.a a balance is paid in whole breakpoints of $20', () => {
  expect([0, 1999, 2000, 2001, 4000, 6599].map(payOut)).toEqual([
    { payoutCents: 0, balanceCents: 0 },
    { payoutCents: 0, balanceCents: 1999 },
    { payoutCents: 2000, balanceCents: 0 },
    { payoutCents: 2000, balanceCents: 1 },
    { payoutCents: 4000, balanceCents: 0 },
    { payoutCents: 6000, balanceCents: 599 },
  ]);
  expect(payOut(-2500)).toEqual({ payoutCents: 0, balanceCents: -2500 });
});

test('MER-09.a the rate is that of the reached tier: whole units for each $1, whole cents of money', () => {
  const points = partnerWith({
    currencyType: 'Point',
    hasVIP: true,
    earn: { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 7 },
  });
  const credit = partnerWith({ currencyType: 'Credit' });
  expect(rewardOf(points, 4821, 5)).toBe(24_100);
  expect(rewardOf(credit, 4821, 5)).toBe(241);
  expect(rewardOf(credit, -4821, 5)).toBe(-241);
  expect([0, 1, 2, 3].map((tier) => usualRate(points, tier as 0))).toEqual([3, 3, 5, 7]);
});
