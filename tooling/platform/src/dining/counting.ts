import type { RedemptionStatus, RewardStatus } from '@tableside/core';

/** Statuses of earned rewards. Pending, deferred and forfeited rewards do not count. */
export const earnedStatuses: readonly RewardStatus[] = ['Awarded', 'Paid'];

/** Statuses of visits that count toward VIP, including visits whose reward is pending. */
export const visitStatuses: readonly RewardStatus[] = ['Awarded', 'Paid', 'Pending'];

type Status = RewardStatus | RedemptionStatus;
const isOneOf = (statuses: readonly Status[], status: Status): boolean => statuses.includes(status);
export const isEarned = (status: Status): boolean => isOneOf(earnedStatuses, status);
export const isVisit = (status: Status): boolean => isOneOf(visitStatuses, status);
