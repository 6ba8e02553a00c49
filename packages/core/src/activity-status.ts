import type { CreditRecord, RedemptionStatus, RewardStatus, TransactionRecord } from './activity.ts';
import {
  DAY_MS,
  dayOf,
  daysAfter,
  isWithin,
  millisecondsOf,
  type Moment,
  type PlainDate,
} from './calendar.ts';
import { omitUndefined } from './omit-undefined.ts';

export const REVIEW_DAYS = 35;
export const DEFERRED_DAYS = 14;
export const MISSING_REWARD_DAYS = 10;
/** Visits before this day were never reviewed (HIS-19). */
const FIRST_REVIEWED_DAY = '2021-02-01';

export type TransactionState = 'awarded' | 'processing' | 'reviewExpired' | 'deferred' | 'forfeited' | 'paid';

export interface TransactionStatus {
  readonly state: TransactionState;
  readonly day: PlainDate;
  /**
   * The day of the state. `awarded` and `processing`: the same as `reviewBy`. `deferred`: the latest day of
   * the decision. `reviewExpired`: the last day for a review. `paid`: the day of the payment.
   */
  readonly by?: PlainDate;
  /** The last full day on which a review is possible, if one is offered. */
  readonly reviewBy?: PlainDate;
  /**
   * Whether a deferral has lasted longer than two weeks, so that `by` is in the past and no longer a
   * commitment (HIS-12).
   */
  readonly isOverdue: boolean;
  readonly isFaded: boolean;
  readonly mayReview: boolean;
}

export interface StatusCircumstances {
  /**
   * Whether the visit was reviewed. Undefined while that is unknown and where reviews are impossible. In
   * either case, no review is offered or shown as expired.
   */
  readonly isReviewed: boolean | undefined;
  readonly now: Moment;
}

/** The state for each reward status, unless a review was missed. */
export const transactionStates = {
  Awarded: 'awarded',
  Deferred: 'deferred',
  Forfeit: 'forfeited',
  Paid: 'paid',
  Pending: 'processing',
} as const satisfies Readonly<Record<RewardStatus, TransactionState>>;

const visitDayOf = ({ localDate, occurredAt }: TransactionRecord): PlainDate =>
  localDate ?? dayOf(occurredAt);

const isReviewTime = (occurredAt: Moment, now: Moment): boolean =>
  isWithin(occurredAt, now, REVIEW_DAYS * DAY_MS);

/**
 * Whether a record can be reviewed. Adjustments and bonuses have no merchant, and neither a refund nor a bill
 * of $0 was a visit.
 */
const isVisit = ({ billCents, merchantId, rewardHundredths, transactionType }: TransactionRecord): boolean =>
  merchantId !== undefined &&
  billCents !== 0 &&
  rewardHundredths >= 0 &&
  (transactionType === 'Settle' || transactionType === 'Manual');

const stillCounts: Readonly<Record<RewardStatus, boolean>> = {
  Awarded: true,
  Deferred: false,
  Forfeit: false,
  Paid: true,
  Pending: true,
};

const isReviewable = (record: TransactionRecord): boolean =>
  isVisit(record) && stillCounts[record.status] && visitDayOf(record) >= FIRST_REVIEWED_DAY;

function stateOf(record: TransactionRecord, { isReviewed, now }: StatusCircumstances): TransactionState {
  const state = transactionStates[record.status];
  const hasMissedReview =
    state === 'processing' &&
    isReviewed === false &&
    isVisit(record) &&
    !isReviewTime(record.occurredAt, now);
  return hasMissedReview ? 'reviewExpired' : state;
}

const fades: Readonly<Record<TransactionState, boolean>> = {
  awarded: false,
  processing: true,
  reviewExpired: true,
  deferred: true,
  forfeited: true,
  paid: false,
};

/**
 * Returns the status of a transaction at a given time (HIS-11 to HIS-19). The day of a visit and the days
 * derived from it are the restaurant's. A pending reward expires, and its visit can no longer be reviewed,
 * once more than 35 × 24 hours have passed. The record's timestamps must be valid (`isMoment`). See
 * docs/decisions/0039-statuses-and-days-in-core.md.
 */
export function transactionStatus(
  record: TransactionRecord,
  circumstances: StatusCircumstances,
): TransactionStatus {
  const { occurredAt, paidAt } = record;
  const { isReviewed, now } = circumstances;
  const state = stateOf(record, circumstances);
  const day = visitDayOf(record);
  const mayReview = isReviewed === false && isReviewTime(occurredAt, now) && isReviewable(record);
  // The window closes during the 35th day, so the day before is the last that can be promised.
  const lastReviewDay = daysAfter(day, REVIEW_DAYS - 1);
  const reviewBy = mayReview ? lastReviewDay : undefined;
  const days: Readonly<Partial<Record<TransactionState, PlainDate | undefined>>> = {
    awarded: reviewBy,
    processing: reviewBy,
    reviewExpired: lastReviewDay,
    deferred: daysAfter(day, DEFERRED_DAYS),
    paid: paidAt === undefined ? undefined : dayOf(paidAt),
  };
  return omitUndefined({
    state,
    day,
    by: days[state],
    reviewBy,
    isOverdue: state === 'deferred' && !isWithin(occurredAt, now, DEFERRED_DAYS * DAY_MS),
    isFaded: fades[state],
    mayReview,
  });
}

export const mayReportMissing = (visitedAt: Moment, now: Moment): boolean =>
  millisecondsOf(now) - millisecondsOf(visitedAt) >= MISSING_REWARD_DAYS * DAY_MS;

export type CreditState = 'onTheWay' | 'received' | 'paid' | 'refused' | 'failed' | 'expired' | 'deferred';

export interface CreditStatus {
  readonly state: CreditState;
  readonly day: PlainDate;
  readonly isFaded: boolean;
}

export const creditStates = {
  Awarded: 'onTheWay',
  Pending: 'onTheWay',
  pending: 'onTheWay',
  pending_received: 'received',
  Paid: 'paid',
  completed: 'paid',
  Deferred: 'deferred',
  Forfeit: 'expired',
  rejected: 'refused',
  error: 'failed',
} as const satisfies Readonly<Record<RewardStatus | RedemptionStatus, CreditState>>;

const creditFades: Readonly<Record<CreditState, boolean>> = {
  onTheWay: true,
  received: true,
  paid: false,
  refused: false,
  failed: false,
  expired: true,
  deferred: true,
};

export function creditStatus({ status, occurredAt }: CreditRecord): CreditStatus {
  const state = creditStates[status];
  return { state, day: dayOf(occurredAt), isFaded: creditFades[state] };
}
