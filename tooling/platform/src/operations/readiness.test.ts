import { expect, test } from 'vitest';

import type { DatabaseFaults } from './database-health.ts';
import { createReadiness } from './readiness.ts';

const away = { database: 'does not respond' };
const unwritable = { writes: 'hang' };
const behind = { migrations: 'missing: 0001_next' };

test.each<[string, string, DatabaseFaults, boolean]>([
  ['nothing', 'ok', {}, false],
  ['writing, as everywhere', 'degraded', unwritable, false],
  ['the database, with merchants in memory', 'degraded', away, true],
  ['the database and such', 'failing', away, false],
  ['a migration, whatever is in memory', 'failing', behind, true],
  ['a migration and writing', 'failing', { ...behind, ...unwritable }, true],
])('OPS-08.a without %s a process is %s', async (_, status, faults, respondsFromMemory) => {
  const readiness = createReadiness(() => respondsFromMemory);
  readiness.started({ database: { check: () => Promise.resolve(faults), lacksMigrations: () => false } });
  expect(await readiness.check()).toEqual({ status, faults });
});

test('OPS-20 a gateway is failing without its API', async () => {
  const readiness = createReadiness(() => false);
  let api: string | undefined = 'does not respond';
  readiness.started({ checkApi: () => Promise.resolve(api) });
  expect(await readiness.check()).toEqual({ status: 'failing', faults: { api } });
  api = undefined;
  expect(await readiness.check()).toEqual({ status: 'ok', faults: {} });
});

test('OPS-08.a OPS-07.a a process that starts or stops is not ready, whatever it depends on', async () => {
  const readiness = createReadiness(() => true);
  expect(await readiness.check()).toEqual({ status: 'failing', faults: { platform: 'starting' } });
  readiness.started();
  expect(await readiness.check()).toEqual({ status: 'ok', faults: {} });
  readiness.stopping();
  expect(await readiness.check()).toEqual({ status: 'failing', faults: { platform: 'stopping' } });
});

test('OPS-08.d OPS-26.b only a new start helps a process whose database lacks migrations, unless a start waits for them', () => {
  const readiness = createReadiness(() => true);
  expect(readiness.checkLife()).toBeUndefined();
  let lacks = false;
  const check = () => Promise.resolve(away);
  readiness.started({ database: { check, lacksMigrations: () => lacks } });
  expect(readiness.checkLife()).toBeUndefined();
  lacks = true;
  expect(readiness.checkLife()).toBe('the database lacks migrations, which a start applies');
  readiness.started({ database: { check, lacksMigrations: () => true }, waitsForMigrations: true });
  expect(readiness.checkLife()).toBeUndefined();
});
