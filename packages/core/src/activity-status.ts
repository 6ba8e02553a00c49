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

/** How long a visit can be reviewed, and a pending reward can wait for it (HIS-18, HIS-19). */
export const REVIEW_DAYS = 35;
/** How long a deferred reward may take (HIS-12). */
export const DEFERRED_DAYS = 14;
/** How long a reward may take before it is missing (HIS-01). */
export const MISSING_REWARD_DAYS = 10;
/** Visits before this day were never reviewed (HIS-19). */
const FIRST_REVIEWED_DAY = '2021-02-01';

/** Where a record stands: exactly one at any moment. */
export type TransactionState = 'awarded' | 'processing' | 'reviewExpired' | 'deferred' | 'forfeited' | 'paid';

/** What happened, on which day, what comes next and by when. */
export interface TransactionStatus {
  readonly state: TransactionState;
  /** The day of the visit. */
  readonly day: PlainDate;
  /**
   * The day that the state names: processing and awarded – the same as `reviewBy`; deferred – when it is decided at the
   * latest; reviewExpired – the last day for a review; paid – when it was paid.
   */
  readonly by?: PlainDate;
  /** Where a review is offered: the last day on which it is possible all day. */
  readonly reviewBy?: PlainDate;
  /** Deferred, and the two weeks are over: `by` has passed, and promises nothing any more (HIS-12). */
  readonly isOverdue: boolean;
  /** Shown less strongly: nothing of it counts (HIS-16, HIS-17). */
  readonly isFaded: boolean;
  /** Whether a review is offered (HIS-19). */
  readonly mayReview: boolean;
}

export interface StatusCircumstances {
  /**
   * Whether the visit was reviewed; undefined while that is unknown and where reviews are impossible: then no
   * review is offered and none is called expired.
   */
  readonly isReviewed: boolean | undefined;
  /** The server's time. */
  readonly now: Moment;
}

const states = {
  Awarded: 'awarded',
  Deferred: 'deferred',
  Forfeit: 'forfeited',
  Paid: 'paid',
  Pending: 'processing',
} as const satisfies Readonly<Record<RewardStatus, TransactionState>>;

/** The day of a visit at the restaurant; of a record without one, its day in UTC. */
const visitDayOf = ({ localDate, occurredAt }: TransactionRecord): PlainDate =>
  localDate ?? dayOf(occurredAt);

const isReviewTime = (occurredAt: Moment, now: Moment): boolean =>
  isWithin(occurredAt, now, REVIEW_DAYS * DAY_MS);

/** What can be reviewed: adjustments and bonuses have no merchant, and neither a refund nor a bill of $0 was a visit. */
const isVisit = ({ billCents, merchantId, rewardHundredths, transactionType }: TransactionRecord): boolean =>
  merchantId !== undefined &&
  billCents !== 0 &&
  rewardHundredths >= 0 &&
  (transactionType === 'Settle' || transactionType === 'Manual');

/** Whether a visit is of the kind that is reviewed: one that still counts, and not from before there were reviews. */
const isReviewable = (record: TransactionRecord): boolean =>
  isVisit(record) &&
  record.status !== 'Deferred' &&
  record.status !== 'Forfeit' &&
  visitDayOf(record) >= FIRST_REVIEWED_DAY;

function stateOf(record: TransactionRecord, { isReviewed, now }: StatusCircumstances): TransactionState {
  const hasMissedReview =
    record.status === 'Pending' &&
    isReviewed === false &&
    isVisit(record) &&
    !isReviewTime(record.occurredAt, now);
  return hasMissedReview ? 'reviewExpired' : states[record.status];
}

const faded: ReadonlySet<TransactionState> = new Set([
  'processing',
  'reviewExpired',
  'deferred',
  'forfeited',
]);

/**
 * What is to be said of a transaction at a moment (HIS-11 to HIS-19). The day of a
 * visit and the days that follow from it are the restaurant's; a pending reward is over
 * once more than 35 × 24 hours have passed, and until then its visit can be reviewed. The record's moments must be
 * moments (`isMoment`).
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
  // The window closes in the course of the 35th day: the day before is the last that can be promised.
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
    isFaded: faded.has(state),
    mayReview,
  });
}

/** Whether a reward of a visit, if it is not here by now, can be reported as missing: ten days have passed (HIS-01). */
export const mayReportMissing = (visitedAt: Moment, now: Moment): boolean =>
  millisecondsOf(now) - millisecondsOf(visitedAt) >= MISSING_REWARD_DAYS * DAY_MS;

/** Where a credit stands (HIS-10, HIS-23). */
export type CreditState = 'onTheWay' | 'received' | 'paid' | 'refused' | 'failed' | 'expired' | 'deferred';

export interface CreditStatus {
  readonly state: CreditState;
  readonly day: PlainDate;
  readonly isFaded: boolean;
}

const creditStates = {
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

const fadedCredits: ReadonlySet<CreditState> = new Set(['onTheWay', 'received', 'deferred', 'expired']);

export function creditStatus({ status, occurredAt }: CreditRecord): CreditStatus {
  const state = creditStates[status];
  return { state, day: dayOf(occurredAt), isFaded: fadedCredits.has(state) };
}
