import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { Database } from '../database/database.ts';
import { NoConnection } from '../database/is-unavailable.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabaseHealth } from './database-health.ts';

const never = new Promise<never>(() => {});
const serverError = (code: string) => Object.assign(new Error('refused'), { code });

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(() => opened.stop());

const healthWith = (change: (database: Database) => Partial<Database>) =>
  createDatabaseHealth({ ...opened.database, ...change(opened.database) }, 100);
const ending = (transaction: () => Promise<never>) =>
  healthWith(({ orm }) => ({ orm: Object.assign(Object.create(orm), { transaction }) as Database['orm'] }));

test('OPS-08.a a database that takes writes has no faults', async () => {
  expect(await createDatabaseHealth(opened.database, 10_000).check()).toEqual({});
});

test.each([
  ['a full disk', '53100', 'are refused'],
  ['a standby', '25006', 'are refused'],
  ['a crash', '57P02', 'fail'],
])('OPS-08.a writes to a database with %s (%s) %s', async (_, code, writes) => {
  const health = ending(() => Promise.reject(serverError(code)));
  expect(await health.check()).toEqual({ writes });
});

test('OPS-08.a a write that hangs is told without waiting for it, and one hangs at a time', async () => {
  const transaction = vi.fn(() => never);
  const health = ending(transaction);
  expect([await health.check(), await health.check()]).toEqual([{ writes: 'hang' }, { writes: 'hang' }]);
  expect(transaction).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', () => Promise.reject(new NoConnection(new Error('refused')))],
  ['hangs', () => never],
])(
  'OPS-08.a a database that %s when it is read does not respond, and writes are no fault of theirs',
  async (_, run) => {
    const health = healthWith(() => ({ run }));
    expect(await health.check()).toEqual({ database: 'does not respond' });
    expect(health.lacksMigrations()).toBe(false);
  },
);
