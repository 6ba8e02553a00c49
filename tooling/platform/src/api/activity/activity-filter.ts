import {
  DAY_MS,
  redemptionStatuses,
  REVIEW_DAYS,
  rewardStatuses,
  stateOfCredit,
  transactionStates,
  type ActivityState,
  type PlainDate,
  type TransactionState,
} from '@tableside/core';
import { and, eq, exists, gt, gte, inArray, isNotNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';

const { activityRecords: records, reviews } = schema;

export interface Circumstances {
  readonly now: Date;
  readonly hasReviews: boolean;
}

export const recordDay = sql<PlainDate>`coalesce(${records.localDate}, (${records.occurredAt} at time zone 'UTC')::date)`;

export const isWithinDays = (first: PlainDate, last: PlainDate) =>
  and(gte(recordDay, first), lte(recordDay, last));

export const isOfYear = (year: number) =>
  and(gte(recordDay, `${year}-01-01`), lt(recordDay, `${year + 1}-01-01`));

/** Matches pending visits whose review period has passed. Must agree with `transactionStatus` in core. */
function hasMissedReview({ orm }: Pick<Database, 'orm'>, { now, hasReviews }: Circumstances): SQL {
  if (!hasReviews) return sql`false`;
  const review = orm
    .select({ one: sql`1` })
    .from(reviews)
    .where(
      and(
        eq(reviews.memberId, records.memberId),
        eq(reviews.partnerId, records.partnerId),
        eq(reviews.transactionId, records.publicId),
      ),
    );
  const isMissed = and(
    isNotNull(records.merchantId),
    sql`${records.billCents} is distinct from 0`,
    gte(records.rewardHundredths, 0),
    lt(records.occurredAt, new Date(now.getTime() - REVIEW_DAYS * DAY_MS)),
    not(exists(review)),
  );
  return isMissed ?? sql`false`;
}

const isIn = (...states: readonly TransactionState[]) =>
  inArray(
    records.status,
    rewardStatuses.filter((status) => states.includes(transactionStates[status])),
  );

export const isProcessing = (database: Pick<Database, 'orm'>, circumstances: Circumstances) =>
  and(
    eq(records.recordType, 'Transaction'),
    isIn('processing'),
    not(hasMissedReview(database, circumstances)),
  );

function ofTransactions(
  database: Pick<Database, 'orm'>,
  state: ActivityState,
  circumstances: Circumstances,
): SQL | undefined {
  const reward = records.rewardHundredths;
  const conditions: Readonly<Record<ActivityState, SQL | undefined>> = {
    processing: isProcessing(database, circumstances),
    reviewExpired: and(isIn('processing'), hasMissedReview(database, circumstances)),
    earned: and(isIn('awarded'), gt(reward, 0)),
    takenBack: and(isIn('awarded'), lt(reward, 0)),
    paid: and(isIn('paid'), not(eq(reward, 0))),
    noReward: and(isIn('awarded', 'paid'), eq(reward, 0)),
    notEarned: isIn('deferred', 'forfeited'),
    beingPaidOut: undefined,
    rejected: undefined,
    notDelivered: undefined,
    expired: undefined,
  };
  return conditions[state];
}

const creditStatuses = [...rewardStatuses, ...redemptionStatuses];
const statusesOf = (state: ActivityState) =>
  creditStatuses.filter((status) => stateOfCredit({ status }) === state);

export function isInState(
  database: Pick<Database, 'orm'>,
  state: ActivityState,
  circumstances: Circumstances,
): SQL | undefined {
  const transactions = ofTransactions(database, state, circumstances);
  return or(
    transactions && and(eq(records.recordType, 'Transaction'), transactions),
    and(eq(records.recordType, 'Credit'), inArray(records.status, statusesOf(state))),
  );
}
