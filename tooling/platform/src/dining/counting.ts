import { rewardStatuses, type RedemptionStatus, type RewardStatus } from '@tableside/core';

const counting: Readonly<Record<RewardStatus, { readonly isEarned: boolean; readonly isVisit: boolean }>> = {
  Awarded: { isEarned: true, isVisit: true },
  Pending: { isEarned: false, isVisit: true },
  Forfeit: { isEarned: false, isVisit: false },
  Paid: { isEarned: true, isVisit: true },
  Deferred: { isEarned: false, isVisit: false },
};

export const earnedStatuses = rewardStatuses.filter((status) => counting[status].isEarned);
export const visitStatuses = rewardStatuses.filter((status) => counting[status].isVisit);

type Status = RewardStatus | RedemptionStatus;
const isOneOf = (statuses: readonly Status[], status: Status): boolean => statuses.includes(status);
export const isEarned = (status: Status): boolean => isOneOf(earnedStatuses, status);
export const isVisit = (status: Status): boolean => isOneOf(visitStatuses, status);
