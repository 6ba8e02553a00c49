import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  creditStatus,
  DEFERRED_DAYS,
  mayReportMissing,
  MISSING_REWARD_DAYS,
  REVIEW_DAYS,
  transactionStatus,
  type CreditState,
  type TransactionState,
} from './activity-status.ts';
import { redemptionStatuses, rewardStatuses } from './activity.ts';
import { aCredit, anyCredit, anyMoment, anyNow, anyTransaction, aVisit } from './activity.fixture.ts';
import { DAY_MS, dayOf, millisecondsOf, type PlainDate } from './calendar.ts';

const visitedAt = Date.parse('2026-06-10T19:30:00.000Z');
const days = (count: number, more = 0) => visitedAt + count * DAY_MS + more;
const recordStatus = (
  overrides: Parameters<typeof aVisit>[0],
  now: number,
  isReviewed: boolean | undefined = false,
) => transactionStatus(aVisit(overrides), { isReviewed, now });

const transactionStates: readonly TransactionState[] = [
  'awarded',
  'processing',
  'reviewExpired',
  'deferred',
  'forfeited',
  'paid',
];
const creditStates: readonly CreditState[] = [
  'onTheWay',
  'received',
  'paid',
  'refused',
  'failed',
  'expired',
  'deferred',
];

test('HIS-11 each status of a reward has its own state', () => {
  expect(rewardStatuses.map((status) => recordStatus({ status }, days(1)).state)).toEqual([
    'awarded',
    'processing',
    'forfeited',
    'paid',
    'deferred',
  ]);
});

test('HIS-09.a HIS-12.b HIS-18 HIS-19.c the day of a visit and its deadlines are the restaurant’s, not UTC', () => {
  const occurredAt = '2026-11-15T01:30:00.000Z';
  const localDate = '2026-11-14' as PlainDate;
  const now = Date.parse(occurredAt) + DAY_MS;
  expect(recordStatus({ occurredAt, localDate }, now)).toMatchObject({
    day: '2026-11-14',
    by: '2026-12-18',
    reviewBy: '2026-12-18',
  });
  expect(recordStatus({ occurredAt, localDate, status: 'Deferred' }, now)).toMatchObject({
    day: '2026-11-14',
    by: '2026-11-28',
  });
  // The window is still measured in 24-hour days from the time of the visit.
  expect(recordStatus({ occurredAt, localDate }, Date.parse(occurredAt) + REVIEW_DAYS * DAY_MS).state).toBe(
    'processing',
  );
  const early = { occurredAt: '2021-02-01T02:00:00Z', localDate: '2021-01-31' as PlainDate };
  expect(recordStatus(early, Date.parse('2021-02-02')).mayReview).toBe(false);
});

test('HIS-23.a each status of a credit has a state', () => {
  const result = [...rewardStatuses, ...redemptionStatuses].map(
    (status) => [status, creditStatus(aCredit({ status })).state] as const,
  );
  expect(Object.fromEntries(result)).toEqual({
    Awarded: 'onTheWay',
    Pending: 'onTheWay',
    Forfeit: 'expired',
    Paid: 'paid',
    Deferred: 'deferred',
    pending: 'onTheWay',
    pending_received: 'received',
    completed: 'paid',
    rejected: 'refused',
    error: 'failed',
  });
});

test('HIS-11 HIS-18 any transaction has exactly one state at any time', () => {
  fc.assert(
    fc.property(
      anyTransaction,
      anyNow,
      fc.option(fc.boolean(), { nil: undefined }),
      (record, now, isReviewed) => {
        const circumstances = { isReviewed, now };
        const result = transactionStatus(record, circumstances);
        expect(transactionStates.filter((state) => state === result.state)).toHaveLength(1);
        expect(result).toEqual(transactionStatus(record, circumstances));
        expect(result.day).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(result.reviewBy !== undefined).toBe(result.mayReview);
      },
    ),
    { numRuns: 2000 },
  );
});

test('HIS-23.a any credit has exactly one state', () => {
  fc.assert(
    fc.property(anyCredit, (record) => {
      const { state } = creditStatus(record);
      expect(creditStates.filter((known) => known === state)).toHaveLength(1);
    }),
  );
});

