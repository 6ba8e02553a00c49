import { expect, test } from 'vitest';

import type { DatabaseFaults } from './database-health.ts';
import { createReadiness } from './readiness.ts';

const away = { database: 'does not respond' };
const unwritable = { writes: 'hang' };
const behind = { migrations: 'missing: 0001_accounts' };

test.each<[string, DatabaseFaults, string | undefined, boolean, string]>([
  ['nothing', {}, undefined, false, 'ok'],
  ['writing, as everywhere', unwritable, undefined, false, 'degraded'],
  ['the database, with merchants in memory', away, undefined, true, 'degraded'],
  ['the database, without', away, undefined, false, 'failing'],
  ['a migration, whatever is in memory', behind, undefined, true, 'failing'],
  ['a migration and writing', { ...behind, ...unwritable }, undefined, true, 'failing'],
  ['OPS-20 its API', {}, 'does not respond', false, 'failing'],
])('OPS-08 without %s a process is %s', async (_, faults, api, answersFromMemory, status) => {
  const readiness = createReadiness(() => answersFromMemory);
  const check = () => Promise.resolve(faults);
  readiness.started({
    database: { check, lacksMigrations: () => false },
    checkApi: () => Promise.resolve(api),
  });
  expect(await readiness.check()).toEqual({ status, faults: { ...faults, ...(api && { api }) } });
});

test('OPS-08 OPS-07 a process that starts or stops is not ready, whatever it depends on', async () => {
  const readiness = createReadiness(() => true);
  expect(await readiness.check()).toEqual({ status: 'failing', faults: { platform: 'starting' } });
  readiness.started();
  expect(await readiness.check()).toEqual({ status: 'ok', faults: {} });
  readiness.stopping();
  expect(await readiness.check()).toEqual({ status: 'failing', faults: { platform: 'stopping' } });
});

test('OPS-08 only a new start helps a process whose database lacks migrations', () => {
  const readiness = createReadiness(() => true);
  expect(readiness.checkLife()).toBeUndefined();
  let lacks = false;
  const check = () => Promise.resolve(away);
  readiness.started({ database: { check, lacksMigrations: () => lacks } });
  expect(readiness.checkLife()).toBeUndefined();
  lacks = true;
  expect(readiness.checkLife()).toBe('the database lacks migrations, which a start applies');
});
