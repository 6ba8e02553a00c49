import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { createDatabaseHealth } from './database-health.ts';
import { startOperations } from './index.ts';

let server: ThrowawayPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function start(searchState: 'loaded' | 'loading' = 'loaded') {
  const database = openPostgres({ databaseUrl: server.databaseUrl });
  onTestFinished(() => database.close());
  await migrate(database);
  const operations = await startOperations(0, '127.0.0.1');
  onTestFinished(() => operations.stop());
  const health = createDatabaseHealth(database);
  operations.readiness.started({ database: health });
  operations.metrics.watch(database, health, () => new Date());
  const memory = { merchants: 7, bytes: 1400, buildSeconds: 0.5, ageSeconds: 2 };
  operations.watchSearch({ describe: () => ({ state: searchState, ...memory }) });
  const request = (path: string) => fetch(`http://127.0.0.1:${operations.port}${path}`);
  const readHealth = async () => {
    const [live, ready, metrics] = await Promise.all([
      request('/livez'),
      request('/readyz'),
      request('/metrics'),
    ]);
    const { faults } = (await ready.json()) as { faults?: unknown };
    const text = await metrics.text();
    const gauge = (name: string) =>
      Number(new RegExp(`^tableside_database_${name} (\\d)$`, 'm').exec(text)?.[1]);
    return {
      live: live.status,
      ready: ready.status,
      faults,
      readable: gauge('readable'),
      writable: gauge('writable'),
    };
  };
  return { readHealth };
}

async function set(name: string, value: string): Promise<() => Promise<void>> {
  const admin = openPostgres({ databaseUrl: server.databaseUrl });
  onTestFinished(() => admin.close());
  const run = (text: string) => admin.forJobs.executeSql(text, []);
  await run(`alter system set ${name} = '${value}'`);
  await run('select pg_reload_conf()');
  const reset = async () => {
    await run(`alter system reset ${name}`);
    await run('select pg_reload_conf()');
  };
  onTestFinished(reset);
  return reset;
}

const well = { live: 200, ready: 200, faults: undefined, readable: 1, writable: 1 };
const within = { timeout: 10_000 };

test.each([
  ['is read-only', 'default_transaction_read_only', 'on', 'are refused'],
  ['lost its synchronous standby, so that commits hang', 'synchronous_standby_names', 'nobody', 'hang'],
])(
  'OPS-08.a OPS-08.c OPS-08.d a server that %s is told, and takes no process out',
  async (_, name, value, writes) => {
    const { readHealth } = await start();
    expect(await readHealth()).toEqual(well);
    const reset = await set(name, value);
    await vi.waitFor(
      async () => expect(await readHealth()).toEqual({ ...well, faults: { writes }, writable: 0 }),
      within,
    );
    await reset();
    await vi.waitFor(async () => expect(await readHealth()).toEqual(well), within);
  },
);

test('OPS-08.a OPS-08.c OPS-08.d without its database a process that has merchants in memory stays ready, another does not', async () => {
  const loaded = await start();
  const loading = await start('loading');
  server.kill();
  const away = { ...well, faults: { database: 'does not respond' }, readable: 0, writable: 0 };
  await vi.waitFor(async () => expect(await loaded.readHealth()).toEqual(away), within);
  expect(await loading.readHealth()).toEqual({ ...away, ready: 503 });
  await server.start();
  await vi.waitFor(async () => expect(await loaded.readHealth()).toEqual(well), within);
});
