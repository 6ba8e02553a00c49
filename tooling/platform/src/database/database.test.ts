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
    // Its tables exist already, so the first migration cannot run again.
    await expect(migrate(opened.database)).rejects.toThrow(/Failed query/);
    expect(await countOf('schema_migrations')).toBe(0);
    await orm.execute(sql`drop table schema_migrations`);
    await orm.execute(sql`alter table kept_migrations rename to schema_migrations`);
    expect(await migrate(opened.database)).toEqual([]);
  });

  test('restaurants and visits of an older database get their time zone and their day', async () => {
    const { orm } = opened.database;
    await seed(opened.database, {
      partners: (await readTestPartners()).slice(0, 1),
      merchants: 250,
      today: TEST_DAY,
    });
    const read = async () => {
      const visits = await orm.execute(
        sql`select id, local_date::text from activity_records where merchant_id is not null order by id`,
      );
      const zones = await orm.execute(sql`select id, time_zone from merchants order by id`);
      return [visits, zones].map((answer) => (answer as { rows: object[] }).rows);
    };
    const before = await read();
    expect(before.every((rows) => rows.length > 20)).toBe(true);
    await orm.execute(sql`alter table merchants drop column time_zone`);
    await orm.execute(sql`alter table activity_records drop column local_date`);
    const hash = readMigrations().find(({ name }) => name === '0010_time_zones')?.hash;
    await orm.execute(sql`delete from schema_migrations where hash = ${hash}`);
    expect(await migrate(opened.database)).toEqual(['0010_time_zones']);
    expect(await read()).toEqual(before);
    await expect(orm.execute(sql`update merchants set time_zone = null`)).rejects.toMatchObject({
      cause: { code: '23502' },
    });
    await orm.execute(sql`truncate merchants, members, installation cascade`);
  });

  test('is seeded once; a new partner gets its benefits and does not change those of others', async () => {
    const [first, ...others] = await readTestPartners();
    if (!first) throw new Error('There is no partner.');
    const options = { merchants: 250, today: TEST_DAY };
    const progress: number[] = [];
    expect(
      await seed(opened.database, {
        ...options,
        partners: [first],
        onProgress: (done) => progress.push(done),
      }),
    ).toBe(true);
    expect(progress.at(-1)).toBe(250);
    const before = await countOf('merchant_benefits');
    expect(await seed(opened.database, { ...options, partners: [first] })).toBe(false);
    expect([await countOf('merchants'), await countOf('merchant_benefits')]).toEqual([250, before]);
    expect(await seed(opened.database, { ...options, partners: [first, ...others] })).toBe(false);
    const rows = await opened.database.run<{ partner_id: string; count: number }>({
      name: 'benefits by partner',
      text: 'select partner_id, count(*)::int as count from merchant_benefits group by partner_id',
      values: [],
    });
    expect(rows).toHaveLength(1 + others.length);
    expect(rows.find(({ partner_id }) => partner_id === first.id)?.count).toBe(before);
    for (const { count } of rows) expect(count).toBeGreaterThan(200);
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

test('sets of words are stored as bits and restored', () => {
  const isKept = <T extends string>({ words, wordsOf, bitsOf }: BitSet<T>) =>
    words.every((word, index) => wordsOf(bitsOf([word])).join() === word && bitsOf([word]) === 2 ** index);
  expect([isKept(mealBits), isKept(featureBits), isKept(weekdayBits)]).toEqual([true, true, true]);
  expect(weekdayBits.bitsOf(['Sun', 'Sat'])).toBe(0b1000001);
});
