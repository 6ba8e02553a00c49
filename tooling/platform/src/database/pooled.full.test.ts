import { seed } from '@tableside/demo/seed';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startJobQueue } from '../jobs/index.ts';
import { createMailer } from '../mail/index.ts';
import type { Mail } from '../mail/mail.ts';
import { createTestApi, readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { startPgBouncer } from '../testing/throwaway-pgbouncer.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
const open = (isDatabasePooled: boolean) =>
  openDatabase({ databaseUrl: pooler.databaseUrl.href, dataDir: '', isDatabasePooled });

async function execute(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  server = await startPostgres();
  await execute(server.databaseUrl, ['create role app login', 'create database app owner app']);
  const asApp = new URL(server.databaseUrl);
  asApp.username = 'app';
  asApp.pathname = '/app';
  pooler = await startPgBouncer(asApp);
});
afterAll(async () => {
  await pooler.stop();
  await server.stop();
});

test('the platform runs behind a pooler in transaction mode with DATABASE_POOLER, once the role has the settings', async () => {
  const unaware = await open(false);
  await expect(unaware.orm.execute('select 1')).rejects.toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('unsupported startup parameter') }),
      }),
    }),
  );
  await unaware.close();

  const refusal = await open(true).then(
    () => '',
    (error: Error) => error.message,
  );
  const statements = refusal.split('\n').slice(1);
  expect(statements).toEqual([
    "  alter role app in database app set statement_timeout = '15s';",
    "  alter role app in database app set pg_trgm.word_similarity_threshold = '0.5';",
    "  alter role app in database app set random_page_cost = '1.1';",
  ]);
  await execute(server.databaseUrl, statements);
  await execute(pooler.consoleUrl.href, ['reconnect']);

  const databases = await Promise.all([open(true), open(true)]);
  const partners = await readTestPartners();
  const filled = await Promise.all(
    databases.map((database) =>
      database.exclusively(async () => {
        await migrate(database);
        return seed(database, { partners, merchants: 200, today: TEST_DAY, hasPeople: false });
      }),
    ),
  );
  expect(new Set(filled)).toEqual(new Set([true, false]));

  // Sends more concurrent requests than the pooler has connections, so that statements of the same name from
  // both platforms meet on every connection.
  const apis = databases.map((database) => createTestApi({ database, partners, now: () => TEST_DAY }));
  const pending = ['pizza', 'suhsi', 'grill', 'the', 'tacos'].flatMap((words) =>
    [...apis, ...apis, ...apis, ...apis].map((api) =>
      api.call(`/api/v2/Merchants/Search?location=Chicago,%20IL&restaurantOrCuisine=${words}`),
    ),
  );
  const statuses = (await Promise.all(pending)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  const shown = await Promise.all(
    Array.from({ length: 20 }, () =>
      databases[0].run({ name: 'timeout', text: 'show statement_timeout', values: [] }),
    ),
  );
  expect(new Set(shown.flat().map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"statement_timeout":"15s"}']),
  );

  const log = { warn: (...words: unknown[]) => expect.fail(JSON.stringify(words)) };
  const sent: string[] = [];
  const send = (mail: Mail) => Promise.resolve(void sent.push(mail.to));
  const queues = await Promise.all(databases.map((database) => startJobQueue({ database, log })));
  const [first, second] = queues.map((queue, index) =>
    createMailer({
      database: databases[index] ?? expect.fail(),
      now: () => TEST_DAY,
      log,
      delivery: { send, queue },
      retainsBodies: true,
    }),
  );
  if (!first || !second) expect.fail();
  const addresses = Array.from({ length: 30 }, (_, index) => `${index}@example.com`);
  const mailTo = (to: string) => ({ partnerId: 'hilton', to, subject: 'Hello', body: 'Hello' });
  await Promise.all(addresses.map((to, index) => (index % 2 ? first : second).writeMail(mailTo(to))));
  await Promise.all([first.sendWaiting(), second.sendWaiting()]);
  expect(sent.toSorted()).toEqual(addresses.toSorted());
  for (const queue of queues) await queue.stop();
  for (const database of databases) await database.close();
});
