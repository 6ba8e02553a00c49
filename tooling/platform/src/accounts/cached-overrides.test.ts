import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { schema, type Database } from '../database/database.ts';
import { breakable } from '../testing/breakable-database.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { cacheOverrides } from './cached-overrides.ts';

describe.each(databaseKinds)('kept overrides on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());

  const override = ({ orm }: Database, value: boolean) =>
    orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'hilton', name: 'outage', value })
      .onConflictDoUpdate({
        target: [schema.featureFlagOverrides.partnerId, schema.featureFlagOverrides.name],
        set: { value },
      });
  const open = async (database: Database, clock?: { readonly now: () => number }) => {
    const overrides = await cacheOverrides(database, clock && { clock });
    onTestFinished(() => overrides.stop());
    return overrides;
  };

  test('CFG-33.b are read once, until any process changes them', async () => {
    const { read } = await open(opened.database);
    await override(opened.another(), true);
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({ outage: true }));
    await vi.waitFor(async () => expect(await read('hilton')).toBe(await read('hilton')));
    await override(opened.another(), false);
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({ outage: false }));
    await opened.another().orm.delete(schema.featureFlagOverrides);
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({}));
    expect(await read('american')).toEqual({});
  });

  test('CFG-33.b are read by each call where the database cannot announce changes', async () => {
    const { listen: _, ...pooled } = opened.database;
    const { read } = await open(pooled);
    for (const outage of [true, false]) {
      await override(opened.database, outage);
      expect(await read('hilton')).toEqual({ outage });
    }
  });

  test('CFG-33.b OPS-04.b are read anew in case a notice was lost, and nobody waits for it', async () => {
    const { database, goAway, comeBack, refused } = breakable(opened.database);
    let time = 0;
    const { read, isCurrent } = await open(
      { ...database, listen: () => Promise.resolve(() => Promise.resolve()) },
      { now: () => time },
    );
    await override(opened.database, true);
    const known = await read('hilton');
    await override(opened.database, false);
    time = 29_999;
    expect(await read('hilton')).toBe(known);
    goAway();
    time = 30_000;
    expect([await read('hilton'), await read('hilton')]).toEqual([known, known]);
    await vi.waitFor(() => expect(refused()).toBeGreaterThan(0));
    expect(isCurrent('hilton', known)).toBe(true);
    comeBack();
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({ outage: false }));
    await opened.database.orm.delete(schema.featureFlagOverrides);
  });

  test('OPS-04.b are the last ones known while the database is away, also after a notice', async () => {
    const { database, goAway } = breakable(opened.database);
    let announce = () => {};
    const { read } = await open({
      ...database,
      listen: (_, onNotice) => {
        announce = onNotice;
        return Promise.resolve(() => Promise.resolve());
      },
    });
    await override(opened.database, true);
    expect(await read('hilton')).toEqual({ outage: true });
    goAway();
    announce();
    expect(await read('hilton')).toEqual({ outage: true });
    await expect(read('american')).rejects.toThrow('no database connection');
  });
});
