import { seed } from '@tableside/demo/seed';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../testing/test-api.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let database: Database;
let lines: { level: number; msg: string }[] = [];

const apiOn = async (database: Database): Promise<TestApi> => {
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  return createTestApi({
    database,
    partners: await readTestPartners(),
    log: pino({ base: null }, { write }),
  });
};

beforeAll(async () => {
  server = await startPostgres();
  const { databaseUrl } = server;
  const waiting = openPostgres({ databaseUrl });
  await migrate(waiting);
  await seed(waiting, {
    partners: await readTestPartners(),
    merchants: 0,
    today: TEST_DAY,
    hasPeople: false,
  });
  await waiting.close();
  database = openPostgres({ databaseUrl, poolSizes: { writes: 1, publicReads: 1 }, longestWaitMs: 500 });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

async function responsesOf(api: TestApi) {
  lines = [];
  const session = await api.openSession('hilton');
  const body = { userName: 'nobody@example.com', password: 'table4two', rememberMe: false };
  const given: unknown[] = [];
  for (const [path, options] of [
    ['/api/feature-flags', {}],
    ['/api/SignIn', { method: 'POST', session, body }],
  ] as const) {
    const response = await api.call(path, { partner: 'hilton', ...options });
    const { code } = (await response.json()) as { code?: string };
    given.push([response.status, code, response.headers.get('Retry-After')]);
  }
  return { given, errors: lines.filter(({ level }) => level >= 50) };
}
const busy = [503, 'unavailable', '5'];

test('API-30.b while no connection is free, requests get 503 with Retry-After, and succeed again afterwards', async () => {
  const api = await apiOn(database);
  let holding: Promise<unknown> | undefined;
  const whileBusy = await database.orm.transaction(async (transaction) => {
    const text = 'select pg_advisory_xact_lock(7)';
    await transaction.execute(text);
    holding = database.forPublicReads.run({ name: 'lock', text, values: [] });
    return responsesOf(api);
  });
  await holding;
  expect(whileBusy).toEqual({ given: [busy, busy], errors: [] });
  expect(lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
    'database unavailable',
    'database unavailable',
  ]);
  // The pool waits half a second before it reconnects, and a slow machine may take longer.
  await vi.waitFor(
    async () =>
      expect((await responsesOf(api)).given).toEqual([
        [200, undefined, null],
        [401, expect.any(String), null],
      ]),
    { timeout: 10_000 },
  );
});

test('API-30.b a server that accepts no more connections is busy too', async () => {
  await database.orm.execute(sql`create role limited login connection limit 0`);
  const limited = openPostgres({ databaseUrl: server.databaseUrl.replace('//tableside@', '//limited@') });
  try {
    expect(await responsesOf(await apiOn(limited))).toEqual({ given: [busy, busy], errors: [] });
  } finally {
    await limited.close();
  }
});
