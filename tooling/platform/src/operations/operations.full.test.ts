import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { createDatabaseHealth, startOperations } from './index.ts';

describe('the endpoints for operators’ tools, with a server', () => {
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
    const request = (path: string) => fetch(`http://127.0.0.1:${operations.port}${path}`);
    const ready = async () => {
      const response = await request('/readyz');
      const { faults } = (await response.json()) as { faults?: unknown };
      return [response.status, faults];
    };
    return { ...operations, request, ready };
  };

  test('of several processes that migrate in parallel one does the work and reports it', async () => {
    const databases = [open(), open(), open()];
    const applied = await Promise.all(
      databases.map((database) => database.exclusively(() => migrate(database))),
    );
    const names = applied.flat();
    expect(names).toContain('0000_baseline');
    expect(new Set(names).size).toBe(names.length);
    expect(applied.filter(({ length }) => length > 0)).toHaveLength(1);
    expect(await migrate(open())).toEqual([]);
  });

  test('OPS-08.a OPS-08.d it is live from the start, and ready once the database responds and is migrated; missing migrations take a start', async () => {
    const { readiness, request, ready } = await start();
    expect(await ready()).toEqual([503, { platform: 'starting' }]);
    const database = open();
    await migrate(database);
    readiness.started({ database: createDatabaseHealth(database) });
    expect(await ready()).toEqual([200, undefined]);
    await database.orm.execute(
      sql`delete from schema_migrations where applied_at = (select max(applied_at) from schema_migrations)`,
    );
    expect((await request('/livez')).status).toBe(200);
    expect(await ready()).toEqual([503, { migrations: expect.stringMatching(/^missing: \d{4}_/) }]);
    expect((await request('/livez')).status).toBe(503);
    server.kill();
    await vi.waitFor(async () => expect(await ready()).toEqual([503, { database: 'does not respond' }]));
    await server.start();
    expect(await ready()).toEqual([503, { migrations: expect.stringMatching(/^missing: /) }]);
    readiness.stopping();
    expect(await ready()).toEqual([503, { platform: 'stopping' }]);
    expect((await request('/nothing')).status).toBe(404);
  });
});
