import {
  creditStatus,
  deliveries,
  giftCardBrands,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionStatus,
  transactionTypes,
  type CreditRecord,
  type TransactionRecord,
} from '@tableside/core';
import { fillText } from '@tableside/content-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { activityCopy, type ActivityKey } from './activity.copy.ts';
import { creditCopy, leadsToClaim, sourceLabel, transactionCopy, whatHappened } from './activity-messages.ts';
import { brandCopy, deliveryCopy } from './delivery-messages.ts';

const DAY_MS = 86_400_000;
const at = Date.UTC(2026, 5, 10, 19, 30);
const transaction = (overrides: Partial<TransactionRecord> = {}): TransactionRecord => ({
  type: 'Transaction',
  id: 'txn-1',
  merchantId: '1',
  merchantName: 'Basil Wharf',
  hasMerchantPage: true,
  occurredAt: new Date(at).toISOString(),
  status: 'Awarded',
  transactionType: 'Settle',
  source: 'S',
  rewardHundredths: 24_100,
  billCents: 4820,
  ...overrides,
});
const credit = (overrides: Partial<CreditRecord> = {}): CreditRecord => ({
  type: 'Credit',
  id: 'credit-1',
  occurredAt: new Date(at).toISOString(),
  amountCents: 2000,
  targetType: 'Card',
  targetLabel: 'Visa ending in 1111',
  processor: 'Visa',
  status: 'completed',
  ...overrides,
});
const ways = { hasCredits: false, now: at, mayReport: false };
const fill = (text: string, partner: Record<string, string | number>) =>
  fillText(text, { partner, linkLabel: () => '' });
const hasText = (key: ActivityKey | undefined) => key !== undefined && activityCopy.texts[key].trim() !== '';

const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
const transactions: fc.Arbitrary<TransactionRecord> = fc
  .record(
    {
      occurredAt: moments.map((moment) => new Date(moment).toISOString()),
      status: fc.constantFrom(...rewardStatuses),
      transactionType: fc.constantFrom(...transactionTypes),
      source: fc.constantFrom(...rewardSources),
      rewardHundredths: fc.integer({ min: -100_000, max: 100_000 }),
      billCents: fc.integer({ min: -100_000, max: 100_000 }),
      paidAt: moments.map((moment) => new Date(moment).toISOString()),
    },
    { requiredKeys: ['occurredAt', 'status', 'rewardHundredths'] },
  )
  .map((known) => {
    const { source: _, transactionType: __, billCents: ___, ...rest } = transaction();
    return { ...rest, ...known };
  });

const explanation = /^[^.]+\.(?: [A-Z][^.]+\.)?$/;

test('HIS-11 HIS-18 of any transaction at any moment there is exactly one status and one explanation, both in words', () => {
  fc.assert(
    fc.property(
      transactions,
      moments,
      fc.constantFrom(true, false, undefined),
      fc.boolean(),
      (record, now, isReviewed, hasCredits) => {
        const recordStatus = transactionStatus(record, { isReviewed, now });
        const words = transactionCopy(record, recordStatus, { ...ways, hasCredits, now });
        expect(hasText(words.status)).toBe(true);
        expect(hasText(words.why)).toBe(true);
        const sentence = fill(activityCopy.texts[words.why], {
          what: activityCopy.texts[whatHappened(record)],
          days: 10,
          reward: '1 point',
          partner: 'Sample',
          currencies: 'points',
          ...(words.by && { by: words.by }),
        });
        const open = sentence.replaceAll('{day}', '');
        expect(open).not.toMatch(/[{}]/);
        expect(fill(activityCopy.texts[words.status], { by: words.by ?? '{by}' })).not.toMatch(/[{}]/);
        expect(sentence).toMatch(explanation);
      },
    ),
    { numRuns: 2000 },
  );
});

test('HIS-23.a of any credit there is exactly one status and one explanation, both in words', () => {
  for (const status of [...rewardStatuses, ...redemptionStatuses]) {
    const record = credit({ status });
    const words = creditCopy(record, creditStatus(record));
    expect([status, hasText(words.status), hasText(words.why)]).toEqual([status, true, true]);
    expect(activityCopy.texts[words.why]).toMatch(explanation);
  }
  const statuses = redemptionStatuses.map((status) => {
    const record = credit({ status });
    return activityCopy.texts[creditCopy(record, creditStatus(record)).status];
  });
  expect(new Set(statuses).size).toBe(redemptionStatuses.length);
  const sentences = redemptionStatuses.map((status) => {
    const record = credit({ status });
    return creditCopy(record, creditStatus(record)).why;
  });
  expect(sentences).toEqual([
    'whyCreditOnTheWay',
    'whyCreditReceived',
    'whyCreditPaid',
    'whyCreditRefused',
    'whyCreditFailed',
  ]);
});

test('HIS-22 every source has copy, and a kind of transaction replaces a missing one', () => {
  const labels = rewardSources.map((source) => sourceLabel(transaction({ source })));
  expect(labels.every(hasText)).toBe(true);
  expect(new Set(labels).size).toBe(rewardSources.length);
  const { source: _, ...unsourced } = transaction();
  expect(transactionTypes.map((transactionType) => sourceLabel({ ...unsourced, transactionType }))).toEqual([
    'sourceSettle',
    'sourceManual',
  ]);
});

