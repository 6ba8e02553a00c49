import { currencyOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { MealOutcome } from './post-meal.ts';

interface DescribedMeal extends MealOutcome {
  readonly email: string;
  readonly billCents: number;
}

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const counted = (count: number, singular: string, plural: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;

function distance({ remainingDines, remainingDollars }: DescribedMeal['progress']): string {
  const parts = [
    ...(remainingDines > 0 ? [counted(remainingDines, 'visit', 'visits')] : []),
    ...(remainingDollars > 0 ? [dollars(remainingDollars)] : []),
  ];
  return parts.join(' and ');
}

export function describeMeal(partner: PartnerSettings, meal: DescribedMeal): string {
  const { progress, credit } = meal;
  const { isMoney, singular, plural } = currencyOf(partner);
  const earned = (hundredths: number) =>
    isMoney ? dollars(hundredths / 100) : counted(hundredths / 100, singular, plural);
  const missing = distance(progress);
  const way =
    missing === ''
      ? partner.hasVIP
        ? 'VIP reached'
        : 'annual goal reached'
      : `${missing} to go${partner.hasVIP ? ' to VIP' : ' this year'}`;
  const payout =
    credit && credit.payoutCents > 0
      ? ` A credit of ${dollars(credit.payoutCents / 100)} is on its way.`
      : '';
  const balance = credit ? `, ${dollars(credit.balanceCents / 100)} toward the next credit` : '';
  const bonus = meal.bonusHundredths > 0 ? ` and ${earned(meal.bonusHundredths)} for the reservation` : '';
  return (
    `${dollars(meal.billCents / 100)} at ${meal.merchantName} for ${meal.email}: ` +
    `${earned(meal.rewardHundredths)}${bonus}, ${meal.status.toLowerCase()}.${payout} ` +
    `Now ${way}, ${earned(Math.round(progress.earnedThisYear * 100))} earned this year${balance}.`
  );
}
