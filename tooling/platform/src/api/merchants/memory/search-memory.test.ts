import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { schema } from '../../../database/database.ts';
import { readsFrom } from '../../../database/public-reads.ts';
import { createLog } from '../../../web/log.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createDatabaseFinder, type MerchantFinder } from '../merchant-finder.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { SearchPage } from '../search-statement.ts';
import { createStoredMerchants } from '../stored-merchants.ts';
import { createMemoryFinder } from './memory-finder.ts';
import { startSearchMemory, type SearchMemory } from './search-memory.ts';
import { changeOf, merchant, one, page, PARTNERS, plan, TODAY, write } from './testing/any-merchants.ts';

const extents = { pglite: { runs: 10, merchants: 1500 }, postgres: { runs: 25, merchants: 4000 } };

const inTexas: SearchPlan = {
  partnerId: 'american',
  request: {},
  place: { kind: 'around', origin: { latitude: 30, longitude: -97 } },
  radiusMiles: 25,
  acclaimedLevels: [],
  words: [],
  today: TODAY,
};

describe.each(databaseKinds)('searches from memory on %s', (kind) => {
  const { runs, merchants: extent } = extents[kind];
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());

  const start = (database = opened.database, pollMs?: number) => {
    const memory = startSearchMemory({
      database,
      partnerIds: PARTNERS,
      log: createLog('silent'),
      ...(pollMs !== undefined && { pollMs }),
    });
    onTestFinished(() => memory.stop());
    const { read: readStored } = createStoredMerchants({ database, memory });
    const finder = () => {
      const loaded = memory.current();
      if (!loaded) throw new Error('The merchants are not loaded.');
      return createMemoryFinder({ reads: database, loaded, readStored });
    };
    return { memory, finder, readStored };
  };

  async function findAsDatabase(finder: MerchantFinder, wanted: SearchPlan, onPage: SearchPage) {
    const inDatabase = createDatabaseFinder(opened.database);
    const [expected, found] = [
      await inDatabase.findPage(wanted, onPage),
      await finder.findPage(wanted, onPage),
    ];
    expect(found).toEqual(expected);
    expect(await finder.findPositions(wanted, 7)).toEqual(await inDatabase.findPositions(wanted, 7));
    const ids = wanted.merchantIds ?? [1, 2, 3];
    expect(await finder.findOffered(wanted.partnerId, ids)).toEqual(
      await inDatabase.findOffered(wanted.partnerId, ids),
    );
    if (wanted.place?.kind === 'around')
      expect(await finder.countNear(wanted, 3)).toBe(await inDatabase.countNear(wanted, 3));
    return expected.merchants.length;
  }

  test(
    'SEA-05.a SEA-05.b SEA-12.a SEA-13.b SEA-06.a SAV-03.e memory finds the same merchants, order, totals and counts as the database, after any change',
    async () => {
      const nonEmpty = new Map<string, number>();
      const compare = async (finder: MerchantFinder, wanted: SearchPlan, onPage: SearchPage) => {
        const kindOfPlace = wanted.place?.kind ?? 'anywhere';
        const found = await findAsDatabase(finder, wanted, onPage);
        if (found > 0) nonEmpty.set(kindOfPlace, (nonEmpty.get(kindOfPlace) ?? 0) + 1);
      };
      const searches = fc.array(fc.tuple(plan, page), { minLength: 12, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(
          changeOf(40, 90),
          changeOf(0, 30),
          searches,
          searches,
          async (before, after, first, second) => {
            await write(opened.database, before.merchants, before.removed);
            const { memory, finder } = start();
            await memory.catchUp();
            for (const [wanted, onPage] of first) await compare(finder(), wanted, onPage);
            await write(opened.database, after.merchants, after.removed);
            await memory.catchUp();
            for (const [wanted, onPage] of second) await compare(finder(), wanted, onPage);
            await memory.stop();
          },
        ),
        // Merchants of earlier runs stay in the database, so shrinking would not find a smaller failing case.
        { numRuns: runs, endOnFailure: true },
      );
      for (const kindOfPlace of ['around', 'rectangle', 'state', 'anywhere'])
        expect(nonEmpty.get(kindOfPlace) ?? 0, kindOfPlace).toBeGreaterThan(0);
    },
    runs * 5000,
  );

  test('which merchants match a word is not asked at the replica, because it is kept until it changes', async () => {
    await write(opened.database, [one(901, 4)], []);
    const requested: string[] = [];
    const reads = readsFrom({
      run(statement) {
        requested.push(statement.name);
        return opened.database.run(statement);
      },
    });
    const log = createLog('silent');
    const memory = startSearchMemory({ database: opened.database, reads, partnerIds: PARTNERS, log });
    onTestFinished(() => memory.stop());
    await memory.catchUp();
    expect(requested).not.toEqual([]);
    requested.length = 0;
    const found = await memory.current()?.matching('place');
    expect(found?.blocks.some((block) => block !== 0)).toBe(true);
    expect(requested).toEqual([]);
  });

  const ratings = async (finder: ReturnType<typeof start>['finder']) => {
    const { merchants } = await finder().findPage(inTexas, { pageNo: 1, pageSize: 50 });
    return merchants.flatMap(({ merchant: { id, rating } }) => (id > 1000 ? [[id, rating]] : []));
  };

  test('a change of another process shows without a restart, in lists and details', async () => {
    const announced = start(opened.database, 3_600_000);
    const { listen: _, ...withoutNotices } = opened.database;
    const polling = start(withoutNotices, 20);
    await Promise.all([announced.memory.catchUp(), polling.memory.catchUp()]);
    const other = opened.another();
    for (const rating of [3, 4]) {
      await write(other, [one(1001, rating), one(1002, 5)], []);
      for (const { finder, readStored } of [announced, polling])
        await vi.waitFor(async () => {
          expect(await ratings(finder)).toEqual([
            [1001, rating],
            [1002, 5],
          ]);
          expect((await readStored('american', [1001])).get(1001)?.merchant.rating).toBe(rating);
        });
    }
    await write(other, [], [1001]);
    for (const { finder, readStored } of [announced, polling])
      await vi.waitFor(async () => {
        expect(await ratings(finder)).toEqual([[1002, 5]]);
        expect((await readStored('american', [1001])).size).toBe(0);
      });
  });

  test('what cannot be read is answered by the database, and read again later', async () => {
    let isBroken = true;
    const { memory, readStored } = start({
      ...opened.database,
      run: (statement) =>
        isBroken && statement.name === 'search memory: merchants'
          ? Promise.reject(new Error('broken'))
          : opened.database.run(statement),
    });
    await memory.catchUp();
    expect([memory.current(), memory.describe().state]).toEqual([undefined, 'loading']);
    for (const rating of [3, 4]) {
      await write(opened.database, [one(1003, rating)], []);
      expect((await readStored('american', [1003])).get(1003)?.merchant.rating).toBe(rating);
    }
    isBroken = false;
    await memory.catchUp();
    expect(memory.describe().state).toBe('loaded');
  });

  test('SEA-12.a SEA-06.a so does a memory of many merchants, of which some move far away', async () => {
    const sample = <T>(values: fc.Arbitrary<T>, count: number) =>
      fc.sample(values, { numRuns: count, seed: 7 });
    const many = sample(merchant, extent).map((one, index) => ({ ...one, id: 10_000 + index }));
    await write(opened.database, many, []);
    const { memory, finder } = start();
    await memory.catchUp();
    const searches = sample(fc.tuple(plan, page), 60);
    for (const [wanted, onPage] of searches) await findAsDatabase(finder(), wanted, onPage);
    const moved = many.slice(0, 300).map((one, index) => ({
      ...one,
      position: many[extent - 300 + index]?.position ?? one.position,
    }));
    await write(opened.database, [...moved, one(20_000, 4)], [10_000 + extent / 2]);
    await memory.catchUp();
    let merchants = 0;
    for (const [wanted, onPage] of searches) merchants += await findAsDatabase(finder(), wanted, onPage);
    expect(merchants).toBeGreaterThan(100);
  });

  test('it tells whether it has loaded, and how much it has', async () => {
    const { memory } = start();
    expect(memory.describe()).toMatchObject({ state: 'loading', merchants: 0 });
    await memory.catchUp();
    const { state, merchants, bytes } = memory.describe();
    expect(state).toBe('loaded');
    expect(merchants).toBe(await opened.database.orm.$count(schema.merchants));
    expect(bytes).toBeGreaterThan(merchants * 100);
  });
});

