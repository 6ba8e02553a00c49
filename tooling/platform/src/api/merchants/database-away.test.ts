import type { merchantsContract } from '@tableside/api-client/contract';
import { expect, onTestFinished, test } from 'vitest';

import { cacheOverrides } from '../../accounts/cached-overrides.ts';
import { schema } from '../../database/database.ts';
import { breakable } from '../../testing/breakable-database.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';
import { startSearchMemory } from './memory/index.ts';

const CHICAGO = 'location=Chicago,%20IL';

async function startAway() {
  const opened = await openTestDatabase('pglite', demoData({ merchants: 500, hasPeople: false }));
  onTestFinished(() => opened.stop());
  const { database, ...connection } = breakable(opened.database);
  await database.orm
    .insert(schema.featureFlagOverrides)
    .values({ partnerId: 'hilton', name: 'outage', value: true });
  const partners = await readTestPartners();
  const searchMemory = startSearchMemory({
    database,
    partnerIds: partners.map(({ id }) => id),
    log: createLog('silent'),
  });
  onTestFinished(() => searchMemory.stop());
  await searchMemory.catchUp();
  const cachedOverrides = await cacheOverrides(database);
  onTestFinished(() => cachedOverrides.stop());
  const api = createTestApi({ database, partners, searchMemory, cachedOverrides });
  const read = <T>(path: string) => api.read<T>(path, { partner: 'hilton' });
  const search = async (query: string) =>
    (await read<merchantsContract.MerchantSearchResponse>(`/api/v2/Merchants/Search?${query}`)).merchants;
  return { ...connection, api, read, search };
}

test('OPS-04.a OPS-04.b searches, maps, restaurants and flags that were asked for are answered as before', async () => {
  const { read, search, goAway, refused } = await startAway();
  const [first] = await search(CHICAGO);
  const paths = [
    `/api/v2/Merchants/Search?${CHICAGO}`,
    `/api/v2/Merchants/Search/Positions?${CHICAGO}`,
    `/api/merchants/${first?.id}`,
    '/api/feature-flags',
  ];
  const before = await Promise.all(paths.map((path) => read(path)));
  goAway();
  expect(await Promise.all(paths.map((path) => read(path)))).toEqual(before);
  expect(before.at(-1)).toMatchObject({ authFlags: { outage: true } });
  expect(refused()).toBe(0);
});

test('OPS-04.a another order of the same merchants is found, though nobody asked for it', async () => {
  const { search, goAway } = await startAway();
  const all = await search(`${CHICAGO}&pageSize=50`);
  goAway();
  const best = await search(`${CHICAGO}&pageSize=5&sortBy=rating`);
  expect(best).toHaveLength(5);
  for (const { id } of best) expect(all.map((one) => one.id)).toContain(id);
});

test('OPS-04.c words that were never searched for are found in names', async () => {
  const { search, goAway } = await startAway();
  const all = await search(`${CHICAGO}&pageSize=50`);
  const word = all[0]?.name.split(' ').find((one) => /^[A-Za-z]{4,}$/.test(one)) ?? expect.fail();
  goAway();
  const found = await search(`${CHICAGO}&pageSize=1&restaurantOrCuisine=${word}`);
  expect(found[0]?.name).toContain(word);
  expect(await search(`${CHICAGO}&restaurantOrCuisine=zqxjkv`)).toEqual([]);
});

test('OPS-04.b what is in no memory is 503, and is answered once the database is back', async () => {
  const { api, goAway, comeBack } = await startAway();
  goAway();
  const status = async () => (await api.call('/api/feature-flags', { partner: 'american' })).status;
  expect(await status()).toBe(503);
  comeBack();
  expect(await status()).toBe(200);
});
