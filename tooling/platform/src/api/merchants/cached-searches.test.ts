import type { merchantsContract } from '@tableside/api-client/contract';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { cacheOverrides } from '../../accounts/cached-overrides.ts';
import { schema } from '../../database/database.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners, TEST_DAY } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';
import { startSearchMemory } from './memory/index.ts';

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(TEST_DAY.getTime() - days * DAY_MS).toISOString().slice(0, 10);

test('API-11.b SAV-03.g an equal search is answered without searching again, until merchants, flags or the day change', async () => {
  const opened = await openTestDatabase('pglite', demoData({ merchants: 200, hasPeople: false }));
  onTestFinished(() => opened.stop());
  const { database } = opened;
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
  let today = TEST_DAY;
  const api = createTestApi({ database, partners, searchMemory, cachedOverrides, now: () => today });

  const loaded = searchMemory.current();
  if (!loaded) throw new Error('The merchants are not loaded.');
  const searched = vi.spyOn(loaded.search, 'search');
  async function search(query: string, partner = 'hilton') {
    searched.mockClear();
    const path = `/api/v2/Merchants/Search?location=Chicago,%20IL&${query}`;
    const response = await api.read<merchantsContract.MerchantSearchResponse>(path, { partner });
    return [response, searched.mock.calls.length] as const;
  }

  const [first, firstTimes] = await search('pageNo=1');
  expect([first.merchants.length, firstTimes]).toEqual([10, 1]);
  expect(await search('pageNo=1')).toEqual([first, 0]);
  expect((await search('pageNo=2'))[1]).toBe(1);
  expect((await search('pageNo=1', 'american'))[1]).toBe(1);

  const [nearest] = first.merchants;
  await database.orm
    .update(schema.merchants)
    .set({ name: 'The Renamed Table', highlight: null, joinedOn: dayBefore(90) })
    .where(eq(schema.merchants.id, Number(nearest?.id)));
  await searchMemory.catchUp();
  const [renamed, renamedTimes] = await search('pageNo=1');
  expect([renamed.merchants[0]?.name, renamedTimes]).toEqual(['The Renamed Table', 1]);
  expect(renamed.merchants[0]?.details.highlight).toBe('new');

  expect(renamed.filterCounts.acclaimed).toBeGreaterThan(0);
  await database.orm
    .insert(schema.featureFlagOverrides)
    .values({ partnerId: 'hilton', name: 'acclaimedEnabled', value: false });
  await vi.waitFor(async () =>
    expect((await search('pageNo=1'))[0].filterCounts.acclaimed).toBeLessThan(renamed.filterCounts.acclaimed),
  );

  today = new Date(TEST_DAY.getTime() + DAY_MS);
  const [nextDay, nextDayTimes] = await search('pageNo=1');
  expect([nextDay.merchants[0]?.name, nextDayTimes]).toEqual(['The Renamed Table', 1]);
  expect(nextDay.merchants[0]?.details.highlight).toBeUndefined();

  for (const times of [1, 1]) expect((await search('restaurantOrCuisine=grill'))[1]).toBe(times);
  for (const times of [1, 1]) expect((await search(`merchantIds=${nearest?.id}`))[1]).toBe(times);
});
