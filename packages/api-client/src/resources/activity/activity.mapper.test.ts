import {
  notEarnedReasons,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionTypes,
} from '@tableside/core';
import { expect, test } from 'vitest';

import { buildCreditBody, buildTransactionBody } from '../../testing.ts';
import { readActivityPage } from './activity.mapper.ts';

const read = (...items: readonly unknown[]) => readActivityPage({ items }).records;
const transaction = (overrides: object) => read({ ...buildTransactionBody(), ...overrides })[0];
const credit = (overrides: object) => read({ ...buildCreditBody(), ...overrides })[0];

test('HIS-09.a a transaction is mapped to the product’s terms, with amounts in hundredths', () => {
  expect(transaction({ benefitAmount: 14.46, localDate: '2026-06-09', paidAt: '2026-06-20' })).toEqual({
    type: 'Transaction',
    id: 'txn-1',
    merchantId: '1',
    merchantName: 'Basil Wharf',
    hasMerchantPage: true,
    occurredAt: '2026-06-10T19:30:00.000Z',
    localDate: '2026-06-09',
    status: 'Awarded',
    transactionType: 'Settle',
    source: 'S',
    rewardHundredths: 1446,
    billCents: 4820,
    cardLastFour: '1111',
    paidAt: '2026-06-20',
  });
});

test('HIS-09.a HIS-09.b null values are omitted, and without a merchant there is no merchant page', () => {
  const nothing = {
    merchantId: null,
    rewardSource: null,
    dineAmount: null,
    cardLastFour: null,
    paidAt: null,
  };
  expect(Object.keys(transaction(nothing) ?? {})).toEqual([
    'type',
    'id',
    'merchantName',
    'hasMerchantPage',
    'occurredAt',
    'status',
    'transactionType',
    'rewardHundredths',
  ]);
  expect(transaction(nothing)).toMatchObject({ hasMerchantPage: false });
  for (const activeMerchant of [false, null]) {
    expect(transaction({ activeMerchant })).toMatchObject({ merchantId: '1', hasMerchantPage: false });
  }
});

test('HIS-09.c date takes precedence over transactionCreatedAt, awardStatus over transactionStatus', () => {
  const both = {
    date: '2026-06-10',
    transactionCreatedAt: '2026-06-12T10:00:00Z',
    awardStatus: 'Paid',
    transactionStatus: 'Pending',
  };
  expect(transaction(both)).toMatchObject({ occurredAt: '2026-06-10', status: 'Paid' });
  const second = { ...both, date: undefined, awardStatus: undefined };
  expect(transaction(second)).toMatchObject({ occurredAt: '2026-06-12T10:00:00Z', status: 'Pending' });
  expect(transaction({ ...both, date: null, awardStatus: null })).toMatchObject({
    occurredAt: '2026-06-12T10:00:00Z',
    status: 'Pending',
  });
});

test('HIS-10 a credit has whole cents, its target and its payer', () => {
  expect(credit({ benefitProcessor: null, targetType: 'Wire', status: 'Paid' })).toEqual({
    type: 'Credit',
    id: 'credit-1',
    occurredAt: '2026-06-12T09:00:00.000Z',
    amountCents: 2000,
    targetType: 'Wire',
    targetLabel: 'Visa ending in 1111',
    processor: '',
    status: 'Paid',
  });
});

test('HIS-11 HIS-22 HIS-23.a every enumeration value is accepted', () => {
  for (const status of rewardStatuses) expect(transaction({ awardStatus: status })).toMatchObject({ status });
  for (const source of rewardSources) expect(transaction({ rewardSource: source })).toMatchObject({ source });
  for (const transactionType of transactionTypes)
    expect(transaction({ transactionType })).toMatchObject({ transactionType });
  for (const status of [...rewardStatuses, ...redemptionStatuses])
    expect(credit({ status })).toMatchObject({ status });
});

test('HIS-11 HIS-22 HIS-23.a an unknown value breaks nothing and gets the weakest interpretation', () => {
  const odd = transaction({ awardStatus: 'Lost', rewardSource: 'Z', transactionType: 'Refund' });
  expect(odd).toMatchObject({ type: 'Transaction', status: 'Pending' });
  expect(odd).not.toHaveProperty('source');
  expect(odd).not.toHaveProperty('transactionType');
  expect(transaction({ awardStatus: undefined, transactionStatus: undefined })).toMatchObject({
    status: 'Pending',
  });
  expect(credit({ status: 'posted' })).toMatchObject({ type: 'Credit', status: 'pending' });
  expect(credit({ status: 'toString' })).toMatchObject({ status: 'pending' });
});

