import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { schema } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { TEST_DAY } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { startOperations } from './index.ts';

describe('the endpoints for operators’ tools', () => {
  let server: ThrowawayPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const open = () => {
    const database = openPostgres({ databaseUrl: server.databaseUrl, longestWaitMs: 2000 });
    onTestFinished(() => database.close());
    return database;
  };
  const start = async () => {
    const operations = await startOperations(0, '127.0.0.1');
    onTestFinished(() => operations.stop());
    const ask = (path: string) => fetch(`http://127.0.0.1:${operations.port}${path}`);
    const ready = async () => {
      const response = await ask('/readyz');
      const { faults } = (await response.json()) as { faults?: unknown };
      return [response.status, faults];
    };
    return { ...operations, ask, ready };
  };

  test('of several processes that migrate in parallel one does the work and reports it', async () => {
    const databases = [open(), open(), open()];
    const applied = await Promise.all(
      databases.map((database) => database.exclusively(() => migrate(database))),
    );
    const names = applied.flat();
    expect(names).toContain('0000_network');
    expect(new Set(names).size).toBe(names.length);
    expect(applied.filter(({ length }) => length > 0)).toHaveLength(1);
    expect(await migrate(open())).toEqual([]);
  });

  test('it is live from the start, and ready once the database responds and is migrated', async () => {
    const { readiness, ask, ready } = await start();
    expect(await ready()).toEqual([503, { platform: 'starting' }]);
    const database = open();
    await migrate(database);
    readiness.started(database);
    expect(await ready()).toEqual([200, undefined]);
    await database.orm.execute(
      sql`delete from schema_migrations where applied_at = (select max(applied_at) from schema_migrations)`,
    );
    expect(await ready()).toEqual([503, { migrations: expect.stringMatching(/^missing: \d{4}_/) }]);
    server.kill();
    await vi.waitFor(async () => expect(await ready()).toEqual([503, { database: 'does not respond' }]));
    expect((await ask('/livez')).status).toBe(200);
    await server.start();
    expect(await ready()).toEqual([503, { migrations: expect.stringMatching(/^missing: /) }]);
    readiness.stopping();
    expect(await ready()).toEqual([503, { platform: 'stopping' }]);
    expect((await ask('/nothing')).status).toBe(404);
  });

  test('waiting mail and runs of periodic jobs are reported, and everything else while the database is unavailable', async () => {
    const pglite = await openTestDatabase('pglite');
    const { database } = pglite;
    await database.orm.insert(schema.outbox).values({
      partnerId: 'hilton',
      recipient: 'robin@example.com',
      subject: 'Hello',
      body: 'Hello',
      createdAt: new Date(TEST_DAY.getTime() - 60_000),
      expiresAt: new Date(TEST_DAY.getTime() + 60_000),
    });
    const { metrics, ask } = await start();
    metrics.countRun('expired-mail', 'failed');
    metrics.watch({ ...database, connections: () => ({ total: 3, idle: 2, waiting: 0 }) }, () => TEST_DAY);
    metrics.watchReplica({ connections: () => ({ total: 5, idle: 1, waiting: 4 }) });
    const told = async () => (await ask('/metrics')).text();
    const usual = await told();
    expect(usual).toMatch(/^tableside_mail_waiting 1$/m);
    expect(usual).toMatch(/^tableside_mail_oldest_waiting_seconds 60$/m);
    expect(usual).toMatch(/^tableside_database_connections\{server="primary",state="idle"\} 2$/m);
    expect(usual).toMatch(/^tableside_database_connections\{server="replica",state="waiting"\} 4$/m);
    expect(usual).toMatch(/^tableside_periodic_runs_total\{job="expired-mail",outcome="failed"\} 1$/m);
    await pglite.stop();
    const without = await told();
    expect(without).toMatch(/^tableside_mail_waiting NaN$/im);
    expect(without).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test('the merchants in memory are reported, and loading them does not hold requests back', async () => {
    const { readiness, watchSearch, ask } = await start();
    const pglite = await openTestDatabase('pglite');
    onTestFinished(() => pglite.stop());
    readiness.started(pglite.database);
    const ready = async () => (await ask('/readyz')).json();
    expect(await ready()).toEqual({ status: 'ok' });
    watchSearch(undefined);
    expect(await ready()).toEqual({ status: 'ok', search: 'database' });
    let state: 'loading' | 'loaded' = 'loading';
    watchSearch({
      describe: () => ({ state, merchants: 7, bytes: 1400, buildSeconds: 0.5, ageSeconds: 2 }),
    });
    expect(await ready()).toEqual({ status: 'ok', search: 'loading' });
    state = 'loaded';
    expect(await ready()).toEqual({ status: 'ok', search: 'loaded' });
    const told = await (await ask('/metrics')).text();
    for (const line of [
      'tableside_search_merchants 7',
      'tableside_search_bytes 1400',
      'tableside_search_build_seconds 0.5',
      'tableside_search_age_seconds 2',
    ])
      expect(told).toContain(`\n${line}\n`);
  });
});