describe.runIf(databaseKinds.includes('postgres'))('following changes on postgres', () => {
  const open = async () => {
    const opened = await openTestDatabase('postgres');
    onTestFinished(() => opened.stop());
    const reads: (readonly number[])[] = [];
    const memory = startSearchMemory({
      database: opened.database,
      partnerIds: PARTNERS,
      log: createLog('silent'),
      pollMs: 3_600_000,
    });
    memory.onChange((ids) => reads.push(ids ?? []));
    onTestFinished(() => memory.stop());
    await memory.catchUp();
    const listeners = () =>
      opened.database.run<{ pid: number }>({
        name: 'listeners',
        text: `select pid from pg_stat_activity where application_name = 'tableside listener' and state = 'idle'`,
        values: [],
      });
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(1));
    return { opened, memory, reads, listeners };
  };
  const has = (memory: SearchMemory, id: number) => {
    const found = memory.current()?.search.search(inTexas, { pageNo: 1, pageSize: 50 }, undefined);
    return found?.hits.some((hit) => hit.id === id);
  };

  test('what changes while the connection for notifications is broken shows once it is back', async () => {
    const { opened, memory, listeners } = await open();
    const [lost] = await listeners();
    await opened.database.run({
      name: 'end',
      text: 'select pg_terminate_backend($1)',
      values: [lost?.pid],
    });
    await write(opened.database, [one(1, 4)], []);
    await vi.waitFor(() => expect(has(memory, 1)).toBe(true), 5000);
    expect(await listeners()).not.toEqual([lost]);
  });

  test('a transaction that ends late is not missed, and what ended before is not read again', async () => {
    const { opened, memory, reads } = await open();
    await opened.another().orm.transaction(async (late) => {
      await write({ ...opened.database, orm: late }, [one(1, 4)], []);
      await write(opened.database, [one(2, 4)], []);
      await memory.catchUp();
      await memory.catchUp();
      expect([has(memory, 1), has(memory, 2)]).toEqual([false, true]);
    });
    await vi.waitFor(() => expect(has(memory, 1)).toBe(true));
    expect(reads.filter((ids) => ids.includes(2))).toHaveLength(1);
  });

  test('stopping ends its connection', async () => {
    const { memory, listeners } = await open();
    await memory.stop();
    await vi.waitFor(async () => expect(await listeners()).toEqual([]));
  });
});