test('HIS-18 HIS-19.b an expired review is never offered again', () => {
  fc.assert(
    fc.property(anyTransaction, anyNow, fc.nat(400 * DAY_MS), (record, now, later) => {
      const before = transactionStatus(record, { isReviewed: false, now });
      const after = transactionStatus(record, { isReviewed: false, now: now + later });
      if (before.state === 'reviewExpired') expect(after.state).toBe('reviewExpired');
      if (!before.mayReview && millisecondsOf(record.occurredAt) <= now) expect(after.mayReview).toBe(false);
      if (after.state === 'reviewExpired') expect(after.mayReview).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('HIS-15 HIS-18 HIS-19.b thirty-five days to the millisecond: processing and reviewable until then, expired after it', () => {
  const last = recordStatus({}, days(REVIEW_DAYS));
  expect(last).toMatchObject({ state: 'processing', mayReview: true });
  const over = recordStatus({}, days(REVIEW_DAYS, 1));
  expect(over).toMatchObject({ state: 'reviewExpired', mayReview: false, isFaded: true });
  expect(recordStatus({}, days(36))).toMatchObject({ state: 'reviewExpired', mayReview: false });
});

test('HIS-18 only a reward that waits for its review expires with it', () => {
  const states = rewardStatuses.map((status) => [status, recordStatus({ status }, days(36)).state]);
  expect(Object.fromEntries(states)).toEqual({
    Awarded: 'awarded',
    Pending: 'reviewExpired',
    Forfeit: 'forfeited',
    Paid: 'paid',
    Deferred: 'deferred',
  });
});

test('HIS-18 the window is the same for any timestamp in any format', () => {
  fc.assert(
    fc.property(anyMoment, (occurredAt) => {
      fc.pre(dayOf(occurredAt) >= '2021-02-01');
      const end = millisecondsOf(occurredAt) + REVIEW_DAYS * DAY_MS;
      expect(recordStatus({ occurredAt }, end)).toMatchObject({ state: 'processing', mayReview: true });
      expect(recordStatus({ occurredAt }, end + 1)).toMatchObject({
        state: 'reviewExpired',
        mayReview: false,
      });
    }),
  );
});

test('HIS-18 HIS-19.b the day promised for a review is open until its end', () => {
  fc.assert(
    fc.property(anyMoment, (occurredAt) => {
      fc.pre(dayOf(occurredAt) >= '2021-02-01');
      const { reviewBy, by } = recordStatus({ occurredAt }, millisecondsOf(occurredAt));
      expect(by).toBe(reviewBy);
      const lastMoment = millisecondsOf(reviewBy ?? '') + DAY_MS - 1;
      expect(recordStatus({ occurredAt }, lastMoment).mayReview).toBe(true);
      expect(recordStatus({ occurredAt }, lastMoment + DAY_MS + 1)).toMatchObject({
        mayReview: false,
        by: reviewBy,
      });
    }),
  );
});

test('HIS-18 what was reviewed, or is not known to be unreviewed, does not expire', () => {
  expect(recordStatus({}, days(300), true)).toMatchObject({ state: 'processing', mayReview: false });
  for (const now of [days(1), days(300)]) {
    const unknown = transactionStatus(aVisit(), { isReviewed: undefined, now });
    expect(unknown).toMatchObject({ state: 'processing', mayReview: false });
  }
});

test('HIS-18 HIS-19.a a bonus or adjustment without a merchant, or a refund, has no review to miss', () => {
  const { merchantId: _none, ...adjustment } = aVisit({ source: 'A' });
  const at = (now: number) => transactionStatus(adjustment, { isReviewed: false, now });
  expect(at(days(1))).toMatchObject({ state: 'processing', mayReview: false });
  expect(at(days(60))).toMatchObject({ state: 'processing', mayReview: false });
  for (const now of [days(1), days(60)])
    expect(recordStatus({ rewardHundredths: -1 }, now)).toMatchObject({
      state: 'processing',
      mayReview: false,
    });
  expect(recordStatus({ rewardHundredths: 0 }, days(1)).mayReview).toBe(true);
});

test('HIS-19.a HIS-19.b HIS-19.c HIS-19.d a review is offered only when every condition holds', () => {
  const mayReview = (...args: Parameters<typeof recordStatus>) => recordStatus(...args).mayReview;
  expect(mayReview({}, days(1))).toBe(true);
  expect(mayReview({ transactionType: 'Manual' }, days(1))).toBe(true);
  expect(recordStatus({ status: 'Awarded' }, days(1))).toMatchObject({ mayReview: true, by: '2026-07-14' });
  expect(mayReview({ status: 'Paid' }, days(1))).toBe(true);
  const { transactionType: _other, ...ofAnotherKind } = aVisit();
  expect(transactionStatus(ofAnotherKind, { isReviewed: false, now: days(1) }).mayReview).toBe(false);
  expect(mayReview({ billCents: 0 }, days(1))).toBe(false);
  expect(mayReview({}, days(36))).toBe(false);
  expect(mayReview({}, days(1), true)).toBe(false);
  expect(mayReview({ status: 'Deferred' }, days(1))).toBe(false);
  expect(mayReview({ status: 'Forfeit' }, days(1))).toBe(false);
  const firstDay = Date.parse('2021-02-01');
  expect(mayReview({ occurredAt: '2021-01-31' }, firstDay)).toBe(false);
  expect(mayReview({ occurredAt: '2021-01-31T23:59:59.999Z' }, firstDay)).toBe(false);
  expect(mayReview({ occurredAt: '2021-02-01T00:00:00.000Z' }, firstDay)).toBe(true);
  expect(mayReview({ occurredAt: '2021-02-01' }, firstDay)).toBe(true);
});

test('HIS-12.b a deferred reward names its day two weeks later, and is overdue from the next millisecond', () => {
  const status = 'Deferred';
  expect(recordStatus({ status }, days(0))).toMatchObject({
    state: 'deferred',
    by: '2026-06-24',
    isOverdue: false,
  });
  expect(recordStatus({ status }, days(DEFERRED_DAYS)).isOverdue).toBe(false);
  expect(recordStatus({ status }, days(DEFERRED_DAYS, 1)).isOverdue).toBe(true);
  expect(recordStatus({}, days(DEFERRED_DAYS, 1)).isOverdue).toBe(false);
});

test('HIS-14.b a paid reward names the day it was paid, if known', () => {
  const result = recordStatus({ status: 'Paid', paidAt: '2026-06-20T23:59:59.999Z' }, days(12));
  expect(result).toMatchObject({ state: 'paid', by: '2026-06-20', reviewBy: '2026-07-14', isFaded: false });
  expect(recordStatus({ status: 'Paid' }, days(12))).not.toHaveProperty('by');
});

test('HIS-16.b HIS-17 forfeited, pending and deferred are faded, awarded and paid are not', () => {
  const isFaded = rewardStatuses.map((status) => [status, recordStatus({ status }, days(1)).isFaded]);
  expect(Object.fromEntries(isFaded)).toEqual({
    Awarded: false,
    Pending: true,
    Forfeit: true,
    Paid: false,
    Deferred: true,
  });
  const ofCredits = [...rewardStatuses, ...redemptionStatuses].map(
    (status) => [status, creditStatus(aCredit({ status })).isFaded] as const,
  );
  expect(Object.fromEntries(ofCredits)).toEqual({
    Awarded: true,
    Pending: true,
    Forfeit: true,
    Paid: false,
    Deferred: true,
    pending: true,
    pending_received: true,
    completed: false,
    rejected: false,
    error: false,
  });
});

test('HIS-01.a a missing reward can be reported after ten days, to the millisecond', () => {
  expect(MISSING_REWARD_DAYS).toBe(10);
  expect(mayReportMissing(visitedAt, days(MISSING_REWARD_DAYS, -1))).toBe(false);
  expect(mayReportMissing(visitedAt, days(MISSING_REWARD_DAYS))).toBe(true);
});
