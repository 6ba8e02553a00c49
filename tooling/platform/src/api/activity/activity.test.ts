import { activityContract, creditBalanceContract } from '@tableside/api-client/contract';
import { buildActivityPage } from '@tableside/api-client/testing';
import {
  activityStates,
  redemptionStatuses,
  rewardStatuses,
  stateOfCredit,
  stateOfTransaction,
  transactionStatus,
  type ActivityRecord,
} from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { recordOf } from '../../testing/test-activity.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const TRANSACTIONS = '/api/Member/Transactions';
const WITH_CREDITS = '/api/Member/TransactionsStatementCredits';
const BALANCE = '/api/Member/StatementCreditBalance';
const { activityRecords, members, merchantBenefits, merchants, reviews } = schema;

describe.each(databaseKinds)('a member’s activity on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const as = (name: string, partner = 'hilton', given = {}) =>
    accounts.openAs(`${name}@example.com`, partner, given);
  const read = async (browser: TestBrowser, path: string) => {
    const response = await callAsMember(browser, path);
    const contract = path.startsWith(WITH_CREDITS)
      ? activityContract.statementCreditsResponse
      : activityContract.transactionsResponse;
    return contract.strict().parse(await response.json());
  };
  const withRecords = async (
    records: Parameters<typeof recordOf>[2][],
    { name = 'nocard', partner = 'hilton' } = {},
  ) => {
    const { publicId } = await accounts.member(`${name}@example.com`, partner);
    const { orm } = accounts.database;
    await orm.delete(activityRecords).where(eq(activityRecords.memberId, publicId));
    if (records.length > 0)
      await orm
        .insert(activityRecords)
        .values(records.map((each, at) => recordOf(publicId, `t${at}`, { partnerId: partner, ...each })));
    return as(name, partner);
  };
  const idsOf = ({ items }: activityContract.StatementCreditsResponse) =>
    items.map((item) => (item.recordType === 'Credit' ? item.creditId : item.sourceTransactionId));

  const readAll = async (browser: TestBrowser, path: string): Promise<readonly ActivityRecord[]> => {
    const pageOf = (page: number) =>
      read(browser, `${path}${path.includes('?') ? '&' : '?'}resultsPerPage=100&pageNo=${page}`);
    const first = await pageOf(1);
    const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) => pageOf(at + 2));
    return [first, ...(await Promise.all(rest))].flatMap(({ items }) => buildActivityPage(items).records);
  };

  test('API-20 API-21.a API-22.a requires session and access token; a read-only session may read', async () => {
    const signedIn = await as('history', 't-mobile');
    for (const path of [TRANSACTIONS, WITH_CREDITS, BALANCE]) {
      expect(await codeOf(await accounts.open('t-mobile').call(path))).toEqual([401, 'unauthorised']);
      expect(await codeOf(await signedIn.call(path))).toEqual([401, 'unauthorised']);
      const foreign = { Authorization: 'Bearer undefined' };
      expect((await signedIn.call(path, { headers: foreign })).status).toBe(401);
      const response = await callAsMember(await as('history', 't-mobile', { isReadOnly: true }), path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    }
    const elsewhere = accounts.open('hilton');
    elsewhere.cookies.set('__Host-tableside-session', signedIn.sessionId());
    expect((await callAsMember(elsewhere, TRANSACTIONS)).status).toBe(401);
  });

  test('API-22.a HIS-04.a HIS-04.c pages of ten, newest first, contain the list twice and each record once', async () => {
    const browser = await withRecords(
      Array.from({ length: 23 }, (_, at) => ({ occurredAt: new Date(Date.UTC(2026, 0, 1 + (at % 20))) })),
    );
    const first = await read(browser, TRANSACTIONS);
    expect([first.items.length, first.totalPages, first.totalResultSize]).toEqual([10, 3, 23]);
    expect(first.data).toEqual(first.items);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => read(browser, `${TRANSACTIONS}?pageNo=${page}&resultsPerPage=10`)),
    );
    const ids = pages.flatMap(idsOf);
    // Several records share a moment; those are ordered by insertion, newest first.
    const days = Array.from({ length: 23 }, (_, at) => at).toSorted((a, b) => (b % 20) - (a % 20) || b - a);
    expect(ids).toEqual(days.map((at) => `t${at}`));
    for (const beyond of [4, 100_000])
      expect(await read(browser, `${TRANSACTIONS}?pageNo=${beyond}`)).toEqual({
        data: [],
        items: [],
        totalPages: 3,
        totalResultSize: 23,
        pendingAmount: 0,
        years: [2026],
      });
    const whole = await read(browser, `${TRANSACTIONS}?resultsPerPage=100`);
    expect([idsOf(whole), whole.totalPages]).toEqual([ids, 1]);
    const nothing = await read(await withRecords([]), TRANSACTIONS);
    expect([nothing.items, nothing.totalPages, nothing.totalResultSize]).toEqual([[], 0, 0]);
  });

  test('API-21.a API-22.a an invalid page is rejected with its field', async () => {
    const browser = await as('history');
    for (const path of [TRANSACTIONS, WITH_CREDITS]) {
      for (const query of ['pageNo=0', 'pageNo=x', 'pageNo=1.5', 'pageNo=100001', 'pageNo=-1', 'pageNo=']) {
        const body = (await (await callAsMember(browser, `${path}?${query}`)).json()) as object;
        expect(body).toMatchObject({ code: 'invalid', errors: [{ field: 'pageNo' }] });
      }
      for (const size of ['0', '101', 'all'])
        expect(await codeOf(await callAsMember(browser, `${path}?resultsPerPage=${size}`))).toEqual([
          400,
          'invalid',
        ]);
    }
  });

  test('API-22.a HIS-09.a a transaction has all parts; cents are exact, and unknown values are null', async () => {
    const paidAt = new Date('2026-06-10T09:30:00Z');
    const browser = await withRecords([
      {
        status: 'Paid',
        localDate: '2026-05-31',
        paidAt,
        rewardHundredths: 24_105,
        billCents: 4821,
        merchantId: 7,
      },
      {
        occurredAt: new Date('2026-05-01T00:00:00Z'),
        bonusCode: 'BRUNCH',
        transactionType: 'Manual',
        rewardSource: null,
        merchantName: '',
        rewardHundredths: -29,
        billCents: null,
        cardLastFour: null,
        isDine: false,
      },
    ]);
    expect((await read(browser, TRANSACTIONS)).items).toEqual([
      {
        recordType: 'Transaction',
        sourceTransactionId: 't0',
        merchantId: '7',
        merchantName: 'The Tin Ladle',
        activeMerchant: false,
        date: '2026-06-01T18:00:00.000Z',
        localDate: '2026-05-31',
        awardStatus: 'Paid',
        transactionType: 'Settle',
        rewardSource: 'S',
        benefitAmount: 241.05,
        dineAmount: 48.21,
        cardLastFour: '1111',
        paidAt: paidAt.toISOString(),
      },
      {
        recordType: 'Transaction',
        sourceTransactionId: 't1',
        merchantId: null,
        merchantName: '',
        activeMerchant: false,
        date: '2026-05-01T00:00:00.000Z',
        localDate: null,
        awardStatus: 'Awarded',
        transactionType: 'Manual',
        rewardSource: null,
        benefitAmount: -0.29,
        dineAmount: null,
        cardLastFour: null,
        paidAt: null,
        bonusCode: 'BRUNCH',
      },
    ]);
  });

  test('API-22.a HIS-09.b a merchant is active while it is in this partner’s program', async () => {
    const { orm } = accounts.database;
    const row = {
      timeZone: 'America/New_York',
      latitude: 0,
      longitude: 0,
      street: '',
      city: '',
      state: '',
      zipCode: '',
      ratingCount: 0,
    };
    const more = { menuImageUrls: [], imageBaseUrl: '', galleryUrls: [], cuisines: [], priceLevel: 0 };
    const rest = { acclaimedLevel: 0, meals: 0, features: 0, hours: [], reservationProviders: [] };
    const place = { ...row, ...more, ...rest, joinedOn: '2025-01-01', searchText: '' };
    await orm.insert(merchants).values([1, 2].map((id) => ({ ...place, id, name: `Place ${id}` })));
    const benefit = { campaignCodes: [], rates: [], days: 0, requiredTier: 0 };
    await orm.insert(merchantBenefits).values([
      { ...benefit, partnerId: 'hilton', merchantId: 1 },
      { ...benefit, partnerId: 'american', merchantId: 2 },
    ]);
    const browser = await withRecords([{ merchantId: 1 }, { merchantId: 2 }, { merchantId: 3 }]);
    const { items } = activityContract.transactionsResponse.parse(await read(browser, TRANSACTIONS));
    expect(items.map(({ merchantId, activeMerchant }) => [merchantId, activeMerchant])).toEqual([
      ['3', false],
      ['2', false],
      ['1', true],
    ]);
    await orm.delete(merchants);
  });

  test('API-21.a API-21.b API-22.a HIS-08 HIS-10 credits are listed among the transactions; the other list has none', async () => {
    const credit = {
      recordType: 'Credit' as const,
      status: 'pending_received' as const,
      occurredAt: new Date('2026-06-02T00:00:00Z'),
      creditCents: 2000,
      targetType: 'Card',
      targetLabel: 'Visa ending in 1111',
      benefitProcessor: null,
    };
    const browser = await withRecords([{}, credit, { occurredAt: new Date('2026-06-03T00:00:00Z') }], {
      partner: 't-mobile',
    });
    const all = await read(browser, WITH_CREDITS);
    expect([idsOf(all), all.totalResultSize]).toEqual([['t2', 't1', 't0'], 3]);
    expect(all.items[1]).toEqual({
      recordType: 'Credit',
      creditId: 't1',
      date: '2026-06-02T00:00:00.000Z',
      creditAmountCents: 2000,
      targetType: 'Card',
      targetLabel: 'Visa ending in 1111',
      benefitProcessor: null,
      status: 'pending_received',
    });
    for (const [page, id] of ['t2', 't1', 't0'].entries()) {
      const one = await read(browser, `${WITH_CREDITS}?resultsPerPage=1&pageNo=${page + 1}`);
      expect([idsOf(one), one.totalPages]).toEqual([[id], 3]);
    }
    const bills = await read(browser, TRANSACTIONS);
    expect([idsOf(bills), bills.totalResultSize]).toEqual([['t2', 't0'], 2]);
  });

  test('API-21.a API-22.a other members’ records are not visible', async () => {
    await withRecords([{}], { name: 'vip' });
    expect((await read(await withRecords([]), WITH_CREDITS)).items).toEqual([]);
    expect(idsOf(await read(await as('vip'), TRANSACTIONS))).toEqual(['t0']);
  });

  test('API-21.b HIS-11 HIS-23.a every status of a credit and of a reward can be returned', async () => {
    const statuses = [...rewardStatuses, ...redemptionStatuses];
    const credits = statuses.map((status) => ({ recordType: 'Credit' as const, status, creditCents: 2000 }));
    const rewards = rewardStatuses.map((status) => ({ status }));
    const browser = await withRecords([...credits, ...rewards], { partner: 't-mobile' });
    const { items } = await read(browser, `${WITH_CREDITS}?resultsPerPage=100`);
    const reported = items.map((item) => (item.recordType === 'Credit' ? item.status : item.awardStatus));
    expect(reported).toEqual([...statuses, ...rewardStatuses].toReversed());
  });

  const DAY = 86_400_000;
  const daysAgo = (days: number) => new Date(accounts.now().getTime() - days * DAY);

  test('a year has the records of its days, which are the restaurant’s; the years are those with any', async () => {
    const newYear = new Date('2026-01-01T03:00:00Z');
    const browser = await withRecords([
      { occurredAt: new Date('2023-07-01T00:00:00Z') },
      { occurredAt: newYear, localDate: '2025-12-31' },
      { occurredAt: newYear },
      { occurredAt: new Date('2026-12-31T23:59:59Z') },
    ]);
    const of = async (year: number) => idsOf(await read(browser, `${TRANSACTIONS}?year=${year}`));
    expect(await of(2026)).toEqual(['t3', 't2']);
    expect(await of(2025)).toEqual(['t1']);
    expect(await of(2024)).toEqual([]);
    const page = await read(browser, `${TRANSACTIONS}?year=2026&resultsPerPage=1`);
    expect([page.years, page.totalPages, page.totalResultSize]).toEqual([[2026, 2025, 2023], 2, 2]);
  });

  test('HIS-11 HIS-18 HIS-23.a of any records, those of a state are the ones that say so of themselves', async () => {
    const { orm } = accounts.database;
    const { publicId } = await accounts.member('nocard@example.com', 't-mobile');
    const credits = [...rewardStatuses, ...redemptionStatuses].map((status) => ({
      recordType: 'Credit' as const,
      status,
      creditCents: 2000,
    }));
    const bills = rewardStatuses.flatMap((status) =>
      [-100, 0, 100].flatMap((rewardHundredths) =>
        [34, 35, 36].flatMap((days) =>
          [null, 7].flatMap((merchantId) =>
            [0, 1000, null].map((billCents) => ({
              status,
              rewardHundredths,
              merchantId,
              billCents,
              occurredAt: daysAgo(days),
            })),
          ),
        ),
      ),
    );
    const records = [...bills, ...bills, ...credits];
    const browser = await withRecords(records, { partner: 't-mobile' });
    const reviewed = bills.map((_, at) => `t${bills.length + at}`);
    await orm.delete(reviews);
    await orm.insert(reviews).values(
      reviewed.map((transactionId) => ({
        memberId: publicId,
        partnerId: 't-mobile',
        transactionId,
        formCode: 'form',
      })),
    );
    const now = accounts.now().getTime();
    const all = await readAll(browser, WITH_CREDITS);
    expect(all).toHaveLength(records.length);
    const stateOf = (record: ActivityRecord) =>
      record.type === 'Credit'
        ? stateOfCredit(record)
        : stateOfTransaction(
            record,
            transactionStatus(record, { isReviewed: reviewed.includes(record.id), now }),
          );
    const found = new Map<string, string[]>();
    for (const state of activityStates) {
      const inState = await readAll(browser, `${WITH_CREDITS}?state=${state}`);
      expect([state, inState.map(({ id }) => id)]).toEqual([
        state,
        all.filter((record) => stateOf(record) === state).map(({ id }) => id),
      ]);
      found.set(
        state,
        inState.map(({ id }) => id),
      );
    }
    expect([...found].filter(([, ids]) => ids.length === 0)).toEqual([]);
    expect([...found.values()].flat()).toHaveLength(records.length);
  });

  test('what is pending is counted over all records of the member, whatever page and filter; missed reviews are not', async () => {
    const browser = await withRecords([
      { status: 'Pending', rewardHundredths: 24_105, occurredAt: daysAgo(2) },
      { status: 'Pending', rewardHundredths: -105, occurredAt: daysAgo(400), billCents: null },
      { status: 'Pending', rewardHundredths: 7000, occurredAt: daysAgo(36), merchantId: 7 },
      { status: 'Awarded', rewardHundredths: 900 },
      { recordType: 'Credit', status: 'Pending', creditCents: 2000 },
    ]);
    await accounts.database.orm
      .insert(activityRecords)
      .values(recordOf((await accounts.member('vip@example.com')).publicId, 'theirs', { status: 'Pending' }));
    for (const query of ['', '?pageNo=9', '?state=paid&year=2020', '?resultsPerPage=1'])
      expect((await read(browser, TRANSACTIONS + query)).pendingAmount).toBe(240);
    expect((await read(browser, WITH_CREDITS)).pendingAmount).toBe(240);
    expect((await read(await withRecords([]), TRANSACTIONS)).pendingAmount).toBe(0);
  });

  test('what is no year and no state is refused by its field', async () => {
    const browser = await as('history');
    for (const [query, field] of [
      ['year=1999', 'year'],
      ['year=x', 'year'],
      ['state=Pending', 'state'],
      ['state=', 'state'],
    ])
      expect(await (await callAsMember(browser, `${TRANSACTIONS}?${query}`)).json()).toMatchObject({
        code: 'invalid',
        errors: [{ field }],
      });
  });

  test('API-20 HIS-02.a HIS-02.b the balance is exact to the cent, and only where statement credits are paid', async () => {
    const browser = await as('member', 't-mobile');
    const { publicId } = await accounts.member('member@example.com', 't-mobile');
    for (const cents of [0, 1, 29, 57, 113, 1999, 2000, 1_000_007]) {
      await accounts.database.orm
        .update(members)
        .set({ creditBalanceCents: cents })
        .where(eq(members.publicId, publicId));
      const response = await callAsMember(browser, BALANCE);
      const { memberBalance } = creditBalanceContract.creditBalanceResponse
        .strict()
        .parse(await response.json());
      expect(memberBalance.toFixed(2)).toBe(
        `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
      );
      expect(String(memberBalance)).toMatch(/^\d+(\.\d{1,2})?$/);
    }
    for (const partner of ['hilton', 'american'])
      expect(await codeOf(await callAsMember(await as('member', partner), BALANCE))).toEqual([
        404,
        'notFound',
      ]);
  });
});
