import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

const next = {
  name: '0001_next',
  hash: 'of the next version',
  statements: [
    'alter table members add column next_text text',
    "create table next_wait as select current_setting('lock_timeout') as longest",
  ],
};

test('OPS-09.a OPS-09.b OPS-09.c a migration behind a long reader lets members pass, and is applied once the reader has ended', async () => {
  const opened = await openTestDatabase('postgres');
  onTestFinished(() => opened.stop());
  const { orm } = opened.database;
  const hasBegun = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const reading = orm.transaction(async (transaction) => {
    await transaction.execute(sql`lock table members in access share mode`);
    hasBegun.resolve();
    await isDone.promise;
  });
  await hasBegun.promise;
  const waits: string[] = [];
  const migrating = migrate(opened.database, (name) => waits.push(name), [...readMigrations(), next]);
  // Each of these reads waits for the migration, which waits for the reader: without a lock timeout, this
  // would deadlock.
  while (waits.length === 0) await orm.execute(sql`select count(*) from members`);
  isDone.resolve();
  await reading;
  expect(await migrating).toEqual([next.name]);
  expect(new Set(waits)).toEqual(new Set([next.name]));
  expect(await orm.execute(sql`select longest from next_wait`)).toMatchObject({
    rows: [{ longest: '800ms' }],
  });
});
