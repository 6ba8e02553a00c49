import type { RedemptionStatus, RewardStatus } from '@tableside/core';

/** Earned rewards; those that are pending, deferred or forfeited do not count. */
export const earnedStatuses: readonly RewardStatus[] = ['Awarded', 'Paid'];

/** Visits that count towards VIP, including those whose reward is pending. */
export const visitStatuses: readonly RewardStatus[] = ['Awarded', 'Paid', 'Pending'];

/** Accepts all other statuses of a record too, which match neither list. */
type Status = RewardStatus | RedemptionStatus;
const isOneOf = (statuses: readonly Status[], status: Status): boolean => statuses.includes(status);
export const isEarned = (status: Status): boolean => isOneOf(earnedStatuses, status);
export const isVisit = (status: Status): boolean => isOneOf(visitStatuses, status);
