import fc from 'fast-check';

import {
  deliveries,
  giftCardBrands,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionTypes,
  type CreditRecord,
  type TransactionRecord,
} from './activity.ts';
import { DAY_MS } from './calendar.ts';

export const aVisit = (overrides: Partial<TransactionRecord> = {}): TransactionRecord => ({
  type: 'Transaction',
  id: 'txn-1',
  merchantId: '1',
  merchantName: 'Basil Wharf',
  hasMerchantPage: true,
  occurredAt: '2026-06-10T19:30:00.000Z',
  status: 'Pending',
  transactionType: 'Settle',
  source: 'S',
  rewardHundredths: 24_100,
  billCents: 4820,
  cardLastFour: '1111',
  ...overrides,
});

export const aCredit = (overrides: Partial<CreditRecord> = {}): CreditRecord => ({
  type: 'Credit',
  id: 'credit-1',
  occurredAt: '2026-06-12T09:00:00.000Z',
  amountCents: 2000,
  targetType: 'Card',
  targetLabel: 'Visa ending in 1111',
  processor: 'Visa',
  status: 'completed',
  ...overrides,
});

const from = Date.UTC(2020, 0, 1);
const to = Date.UTC(2035, 0, 1);

export const anyMoment = fc
  .tuple(fc.integer({ min: from, max: to }), fc.constantFrom('zone', 'offset', 'none', 'day'))
  .map(([milliseconds, form]) => {
    const text = new Date(milliseconds).toISOString();
    if (form === 'day') return text.slice(0, 10);
    if (form === 'none') return text.slice(0, -1);
    return form === 'zone' ? text : `${text.slice(0, -1)}-07:00`;
  });

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
const name = fc.string({ maxLength: 8 });

export const anyTransaction: fc.Arbitrary<TransactionRecord> = fc.record(
  {
    type: fc.constant('Transaction' as const),
    id: name,
    merchantId: name,
    merchantName: name,
    hasMerchantPage: fc.boolean(),
    occurredAt: anyMoment,
    status: fc.constantFrom(...rewardStatuses),
    transactionType: fc.constantFrom(...transactionTypes),
    source: fc.constantFrom(...rewardSources),
    rewardHundredths: amount,
    billCents: amount,
    cardLastFour: name,
    paidAt: anyMoment,
  },
  {
    requiredKeys: [
      'type',
      'id',
      'merchantName',
      'hasMerchantPage',
      'occurredAt',
      'status',
      'rewardHundredths',
    ],
  },
);

export const anyCredit: fc.Arbitrary<CreditRecord> = fc.record({
  type: fc.constant('Credit' as const),
  id: name,
  occurredAt: anyMoment,
  amountCents: amount,
  targetType: fc.oneof(fc.constantFrom(...deliveries), name),
  targetLabel: name,
  processor: fc.oneof(fc.constantFrom(...giftCardBrands), name),
  status: fc.constantFrom(...rewardStatuses, ...redemptionStatuses),
});

export const anyNow = fc.oneof(
  fc.integer({ min: from - 400 * DAY_MS, max: to + 400 * DAY_MS }),
  fc.integer({ min: -8e14, max: 8e14 }),
);
