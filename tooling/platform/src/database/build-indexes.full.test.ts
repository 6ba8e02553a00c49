import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { socketOf } from './cut-connection.ts';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';

let server: ThrowawayPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const BUILD = 'create index concurrently next_city on members (city)';
const migrations = [...readMigrations(), { name: '0099_next', hash: 'next', statements: [BUILD] }];

function open(): Database {
  const database = openPostgres({ databaseUrl: server.databaseUrl });
  onTestFinished(() => database.close());
  return database;
}
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

async function startReading() {
  const database = open();
  await migrate(database);
  await database.orm.execute(sql`drop index if exists next_city`);
  await database.orm.execute(sql`delete from schema_migrations where hash = 'next'`);
  const reader = await connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select count(*) from members');
  return { database, reader };
}
async function one(database: Database, text: string): Promise<unknown> {
  const result = await database.orm.execute(sql.raw(text));
  return (result as { rows: readonly { value: unknown }[] }).rows[0]?.value;
}
const builds = (database: Database) =>
  one(database, 'select count(*)::int as value from pg_stat_progress_create_index');
const isValid = (database: Database) =>
  one(database, "select indisvalid as value from pg_index where indexrelid = to_regclass('next_city')");
const untilWaiting = (database: Database) =>
  vi.waitFor(
    async () =>
      expect(
        await one(
          database,
          "select phase as value from pg_stat_progress_create_index where phase like 'waiting for %'",
        ),
      ).toBeTruthy(),
    { timeout: 10_000 },
  );

test('OPS-25.a an index is built while members write, a backup reads and other processes wait for the migration', async () => {
  const { database, reader } = await startReading();
  const [first, second] = [open(), open()];
  const migrating = first.exclusively(() => migrate(first, undefined, migrations));
  await untilWaiting(database);
  // If one of these statements had to wait, it would deadlock, because the first process's index build would
  // wait for it.
  const waiting = second.exclusively(() => migrate(second, undefined, migrations));
  for (const statement of [
    sql`update members set city = 'Chicago'`,
    sql`lock table members in row exclusive mode nowait`,
  ])
    await database.orm.transaction((transaction) => transaction.execute(statement));
  expect(await isValid(database)).toBe(false);
  await reader.query('commit');
  expect([await migrating, await waiting]).toEqual([['0099_next'], []]);
  expect(await isValid(database)).toBe(true);
});

test('OPS-25.b an index whose build failed is built anew', async () => {
  const { database, reader } = await startReading();
  const first = open();
  const migrating = first.exclusively(() => migrate(first, undefined, migrations));
  const outcome = migrating.catch((cause: unknown) => cause);
  await untilWaiting(database);
  await one(database, 'select pg_cancel_backend(pid) as value from pg_stat_progress_create_index');
  expect(await outcome).toBeInstanceOf(Error);
  expect(await isValid(database)).toBe(false);
  await reader.query('commit');
  expect(await migrate(open(), undefined, migrations)).toEqual(['0099_next']);
  expect(await isValid(database)).toBe(true);
});

test('OPS-25.b the build of a process that was killed is ended, which the server goes on with, and begins anew', async () => {
  const { database, reader } = await startReading();
  const killed = await connect();
  killed.query(BUILD).catch(() => {});
  await untilWaiting(database);
  socketOf(killed).destroy();
  const orphan = await one(database, 'select pid as value from pg_stat_progress_create_index');
  const first = open();
  const migrating = first.exclusively(() => migrate(first, undefined, migrations));
  await vi.waitFor(
    async () =>
      expect(
        await one(
          database,
          `select count(*)::int as value from pg_stat_activity where pid = ${Number(orphan)}`,
        ),
      ).toBe(0),
    { timeout: 10_000 },
  );
  await reader.query('commit');
  expect(await migrating).toEqual(['0099_next']);
  expect([await isValid(database), await builds(database)]).toEqual([true, 0]);
});
