import type { merchantsContract } from '@tableside/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { cacheOverrides, type CachedOverrides } from '../accounts/cached-overrides.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { sessionsProlonged } from '../accounts/prolong-sessions.ts';
import type { Database } from '../database/database.ts';
import { demoData } from '../testing/demo-data.ts';
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { callAsMember } from '../testing/test-cards.ts';
import { createTestApi, readTestPartners, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createLog } from '../web/log.ts';
import { startSearchMemory, type SearchMemory } from './merchants/memory/index.ts';

const MEMBERS = 6;
const ROUNDS = 5;
const SEARCH = '/api/v2/Merchants/Search?location=Chicago,%20IL&pageSize=20';
const READS_OF_MEMBERS = [
  '/api/Member',
  '/api/Member/DineSummary',
  '/api/Member/Cards',
  '/api/Member/Transactions?pageNo=1&resultsPerPage=10',
  '/api/Reservations',
];

let opened: TestDatabase;
let database: Database;
let searchMemory: SearchMemory;
let cachedOverrides: CachedOverrides;
let api: TestApi;
beforeAll(async () => {
  opened = await openTestDatabase('postgres', demoData({ merchants: 500 }));
  database = opened.another();
  const partners = await readTestPartners();
  searchMemory = startSearchMemory({
    database,
    partnerIds: partners.map(({ id }) => id),
    log: createLog('silent'),
  });
  await searchMemory.catchUp();
  cachedOverrides = await cacheOverrides(database);
  const passwords = createPasswords({ cost: 4 });
  api = createTestApi({ database, partners, passwords, searchMemory, cachedOverrides });
});
afterAll(async () => {
  await cachedOverrides.stop();
  await searchMemory.stop();
  await opened.stop();
});

async function loseStandby(): Promise<() => Promise<void>> {
  const { orm } = opened.another();
  await orm.execute(sql`alter system set synchronous_standby_names = 'nobody'`);
  await orm.execute(sql`select pg_reload_conf()`);
  return async () => {
    await orm.execute(sql`alter system reset synchronous_standby_names`);
    await orm.execute(sql`select pg_reload_conf()`);
  };
}

/** Signs in one browser after the other. In parallel, the last attempts would find the account locked. */
async function enterAll(): Promise<TestBrowser[]> {
  const browsers = Array.from({ length: MEMBERS }, () => openBrowser(api, 'hilton'));
  for (const browser of browsers) await browser.enter('member@example.com');
  return browsers;
}

const countsOf = async (responses: readonly Promise<Response>[]) => {
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  return Object.fromEntries([...Map.groupBy(statuses, String)].map(([one, all]) => [one, all.length]));
};

test('OPS-19.a OPS-19.b OPS-05.b OPS-04.a OPS-04.b OPS-04.c while every commit hangs, no search, flag or read of a member fails', async () => {
  const members = await enterAll();
  const { merchants } = await api.read<merchantsContract.MerchantSearchResponse>(SEARCH, {
    partner: 'hilton',
  });
  await sessionsProlonged(database);
  const findStandby = await loseStandby();
  onTestFinished(findStandby);
  let hasResponded = false;
  const writes = members.flatMap((browser) =>
    Array.from({ length: 3 }, async (_, turn) => {
      const response = await callAsMember(browser, '/api/Member', {
        method: 'PUT',
        body: { firstName: `Robin${turn}` },
      });
      hasResponded = true;
      return response;
    }),
  );
  const poolOfWrites = () => database.connections?.().find(({ pool }) => pool === 'writes');
  await vi.waitFor(() => expect(poolOfWrites()).toMatchObject({ total: 4, idle: 0 }), { timeout: 5000 });
  await vi.waitFor(() => expect(poolOfWrites()?.waiting).toBeGreaterThan(4), { timeout: 5000 });

  const request = (path: string) => api.call(path, { partner: 'hilton' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const searches = [
      SEARCH,
      `${SEARCH}&sortBy=rating&pageNo=${round + 1}`,
      `${SEARCH}&restaurantOrCuisine=zq${round}`,
      `/api/v2/Merchants/Search/Positions?location=Chicago,%20IL&pageNo=${round}`,
      `/api/merchants/${merchants[round]?.id}`,
    ];
    const [searched, flags, read] = await Promise.all([
      countsOf(searches.map(request)),
      countsOf(['/api/feature-flags'].map(request)),
      countsOf(members.flatMap((browser) => READS_OF_MEMBERS.map((path) => callAsMember(browser, path)))),
    ]);
    expect({ searched, flags, read }).toEqual({
      searched: { 200: searches.length },
      flags: { 200: 1 },
      read: { 200: MEMBERS * READS_OF_MEMBERS.length },
    });
  }
  expect(hasResponded).toBe(false);

  await findStandby();
  expect(Object.keys(await countsOf(writes)).every((status) => ['200', '503'].includes(status))).toBe(true);
  const after = members.map((browser) => callAsMember(browser, '/api/Member'));
  expect(await countsOf(after)).toEqual({ 200: MEMBERS });
}, 60_000);

test('OPS-19.a while reads of members hang too, what concerns no member is answered by the database', async () => {
  const members = await enterAll();
  await sessionsProlonged(database);
  let reads: Promise<Response>[] = [];
  await opened.another().orm.transaction(async (transaction) => {
    await transaction.execute('lock table members in access exclusive mode');
    reads = members.map((browser) => callAsMember(browser, '/api/Member'));
    const poolOfReads = () => database.connections?.().find(({ pool }) => pool === 'reads');
    await vi.waitFor(() => expect(poolOfReads()?.waiting).toBe(3), { timeout: 5000 });
    const requested = ['/api/feature-flags', `${SEARCH}&restaurantOrCuisine=zqother`, `${SEARCH}&pageNo=9`];
    const responses = requested.map((path) => api.call(path, { partner: 'american' }));
    expect(await countsOf(responses)).toEqual({ 200: requested.length });
    expect(poolOfReads()?.waiting).toBe(3);
  });
  expect(await countsOf(reads)).toEqual({ 200: MEMBERS });
});
