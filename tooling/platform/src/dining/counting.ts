import type { RedemptionStatus, RewardStatus } from '@tableside/core';

/** Rewards that the member has: those that are still looked at, put off or lost are none yet. */
export const earnedStatuses: readonly RewardStatus[] = ['Awarded', 'Paid'];

/** Visits that count on the way to VIP: also those whose reward is still on its way. */
export const visitStatuses: readonly RewardStatus[] = ['Awarded', 'Paid', 'Pending'];

/** Also asked of the other statuses that a record can have, which are neither. */
type Status = RewardStatus | RedemptionStatus;
const isOneOf = (statuses: readonly Status[], status: Status): boolean => statuses.includes(status);
export const isEarned = (status: Status): boolean => isOneOf(earnedStatuses, status);
export const isVisit = (status: Status): boolean => isOneOf(visitStatuses, status);
