import type { merchantsContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { cacheOverrides, type CachedOverrides } from '../../accounts/cached-overrides.ts';
import { schema } from '../../database/database.ts';
import { breakable } from '../../testing/breakable-database.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners } from '../../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';
import { startSearchMemory, type SearchMemory } from './memory/index.ts';

const CHICAGO = 'location=Chicago,%20IL';

let opened: TestDatabase;
let partners: Awaited<ReturnType<typeof readTestPartners>>;
let connection: ReturnType<typeof breakable>;
let searchMemory: SearchMemory;
let cachedOverrides: CachedOverrides;
beforeAll(async () => {
  opened = await openTestDatabase('pglite', demoData({ merchants: 200, hasPeople: false }));
  connection = breakable(opened.database);
  const { database } = connection;
  await database.orm
    .insert(schema.featureFlagOverrides)
    .values({ partnerId: 'hilton', name: 'outage', value: true });
  partners = await readTestPartners();
  searchMemory = startSearchMemory({
    database,
    partnerIds: partners.map(({ id }) => id),
    log: createLog('silent'),
  });
  await searchMemory.catchUp();
  cachedOverrides = await cacheOverrides(database);
});
afterAll(async () => {
  await cachedOverrides.stop();
  await searchMemory.stop();
  await opened.stop();
});
beforeEach(() => connection.comeBack());

/** Each API has its own memory of what it was asked. */
function startAway() {
  const { database } = connection;
  const api = createTestApi({ database, partners, searchMemory, cachedOverrides });
  const read = <T>(path: string) => api.read<T>(path, { partner: 'hilton' });
  const search = async (query: string) =>
    (await read<merchantsContract.MerchantSearchResponse>(`/api/v2/Merchants/Search?${query}`)).merchants;
  return { ...connection, api, read, search };
}

test('OPS-04.a OPS-04.b searches, maps, restaurants and flags that were asked for are answered as before', async () => {
  const { read, search, goAway, refused } = startAway();
  const [first] = await search(CHICAGO);
  const paths = [
    `/api/v2/Merchants/Search?${CHICAGO}`,
    `/api/v2/Merchants/Search/Positions?${CHICAGO}`,
    `/api/merchants/${first?.id}`,
    '/api/feature-flags',
  ];
  const before = await Promise.all(paths.map((path) => read(path)));
  const refusedBefore = refused();
  goAway();
  expect(await Promise.all(paths.map((path) => read(path)))).toEqual(before);
  expect(before.at(-1)).toMatchObject({ authFlags: { outage: true } });
  expect(refused()).toBe(refusedBefore);
});

test('OPS-04.a another order of the same merchants is found, though nobody asked for it', async () => {
  const { search, goAway } = startAway();
  const all = await search(`${CHICAGO}&pageSize=50`);
  goAway();
  const best = await search(`${CHICAGO}&pageSize=5&sortBy=rating`);
  expect(best).toHaveLength(5);
  for (const { id } of best) expect(all.map((one) => one.id)).toContain(id);
});

test('OPS-04.c words that were never searched for are found in names', async () => {
  const { search, goAway } = startAway();
  const all = await search(`${CHICAGO}&pageSize=50`);
  const word = all[0]?.name.split(' ').find((one) => /^[A-Za-z]{4,}$/.test(one)) ?? expect.fail();
  goAway();
  const found = await search(`${CHICAGO}&pageSize=1&restaurantOrCuisine=${word}`);
  expect(found[0]?.name).toContain(word);
  expect(await search(`${CHICAGO}&restaurantOrCuisine=zqxjkv`)).toEqual([]);
});

test('OPS-04.b what is in no memory is 503, and is answered once the database is back', async () => {
  const { api, goAway, comeBack } = startAway();
  goAway();
  const status = async () => (await api.call('/api/feature-flags', { partner: 'american' })).status;
  expect(await status()).toBe(503);
  comeBack();
  expect(await status()).toBe(200);
});
