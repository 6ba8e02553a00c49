import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { schema, type Database } from '../database/database.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { keepOverrides } from './kept-overrides.ts';

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
  const keep = async (database: Database) => {
    const kept = await keepOverrides(database);
    onTestFinished(() => kept.stop());
    return kept;
  };

  test('CFG-33 are read once, until any process changes them', async () => {
    const { read } = await keep(opened.database);
    await override(opened.another(), true);
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({ outage: true }));
    // Once the connection listens, no further notice comes.
    await vi.waitFor(async () => expect(await read('hilton')).toBe(await read('hilton')));
    await override(opened.another(), false);
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({ outage: false }));
    await opened.another().orm.delete(schema.featureFlagOverrides);
    await vi.waitFor(async () => expect(await read('hilton')).toEqual({}));
    expect(await read('american')).toEqual({});
  });

  test('CFG-33 are read by each call where the database cannot announce changes', async () => {
    const { listen: _, ...pooled } = opened.database;
    const { read } = await keep(pooled);
    for (const outage of [true, false]) {
      await override(opened.database, outage);
      expect(await read('hilton')).toEqual({ outage });
    }
  });
});
