import {
  creditStates,
  type CreditState,
  type TransactionState,
  type TransactionStatus,
} from './activity-status.ts';
import type { CreditRecord, TransactionRecord } from './activity.ts';

export const activityStates = [
  'processing',
  'earned',
  'paid',
  'notEarned',
  'reviewExpired',
  'noReward',
  'takenBack',
  'beingPaidOut',
  'rejected',
  'notDelivered',
  'expired',
] as const;
export type ActivityState = (typeof activityStates)[number];

const isOfCredits: Readonly<Record<ActivityState, boolean>> = {
  processing: false,
  earned: false,
  paid: false,
  notEarned: false,
  reviewExpired: false,
  noReward: false,
  takenBack: false,
  beingPaidOut: true,
  rejected: true,
  notDelivered: true,
  expired: true,
};

export const activityStatesOf = ({
  hasCredits,
}: {
  readonly hasCredits: boolean;
}): readonly ActivityState[] => activityStates.filter((state) => hasCredits || !isOfCredits[state]);

const ofTransactions = {
  awarded: 'earned',
  processing: 'processing',
  reviewExpired: 'reviewExpired',
  deferred: 'notEarned',
  forfeited: 'notEarned',
  paid: 'paid',
} as const satisfies Readonly<Record<TransactionState, ActivityState>>;

/**
 * Returns the state of a transaction. A completed reward of zero counts as none, and one below zero as taken
 * back.
 */
export function stateOfTransaction(
  { rewardHundredths }: Pick<TransactionRecord, 'rewardHundredths'>,
  { state }: Pick<TransactionStatus, 'state'>,
): ActivityState {
  if (rewardHundredths < 0 && state === 'awarded') return 'takenBack';
  const isDone = state === 'awarded' || state === 'paid';
  return rewardHundredths === 0 && isDone ? 'noReward' : ofTransactions[state];
}

const ofCredits = {
  onTheWay: 'processing',
  received: 'beingPaidOut',
  paid: 'paid',
  refused: 'rejected',
  failed: 'notDelivered',
  expired: 'expired',
  deferred: 'notEarned',
} as const satisfies Readonly<Record<CreditState, ActivityState>>;

export const stateOfCredit = ({ status }: Pick<CreditRecord, 'status'>): ActivityState =>
  ofCredits[creditStates[status]];
