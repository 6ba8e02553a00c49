import {
  mayReportMissing,
  stateOfCredit,
  stateOfTransaction,
  type ActivityState,
  type CreditRecord,
  type CreditStatus,
  type CreditState,
  type Moment,
  type PlainDate,
  type RewardSource,
  type TransactionRecord,
  type TransactionStatus,
  type TransactionState,
  type TransactionType,
} from '@tableside/core';

import type { ActivityKey } from './activity.copy.ts';

export type Mark = 'done' | 'waiting' | 'over' | 'trouble';

export interface RecordCopy {
  readonly status: ActivityKey;
  readonly mark: Mark;
  readonly why: ActivityKey;
  /** The day that the status and sentence mention, if it is not the record's own day. */
  readonly by?: PlainDate;
}

const sources = {
  M: { label: 'sourceManual', what: 'whatVisit' },
  J: { label: 'sourceBonusAdjustment', what: 'whatBonusAdjustment' },
  '+': { label: 'sourceCorporate', what: 'whatCorporate' },
  A: { label: 'sourceAdjustment', what: 'whatAdjustment' },
  B: { label: 'sourceBonus', what: 'whatBonus' },
  S: { label: 'sourceSettle', what: 'whatVisit' },
} as const satisfies Readonly<Record<RewardSource, { label: ActivityKey; what: ActivityKey }>>;

const sourceOfType = { Settle: 'S', Manual: 'M' } as const satisfies Record<TransactionType, RewardSource>;

export const stateLabels = {
  processing: 'statusProcessing',
  earned: 'statusEarned',
  paid: 'statusPaid',
  notEarned: 'statusNotEarned',
  reviewExpired: 'statusReviewExpired',
  noReward: 'statusNothing',
  takenBack: 'statusTakenBack',
  beingPaidOut: 'statusReceived',
  rejected: 'statusRejected',
  notDelivered: 'statusFailed',
  expired: 'statusExpired',
} as const satisfies Readonly<Record<ActivityState, ActivityKey>>;

const isTakenBack = ({ rewardHundredths }: TransactionRecord): boolean => rewardHundredths < 0;

function sourceOf({ source, transactionType }: TransactionRecord) {
  const known = source ?? (transactionType && sourceOfType[transactionType]);
  return known && sources[known];
}

export const sourceLabel = (record: TransactionRecord): ActivityKey | undefined => sourceOf(record)?.label;

export function whatHappened(record: TransactionRecord): ActivityKey {
  const what = sourceOf(record)?.what ?? (record.billCents === undefined ? 'whatReward' : 'whatVisit');
  return what === 'whatVisit' && isTakenBack(record) ? 'whatRefund' : what;
}

export function namelessTitle(record: TransactionRecord): ActivityKey {
  const source = sourceOf(record);
  return source?.what === 'whatVisit' ? 'visit' : (source?.label ?? 'reward');
}

const transactionMarks = {
  awarded: 'done',
  processing: 'waiting',
  reviewExpired: 'over',
  deferred: 'waiting',
  forfeited: 'over',
  paid: 'done',
} as const satisfies Readonly<Record<TransactionState, Mark>>;

export interface ProgramWays {
  readonly hasCredits: boolean;
  readonly now: Moment;
  readonly mayReport: boolean;
}

function whyTransaction(
  record: TransactionRecord,
  { state, by, reviewBy, isOverdue }: TransactionStatus,
  { hasCredits, now, mayReport }: ProgramWays,
): ActivityKey {
  switch (state) {
    case 'awarded':
      if (isTakenBack(record)) return 'whyTakenBack';
      return hasCredits ? 'whyAwardedToCredit' : 'whyAwarded';
    case 'processing':
      if (isTakenBack(record)) return 'whyTakingBack';
      if (reviewBy !== undefined) return 'whyProcessingReview';
      if (!mayReportMissing(record.occurredAt, now)) return 'whyProcessing';
      return mayReport ? 'whyProcessingLongReport' : 'whyProcessingLong';
    case 'reviewExpired':
      return 'whyReviewExpired';
    case 'deferred':
      if (!isOverdue) return 'whyDeferred';
      return mayReport ? 'whyDeferredLongReport' : 'whyDeferredLong';
    case 'forfeited':
      return 'whyForfeited';
    case 'paid':
      if (isTakenBack(record)) return 'whyTakenBack';
      if (hasCredits) return by === undefined ? 'whyPaidAsCreditUndated' : 'whyPaidAsCredit';
      return by === undefined ? 'whyPaidUndated' : 'whyPaid';
  }
}

export function transactionCopy(
  record: TransactionRecord,
  recordStatus: TransactionStatus,
  ways: ProgramWays,
): RecordCopy {
  const { state, by } = recordStatus;
  const shown = stateOfTransaction(record, recordStatus);
  if (shown === 'noReward') return { status: stateLabels[shown], mark: 'over', why: 'whyNothing' };
  return {
    status: shown === 'paid' && by !== undefined ? 'statusPaidOn' : stateLabels[shown],
    mark: shown === 'takenBack' ? 'over' : transactionMarks[state],
    why: whyTransaction(record, recordStatus, ways),
    ...(by !== undefined && { by }),
  };
}

const reporting: ReadonlySet<ActivityKey> = new Set(['whyProcessingLongReport', 'whyDeferredLongReport']);

export const leadsToClaim = ({ why }: RecordCopy): boolean => reporting.has(why);

/**
 * The copy of a record that awaits a review, while it is unknown whether it was reviewed. It still names the
 * last day.
 */
export function reviewUnknown(words: RecordCopy, { reviewBy, state, by }: TransactionStatus): RecordCopy {
  const lastDay = reviewBy ?? by;
  if (words.status !== 'statusProcessing' || lastDay === undefined) return words;
  return {
    ...words,
    why: state === 'reviewExpired' ? 'whyReviewUnknownLong' : 'whyReviewUnknown',
    by: lastDay,
  };
}

const creditReasons = {
  onTheWay: { why: 'whyCreditOnTheWay', mark: 'waiting' },
  received: { why: 'whyCreditReceived', mark: 'waiting' },
  paid: { why: 'whyCreditPaid', mark: 'done' },
  refused: { why: 'whyCreditRefused', mark: 'trouble' },
  failed: { why: 'whyCreditFailed', mark: 'trouble' },
  expired: { why: 'whyCreditExpired', mark: 'over' },
  deferred: { why: 'whyCreditDeferred', mark: 'waiting' },
} as const satisfies Readonly<Record<CreditState, { why: ActivityKey; mark: Mark }>>;

export const creditCopy = (record: Pick<CreditRecord, 'status'>, { state }: CreditStatus): RecordCopy => ({
  status: stateLabels[stateOfCredit(record)],
  ...creditReasons[state],
});
