import type { ActivityPage, CreditRecord, TransactionRecord } from '@tableside/core';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  statementCreditsResponse,
  transactionsResponse,
  type ActivityBody,
  type CreditBody,
  type StatementCreditsResponse,
  type TransactionBody,
  type TransactionsResponse,
} from './activity.contract.ts';
import { readActivityPage } from './activity.mapper.ts';

export const buildTransactionBody = (overrides: Partial<TransactionBody> = {}): TransactionBody => ({
  recordType: 'Transaction',
  sourceTransactionId: 'txn-1',
  merchantId: '1',
  merchantName: 'Basil Wharf',
  activeMerchant: true,
  date: '2026-06-10T19:30:00.000Z',
  awardStatus: 'Awarded',
  transactionType: 'Settle',
  rewardSource: 'S',
  benefitAmount: 241,
  dineAmount: 48.2,
  cardLastFour: '1111',
  paidAt: null,
  ...overrides,
});

export const buildCreditBody = (overrides: Partial<CreditBody> = {}): CreditBody => ({
  recordType: 'Credit',
  creditId: 'credit-1',
  date: '2026-06-12T09:00:00.000Z',
  creditAmountCents: 2000,
  targetType: 'Card',
  targetLabel: 'Visa ending in 1111',
  benefitProcessor: 'Visa',
  status: 'completed',
  ...overrides,
});

const pageOf = <T>(records: readonly T[], total: number) => ({
  data: [...records],
  items: [...records],
  totalPages: Math.ceil(total / 10),
  totalResultSize: total,
});

export const buildTransactionsResponse = (
  records: readonly TransactionBody[] = [buildTransactionBody()],
  total = records.length,
): TransactionsResponse => pageOf(records, total);

export const buildStatementCreditsResponse = (
  records: readonly ActivityBody[] = [buildCreditBody(), buildTransactionBody()],
  total = records.length,
): StatementCreditsResponse => pageOf(records, total);

export const buildActivityPage = (records: readonly ActivityBody[], total?: number): ActivityPage =>
  readActivityPage(buildStatementCreditsResponse(records, total));
export const buildTransaction = (overrides: Partial<TransactionBody> = {}): TransactionRecord =>
  buildActivityPage([buildTransactionBody(overrides)]).records[0] as TransactionRecord;
export const buildCredit = (overrides: Partial<CreditBody> = {}): CreditRecord =>
  buildActivityPage([buildCreditBody(overrides)]).records[0] as CreditRecord;

export const activityHandlers = {
  transactions: (response: FakeResponse<TransactionsResponse> = buildTransactionsResponse()) =>
    fake({ method: 'get', path: '/api/Member/Transactions', contract: transactionsResponse, response }),

  statementCredits: (response: FakeResponse<StatementCreditsResponse> = buildStatementCreditsResponse()) =>
    fake({
      method: 'get',
      path: '/api/Member/TransactionsStatementCredits',
      contract: statementCreditsResponse,
      response,
    }),
};
