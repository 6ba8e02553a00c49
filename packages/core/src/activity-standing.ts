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

/** How long a visit can be reviewed, and a pending reward can wait for it (HIS-18, HIS-19). */
export const REVIEW_DAYS = 35;
/** How long a deferred reward may take (HIS-12). */
export const DEFERRED_DAYS = 14;
/** From when on a missing reward can be reported (HIS-01). */
export const MISSING_REWARD_DAYS = 10;
/** Visits before this day were never reviewed (HIS-19). */
const FIRST_REVIEWED_DAY = '2021-02-01';

/** Where a record stands: exactly one at any moment. */
export type TransactionState = 'awarded' | 'processing' | 'reviewExpired' | 'deferred' | 'forfeited' | 'paid';

/** What happened, on which day, what comes next and by when. */
export interface TransactionStanding {
  readonly state: TransactionState;
  /** The day of the visit. */
  readonly day: PlainDate;
  /**
   * The day that the state names: processing – the last day for a review, where one is asked for; deferred – when it
   * is decided at the latest; reviewExpired – the last day that a review was possible; paid – when it was paid.
   */
  readonly by?: PlainDate;
  /** Shown less strongly: nothing of it counts (HIS-16, HIS-17). */
  readonly isFaded: boolean;
  /** Whether a review is asked for (HIS-19). */
  readonly mayReview: boolean;
}

export interface StandingCircumstances {
  /** Whether the visit was reviewed; undefined while that is not known: then no review is asked for, and none is called expired. */
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

const isReviewTime = (occurredAt: Moment, now: Moment): boolean =>
  isWithin(occurredAt, now, REVIEW_DAYS * DAY_MS);

/** Whether a visit is of the kind that is reviewed at all: a settled or manual bill that still counts. */
const isReviewable = ({ transactionType, occurredAt, status }: TransactionRecord): boolean =>
  (transactionType === 'Settle' || transactionType === 'Manual') &&
  status !== 'Deferred' &&
  status !== 'Forfeit' &&
  millisecondsOf(occurredAt) >= millisecondsOf(FIRST_REVIEWED_DAY);

/**
 * What is to be said of a transaction at a moment (HIS-11 to HIS-19). Days are days of UTC; a pending reward is over
 * once more than 35 × 24 hours have passed, and until then its visit can be reviewed.
 */
export function transactionStanding(
  record: TransactionRecord,
  { isReviewed, now }: StandingCircumstances,
): TransactionStanding {
  const { occurredAt, status, paidAt } = record;
  const day = dayOf(occurredAt);
  const isOpen = isReviewTime(occurredAt, now);
  const mayReview = isReviewed === false && isOpen && isReviewable(record);
  const lastReviewDay = daysAfter(day, REVIEW_DAYS);
  if (status === 'Pending' && isReviewed === false && !isOpen)
    return { state: 'reviewExpired', day, by: lastReviewDay, isFaded: true, mayReview };
  const by =
    status === 'Deferred'
      ? daysAfter(day, DEFERRED_DAYS)
      : status === 'Paid'
        ? paidAt && dayOf(paidAt)
        : mayReview
          ? lastReviewDay
          : undefined;
  return {
    state: states[status],
    day,
    ...(by && { by }),
    isFaded: status === 'Pending' || status === 'Deferred' || status === 'Forfeit',
    mayReview,
  };
}

/** Where a credit stands (HIS-10, HIS-23, OP-088). */
export type CreditState = 'onTheWay' | 'received' | 'paid' | 'refused' | 'failed' | 'expired' | 'deferred';

export interface CreditStanding {
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

export function creditStanding({ status, occurredAt }: CreditRecord): CreditStanding {
  const state = creditStates[status];
  return { state, day: dayOf(occurredAt), isFaded: fadedCredits.has(state) };
}
