import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createTestApi, readTestPartners } from '../testing/test-api.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './postgres-database.ts';

test('OPS-21.a a standby is refused as the primary with a line in the log, until it is promoted', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const primary = openPostgres({ databaseUrl: server.databaseUrl });
  await migrate(primary);
  await primary.close();
  const standby = await server.startReplica();
  onTestFinished(() => standby.stop());
  const settings = { databaseUrl: standby.databaseUrl, dataDir: '', isDatabasePooled: false };
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const api = createTestApi({ database, partners: await readTestPartners(), log });
  const session = await api.openSession('hilton');
  const body = { userName: 'nobody@example.com', password: 'table4two', rememberMe: false };
  const statuses = async () => [
    (await api.call('/api/feature-flags', { partner: 'hilton' })).status,
    (await api.call('/api/SignIn', { partner: 'hilton', method: 'POST', session, body })).status,
  ];

  expect(await statuses()).toEqual([503, 503]);
  const reported = lines.filter((line) => line.includes('"database unavailable"'));
  expect(reported).toHaveLength(2);
  for (const line of reported) expect(line).toContain('The server at DATABASE_URL is a standby');
  const admin = openPostgres({ databaseUrl: standby.databaseUrl });
  onTestFinished(() => admin.close());
  await admin.run({ name: 'promote', text: 'select pg_promote()', values: [] });
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 401]), { timeout: 10_000 });
});
