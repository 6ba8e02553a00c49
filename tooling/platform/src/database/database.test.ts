import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { seed } from '@tableside/demo/seed';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { featureBits, mealBits, weekdayBits, type BitSet } from './bit-sets.ts';
import { migrate, readMigrations } from './migrate.ts';

describe.each(databaseKinds)('the database on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());

  const countOf = async (table: string) => {
    const [row] = await opened.database.run<{ count: number }>({
      name: `count ${table}`,
      text: `select count(*)::int as count from ${table}`,
      values: [],
    });
    return row?.count ?? 0;
  };

  test('migrations run once', async () => {
    expect(await migrate(opened.database)).toEqual([]);
    expect(await countOf('schema_migrations')).toBeGreaterThan(0);
  });

  test('a failed migration leaves nothing behind', async () => {
    const { orm } = opened.database;
    await orm.execute(sql`alter table schema_migrations rename to kept_migrations`);
    await expect(migrate(opened.database)).rejects.toThrow(/Failed query/);
    expect(await countOf('schema_migrations')).toBe(0);
    await orm.execute(sql`drop table schema_migrations`);
    await orm.execute(sql`alter table kept_migrations rename to schema_migrations`);
    expect(await migrate(opened.database)).toEqual([]);
  });

  test('one with migrations from before the baseline is refused with a remedy, and is not changed', async () => {
    const { orm } = opened.database;
    await orm.execute(sql`create table kept_migrations as select * from schema_migrations`);
    await orm.execute(sql`update schema_migrations set hash = 'of an older version: ' || hash`);
    await expect(migrate(opened.database)).rejects.toThrow(
      kind === 'pglite'
        ? /^This database was made by an older version, .* Remove its folder \(DATA_DIR\) and start again/
        : /^This database was made by an older version, .* Set DATABASE_URL to an empty database/,
    );
    expect(await countOf('schema_migrations')).toBe(await countOf('kept_migrations'));
    await orm.execute(sql`update schema_migrations set hash = replace(hash, 'of an older version: ', '')`);
    await orm.execute(sql`drop table kept_migrations`);
    expect(await migrate(opened.database)).toEqual([]);
  });

  test('is seeded once; a new partner gets its benefits and does not change those of others', async () => {
    const [first, ...others] = await readTestPartners();
    if (!first) throw new Error('There is no partner.');
    const options = { merchants: 50, today: TEST_DAY, hasPeople: false };
    const progress: number[] = [];
    expect(
      await seed(opened.database, {
        ...options,
        partners: [first],
        onProgress: (done) => progress.push(done),
      }),
    ).toBe(true);
    expect(progress.at(-1)).toBe(50);
    const before = await countOf('merchant_benefits');
    expect(await seed(opened.database, { ...options, partners: [first] })).toBe(false);
    expect([await countOf('merchants'), await countOf('merchant_benefits')]).toEqual([50, before]);
    expect(await seed(opened.database, { ...options, partners: [first, ...others] })).toBe(false);
    const rows = await opened.database.run<{ partner_id: string; count: number }>({
      name: 'benefits by partner',
      text: 'select partner_id, count(*)::int as count from merchant_benefits group by partner_id',
      values: [],
    });
    expect(rows).toHaveLength(1 + others.length);
    expect(rows.find(({ partner_id }) => partner_id === first.id)?.count).toBe(before);
    for (const { count } of rows) expect(count).toBeGreaterThan(40);
  });

  test('exclusive work is serialized', async () => {
    const steps: string[] = [];
    const work = (name: string) => () =>
      new Promise<void>((done) => {
        steps.push(`${name} begins`);
        setImmediate(() => {
          steps.push(`${name} ends`);
          done();
        });
      });
    await Promise.all([opened.database.exclusively(work('one')), opened.database.exclusively(work('two'))]);
    expect(steps[1]).toBe(steps[0]?.replace('begins', 'ends'));
  });
});

test('of the snapshots only that of the last migration is kept', () => {
  const folder = fileURLToPath(new URL('../../migrations/meta', import.meta.url));
  const last = readMigrations().at(-1)?.name.slice(0, 4);
  expect(readdirSync(folder).toSorted()).toEqual([`${last}_snapshot.json`, '_journal.json']);
});

test('sets of words are stored as bits and restored', () => {
  const isPreserved = <T extends string>({ words, wordsOf, bitsOf }: BitSet<T>) =>
    words.every((word, index) => wordsOf(bitsOf([word])).join() === word && bitsOf([word]) === 2 ** index);
  expect([isPreserved(mealBits), isPreserved(featureBits), isPreserved(weekdayBits)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(weekdayBits.bitsOf(['Sun', 'Sat'])).toBe(0b1000001);
});
