import { qualificationOf, type DiningProgress, type RewardStatus, type Tier } from '@tableside/core';

import { isEarned, isVisit } from './counting.ts';

/** What a member must reach in a year to become VIP. */
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
  /** The status that the meal had; undefined for a new one. What already counted does not count again. */
  readonly before?: RewardStatus | undefined;
  /** Whether it counts for this year's goals, as meals do at once; true by default. */
  readonly isThisYear?: boolean;
}

export interface BonusProgress {
  readonly tier: Tier;
  readonly progress: DiningProgress;
}

/** Adds hundredths to a decimal without floating-point errors. */
const plusHundredths = (amount: number, hundredths: number): number =>
  (Math.round(amount * 100) + hundredths) / 100;

/**
 * A member's tier and progress after a meal. The visit counts even while its reward is pending, earnings only
 * once it is awarded. A member who has reached both goals becomes VIP, if the program has that tier, and the
 * qualification is complete.
 */
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
