import { redemptionStatuses, rewardSources, rewardStatuses, transactionTypes } from '@tableside/core';
import { HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import {
  activityHandlers,
  buildCreditBody,
  buildStatementCreditsResponse,
  buildTransactionBody,
  buildTransactionsResponse,
  problem,
} from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { activityBody, activityQuery as queryContract } from './activity.contract.ts';
import { activityQuery } from './activity.queries.ts';
import { getActivity } from './activity.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1' });

test('API-22.a API-22.b HIS-04.a other partners’ activity is requested by page and size, with the session’s token', async () => {
  const { calls, response } = watched(buildTransactionsResponse(undefined, 120));
  server.use(activityHandlers.transactions(response));
  const page = await getActivity(client, { page: 1, hasCredits: false });
  expect(page).toMatchObject({ totalPages: 12, totalRecords: 120 });
  expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/Member/Transactions');
  expect(calls[0]?.query.toString()).toBe('pageNo=1&resultsPerPage=10');
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test('API-21.b API-21.c HIS-08 partners that pay credits have a separate list, of transactions and credits', async () => {
  const { calls, response } = watched(buildStatementCreditsResponse());
  const other = vi.fn(() => buildTransactionsResponse());
  server.use(activityHandlers.statementCredits(response), activityHandlers.transactions(other));
  const { records } = await getActivity(client, { page: 3, hasCredits: true });
  expect(records.map(({ type }) => type)).toEqual(['Credit', 'Transaction']);
  expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/Member/TransactionsStatementCredits');
  expect(calls[0]?.query.toString()).toBe('pageNo=3&resultsPerPage=10');
  expect(other).not.toHaveBeenCalled();
});

test('API-22.a year and state are asked for where they are given', async () => {
  const { calls, response } = watched(buildTransactionsResponse());
  server.use(activityHandlers.transactions(response));
  await getActivity(client, { page: 1, hasCredits: false, year: 2025, state: 'notEarned' });
  await getActivity(client, { page: 1, hasCredits: false, year: undefined, state: 'paid' });
  expect(calls.map(({ query }) => query.toString())).toEqual([
    'pageNo=1&resultsPerPage=10&year=2025&state=notEarned',
    'pageNo=1&resultsPerPage=10&state=paid',
  ]);
});

test('HIS-07.a HIS-07.b API-22.a a failure keeps its status, and 401 is reported once', async () => {
  const onUnauthorized = vi.fn();
  server.use(activityHandlers.transactions(problem(500)), activityHandlers.statementCredits(problem(401)));
  const strict = createClient({ onUnauthorized });
  await expect(getActivity(strict, { page: 1, hasCredits: false })).rejects.toMatchObject({ status: 500 });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await expect(getActivity(strict, { page: 1, hasCredits: true })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('pages are cached per member, list, page and filter', () => {
  const keys = [
    activityQuery(client, 'p-1', { page: 1, hasCredits: false }),
    activityQuery(client, 'p-2', { page: 1, hasCredits: false }),
    activityQuery(client, 'p-1', { page: 2, hasCredits: false }),
    activityQuery(client, 'p-1', { page: 1, hasCredits: true }),
    activityQuery(client, 'p-1', { page: 1, hasCredits: false, year: 2025 }),
    activityQuery(client, 'p-1', { page: 1, hasCredits: false, state: 'paid' }),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(6);
});

test('API-21.a API-22.a HIS-04.a the contract accepts pages from 1, with ten results by default', () => {
  expect(queryContract.parse({})).toEqual({ pageNo: 1, resultsPerPage: 10 });
  expect(queryContract.parse({ pageNo: '3', resultsPerPage: '25' })).toEqual({
    pageNo: 3,
    resultsPerPage: 25,
  });
  expect(queryContract.parse({ year: '2025', state: 'processing' })).toMatchObject({
    year: 2025,
    state: 'processing',
  });
  const refused = [
    { pageNo: '0' },
    { pageNo: '1.5' },
    { pageNo: 'x' },
    { resultsPerPage: '101' },
    { year: '26' },
    { state: 'Pending' },
  ];
  expect(refused.filter((query) => queryContract.safeParse(query).success)).toEqual([]);
});

test('HIS-11 HIS-22 HIS-23.a the contract has every enumeration value and no other', () => {
  const transactions = [
    ...rewardStatuses.map((awardStatus) => buildTransactionBody({ awardStatus })),
    ...rewardSources.map((rewardSource) => buildTransactionBody({ rewardSource })),
    ...transactionTypes.map((transactionType) => buildTransactionBody({ transactionType })),
  ];
  const credits = [...rewardStatuses, ...redemptionStatuses].map((status) => buildCreditBody({ status }));
  expect([...transactions, ...credits].filter((body) => !activityBody.safeParse(body).success)).toEqual([]);
  const wrong = { ...buildTransactionBody(), awardStatus: 'Lost' };
  expect(activityBody.safeParse(wrong).success).toBe(false);
});

test('HIS-04.c a response without a list is unreadable: it must not look like a member without visits', async () => {
  server.use(activityHandlers.transactions(HttpResponse.json({ totalPages: -1 })));
  await expect(getActivity(client, { page: 1, hasCredits: false })).rejects.toMatchObject({
    status: 0,
    code: 'unreadable',
  });
});
