import { qualificationOf, type DiningProgress, type RewardStatus, type Tier } from '@tableside/core';

import { isEarned, isVisit } from './counting.ts';

export const YEARLY_GOAL = { dines: 12, dollars: 750 };

const beginning: DiningProgress = {
  status: 'Building',
  remainingDines: YEARLY_GOAL.dines,
  dinesRequired: YEARLY_GOAL.dines,
  remainingDollars: YEARLY_GOAL.dollars,
  dollarsRequired: YEARLY_GOAL.dollars,
  earnedThisYear: 0,
};

export interface Meal {
  readonly billCents: number;
  readonly rewardHundredths: number;
  readonly status: RewardStatus;
  readonly before?: RewardStatus | undefined;
  readonly isThisYear?: boolean;
}

export interface BonusProgress {
  readonly tier: Tier;
  readonly progress: DiningProgress;
}

const plusHundredths = (amount: number, hundredths: number): number =>
  (Math.round(amount * 100) + hundredths) / 100;

export function afterMeal(
  { tier, progress }: { readonly tier: Tier; readonly progress: DiningProgress | null },
  { billCents, rewardHundredths, status, before: earlier, isThisYear = true }: Meal,
  { hasVIP }: { readonly hasVIP: boolean },
): BonusProgress {
  const before = progress ?? beginning;
  const counts = isThisYear && isVisit(status) && !(earlier !== undefined && isVisit(earlier));
  const after = {
    ...before,
    remainingDines: Math.max(0, before.remainingDines - (counts ? 1 : 0)),
    remainingDollars: Math.max(0, plusHundredths(before.remainingDollars, counts ? -billCents : 0)),
    earnedThisYear: plusHundredths(
      before.earnedThisYear,
      isThisYear && isEarned(status) ? rewardHundredths : 0,
    ),
  };
  const isThere = after.remainingDines === 0 && after.remainingDollars === 0;
  if (!hasVIP || !isThere || qualificationOf(before.status) === 'complete') return { tier, progress: after };
  return { tier: 3, progress: { ...after, status: 'Complete' } };
}