test('HIS-23.b HIS-23.c every delivery and brand has copy; other names are shown as they are', () => {
  for (const targetType of deliveries) {
    const { title, way } = deliveryCopy({ targetType });
    expect(hasText(title) && hasText(way)).toBe(true);
  }
  expect(new Set(deliveries.map((targetType) => deliveryCopy({ targetType }).title)).size).toBe(2);
  expect(giftCardBrands.map((processor) => brandCopy({ processor })).every(hasText)).toBe(true);
  expect(brandCopy({ processor: 'toString' })).toBeUndefined();
  expect(deliveryCopy({ targetType: 'constructor' }).way).toBe('deliveryOther');
});

describe('the sentence that explains a transaction', () => {
  const why = (record: TransactionRecord, now = at, review: boolean | 'unknown' = false, more = {}) => {
    const isReviewed = review === 'unknown' ? undefined : review;
    return transactionCopy(record, transactionStatus(record, { isReviewed, now }), {
      ...ways,
      now,
      ...more,
    }).why;
  };

  test('HIS-12.b a deferred reward may take two weeks; after them it says whom to ask', () => {
    const deferred = transaction({ status: 'Deferred' });
    expect(why(deferred, at + 14 * DAY_MS)).toBe('whyDeferred');
    expect(why(deferred, at + 14 * DAY_MS + 1)).toBe('whyDeferredLong');
  });

  test('HIS-13.a HIS-13.b a forfeited reward was not earned and did not qualify, whatever it was for', () => {
    const { merchantId: _, ...elsewhere } = transaction({ status: 'Forfeit', merchantName: '' });
    const records = [transaction({ status: 'Forfeit' }), elsewhere].flatMap((record) =>
      rewardSources.flatMap((source) =>
        [-1, 0, 1].map((rewardHundredths) => ({ ...record, source, rewardHundredths })),
      ),
    );
    const words = records.map((record) =>
      transactionCopy(record, transactionStatus(record, { isReviewed: false, now: at }), ways),
    );
    expect(new Set(words.map(({ status, why }) => `${status} ${why}`))).toEqual(
      new Set(['statusNotEarned whyForfeited']),
    );
    expect(activityCopy.texts.statusNotEarned).toBe('Not earned');
    expect(activityCopy.texts.whyForfeited).toMatch(/^\{what\} did not qualify/);
  });

  test('HIS-14.b a paid reward names its day if it is known, also where it was paid as a credit', () => {
    const undated = transaction({ status: 'Paid' });
    const dated = { ...undated, paidAt: '2026-06-20' };
    const inCredits = { hasCredits: true };
    expect([why(dated), why(undated)]).toEqual(['whyPaid', 'whyPaidUndated']);
    expect([why(dated, at, false, inCredits), why(undated, at, false, inCredits)]).toEqual([
      'whyPaidAsCredit',
      'whyPaidAsCreditUndated',
    ]);
    for (const key of ['whyPaid', 'whyPaidAsCredit'] as const)
      expect(activityCopy.texts[key]).toContain('on {by}');
  });

  test('CLM-01.c whoever is to be asked can be called and written to', () => {
    for (const key of ['whyProcessingLong', 'whyDeferredLong', 'missingAsk'] as const)
      expect(activityCopy.texts[key]).toMatch(/call \{\{support_phone\}\} or write to \{\{support_email\}\}/);
  });

  test('a reward that is being processed for ten days can be asked about', () => {
    const pending = transaction({ status: 'Pending' });
    expect(why(pending, at + 10 * DAY_MS - 1, true)).toBe('whyProcessing');
    expect(why(pending, at + 10 * DAY_MS, true)).toBe('whyProcessingLong');
  });

  test('CLM-01.b a visit that can be reported on the site is, instead of asking support', () => {
    const mayReport = { mayReport: true };
    const deferred = transaction({ status: 'Deferred' });
    expect(why(deferred, at + 14 * DAY_MS + 1, false, mayReport)).toBe('whyDeferredLongReport');
    const pending = transaction({ status: 'Pending' });
    expect(why(pending, at + 10 * DAY_MS, true, mayReport)).toBe('whyProcessingLongReport');
    expect(why(pending, at + 10 * DAY_MS - 1, true, mayReport)).toBe('whyProcessing');
    const keys = Object.keys(activityCopy.texts) as ActivityKey[];
    const leading = keys.filter((key) =>
      leadsToClaim({ status: 'statusProcessing', mark: 'waiting', why: key }),
    );
    expect(leading).toEqual(['whyProcessingLongReport', 'whyDeferredLongReport']);
  });

  test('a review is offered only where it is possible', () => {
    const pending = transaction({ status: 'Pending' });
    expect(why(pending)).toBe('whyProcessingReview');
    expect(why(pending, at, true)).toBe('whyProcessing');
    expect(why(pending, at, 'unknown')).toBe('whyProcessing');
  });

  test('HIS-15 what is below zero was taken back, and reads as processing while it is pending', () => {
    const refund = { rewardHundredths: -100 };
    expect(why(transaction(refund))).toBe('whyTakenBack');
    const pending = transaction({ ...refund, status: 'Pending' });
    expect(why(pending)).toBe('whyTakingBack');
    const pendingStatus = transactionStatus(pending, { isReviewed: false, now: at });
    expect(transactionCopy(pending, pendingStatus, ways).status).toBe('statusProcessing');
    expect(whatHappened(transaction(refund))).toBe('whatRefund');
    expect(whatHappened(transaction({ ...refund, source: 'A' }))).toBe('whatAdjustment');
  });
});
