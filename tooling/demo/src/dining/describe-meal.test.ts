import { readTestPartners } from '@tableside/platform/testing';
import { expect, test } from 'vitest';

import { describeMeal } from './describe-meal.ts';

test('ACC-05 the messages fit the program: money, a credit, a reached goal', async () => {
  const partners = await readTestPartners();
  const partnerOf = (id: string) => {
    const partner = partners.find((each) => each.id === id);
    if (!partner) throw new Error(`There is no ${id}.`);
    return partner;
  };
  const meal = {
    email: 'a@example.com',
    billCents: 40_000,
    transactionId: 't',
    merchantName: 'Salt Meadow',
    status: 'Paid' as const,
    rewardHundredths: 2000,
    bonusHundredths: 0,
    tier: 3 as const,
    progress: {
      status: 'Complete',
      remainingDines: 0,
      dinesRequired: 12,
      remainingDollars: 0,
      dollarsRequired: 750,
      earnedThisYear: 41.5,
    },
  };
  const credit = { payoutCents: 2000, balanceCents: 1405 };
  const open = { ...meal.progress, remainingDines: 1, earnedThisYear: 20 };
  expect(describeMeal({ ...partnerOf('t-mobile'), hasVIP: false }, { ...meal, credit, progress: open })).toBe(
    '$400.00 at Salt Meadow for a@example.com: $20.00, paid. A credit of $20.00 is on its way. ' +
      'Now 1 visit to go this year, $20.00 earned this year, $14.05 toward the next credit.',
  );
  expect(describeMeal(partnerOf('american'), { ...meal, rewardHundredths: 100, bonusHundredths: 5000 })).toBe(
    '$400.00 at Salt Meadow for a@example.com: 1 mile and 50 miles for the reservation, paid. Now VIP reached, 41.5 miles earned this year.',
  );
});
