import {
  creditStates,
  type CreditState,
  type TransactionState,
  type TransactionStatus,
} from './activity-status.ts';
import type { CreditRecord, TransactionRecord } from './activity.ts';

/** What a record says of itself in one word. The list can be filtered by it. */
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

/** Only credits come into these. */
const statesOfCredits: ReadonlySet<ActivityState> = new Set([
  'beingPaidOut',
  'rejected',
  'notDelivered',
  'expired',
]);

/** The states that records of a program can be in: those of credits only where there are credits. */
export const activityStatesOf = ({
  hasCredits,
}: {
  readonly hasCredits: boolean;
}): readonly ActivityState[] => activityStates.filter((state) => hasCredits || !statesOfCredits.has(state));

const ofTransactions = {
  awarded: 'earned',
  processing: 'processing',
  reviewExpired: 'reviewExpired',
  deferred: 'notEarned',
  forfeited: 'notEarned',
  paid: 'paid',
} as const satisfies Readonly<Record<TransactionState, ActivityState>>;

/** The one word of a transaction: a reward that is done and came to nothing is none, and one below zero was taken back. */
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

/** The one word of a credit. */
export const stateOfCredit = ({ status }: Pick<CreditRecord, 'status'>): ActivityState =>
  ofCredits[creditStates[status]];