test('HIS-08 HIS-09.a HIS-10 an invalid record, or one of a third kind, is dropped, and the others stay', () => {
  const records = read(
    null,
    'x',
    [],
    {},
    { ...buildTransactionBody(), recordType: 'Voucher' },
    { ...buildTransactionBody(), date: 'last week' },
    { ...buildTransactionBody(), date: undefined },
    { ...buildTransactionBody(), sourceTransactionId: '' },
    { ...buildCreditBody(), date: '06/12/2026' },
    { ...buildCreditBody(), creditAmountCents: 20.5 },
    { ...buildCreditBody(), creditId: null },
    buildTransactionBody({ sourceTransactionId: 'good' }),
    buildCreditBody({ creditId: 'good too' }),
  );
  expect(records.map(({ id }) => id)).toEqual(['good', 'good too']);
});

test('HIS-09.a invalid parts of a record are left out, and the record stays', () => {
  const record = transaction({ paidAt: 'soon', dineAmount: 'x', benefitAmount: null, merchantName: 7 });
  expect(record).toMatchObject({ merchantName: '', rewardHundredths: 0 });
  expect(record).not.toHaveProperty('paidAt');
  expect(record).not.toHaveProperty('billCents');
});

test('HIS-09.a a refund is negative, nothing is zero, and a calculated amount is rounded', () => {
  expect(transaction({ benefitAmount: -24.1, dineAmount: -4.82 })).toMatchObject({
    rewardHundredths: -2410,
    billCents: -482,
  });
  expect(transaction({ benefitAmount: 0, dineAmount: 0 })).toMatchObject({
    rewardHundredths: 0,
    billCents: 0,
  });
  expect(transaction({ benefitAmount: 4.82 * 5 })).toMatchObject({ rewardHundredths: 2410 });
});

test('HIS-04.c the list is items, or data if items is missing', () => {
  const one = buildTransactionBody({ sourceTransactionId: 'one' });
  const other = buildTransactionBody({ sourceTransactionId: 'other' });
  const ids = (body: object) => readActivityPage(body).records.map(({ id }) => id);
  expect(ids({ items: [one], data: [other] })).toEqual(['one']);
  expect(ids({ data: [other] })).toEqual(['other']);
  expect(ids({ items: 1, data: [other] })).toEqual(['other']);
  expect(ids({ items: [], data: [other] })).toEqual([]);
});

test('HIS-04.b without totals there is only this page', () => {
  expect(readActivityPage({ items: [buildTransactionBody()] })).toMatchObject({
    totalPages: 1,
    totalRecords: 1,
  });
});

test('what all pending rewards come to and the years are read where they are told, and left out where they are odd', () => {
  const read = (more: object) => readActivityPage({ items: [], ...more });
  expect(read({ pendingAmount: 240.05, years: [2026, 2024] })).toMatchObject({
    pendingHundredths: 24_005,
    years: [2026, 2024],
  });
  for (const odd of [
    {},
    { pendingAmount: null, years: null },
    { pendingAmount: 'x', years: ['x'] },
    { years: 2026 },
  ])
    expect(Object.keys(read(odd))).toEqual(['records', 'totalPages', 'totalRecords']);
});

test('HIS-22 a record names the bonus that brought it, where the program tells', () => {
  expect(transaction({ bonusCode: 'BRUNCH' })).toMatchObject({ bonusCode: 'BRUNCH' });
  for (const bonusCode of [undefined, null, '', 7])
    expect(transaction({ bonusCode })).not.toHaveProperty('bonusCode');
});

test('HIS-25.a every reason is accepted, with its facts', () => {
  for (const reason of notEarnedReasons)
    expect(transaction({ reasonCode: reason })).toMatchObject({ reason });
  const reasonFacts = {
    earnDays: ['Fri', 'Sat'],
    maxSpend: 750,
    maxVisitsPerMonth: 3,
    cardLinkedOn: '2026-06-12',
    merchantJoinedOn: '2026-07-01',
  };
  expect(transaction({ reasonCode: 'dayWithoutReward', reasonFacts })).toMatchObject({ reasonFacts });
});

test('HIS-25.b an unknown reason is none and leaves the record, and a fact that is odd leaves the others', () => {
  for (const reasonCode of [undefined, null, '', 7, 'badWeather', 'toString']) {
    expect(transaction({ reasonCode })).toMatchObject({ type: 'Transaction', merchantName: 'Basil Wharf' });
    expect(transaction({ reasonCode })).not.toHaveProperty('reason');
  }
  const odd = { earnDays: ['Someday'], maxSpend: '750', cardLinkedOn: 'soon', maxVisitsPerMonth: 3 };
  expect(transaction({ reasonFacts: odd })).toMatchObject({ reasonFacts: { maxVisitsPerMonth: 3 } });
  for (const reasonFacts of [null, 'x', []])
    expect(transaction({ reasonFacts })).not.toHaveProperty('reasonFacts');
});
