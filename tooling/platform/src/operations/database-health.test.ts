import { expect, onTestFinished, test, vi } from 'vitest';

import type { Database } from '../database/database.ts';
import { NoConnection } from '../database/is-unavailable.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createDatabaseHealth } from './database-health.ts';

const never = new Promise<never>(() => {});
const serverError = (code: string) => Object.assign(new Error('refused'), { code });

async function openWith(change: (database: Database) => Partial<Database>) {
  const pglite = await openTestDatabase('pglite');
  onTestFinished(() => pglite.stop());
  const { database } = pglite;
  return createDatabaseHealth({ ...database, ...change(database) }, 100);
}
const ending = (transaction: () => Promise<never>) =>
  openWith(({ orm }) => ({ orm: Object.assign(Object.create(orm), { transaction }) as Database['orm'] }));

test('OPS-08.a a database that takes writes has no faults', async () => {
  const pglite = await openTestDatabase('pglite');
  onTestFinished(() => pglite.stop());
  expect(await createDatabaseHealth(pglite.database, 10_000).check()).toEqual({});
});

test.each([
  ['a full disk', '53100', 'are refused'],
  ['a standby', '25006', 'are refused'],
  ['a crash', '57P02', 'fail'],
])('OPS-08.a writes to a database with %s (%s) %s', async (_, code, writes) => {
  const health = await ending(() => Promise.reject(serverError(code)));
  expect(await health.check()).toEqual({ writes });
});

test('OPS-08.a a write that hangs is told without waiting for it, and one hangs at a time', async () => {
  const transaction = vi.fn(() => never);
  const health = await ending(transaction);
  expect([await health.check(), await health.check()]).toEqual([{ writes: 'hang' }, { writes: 'hang' }]);
  expect(transaction).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', () => Promise.reject(new NoConnection(new Error('refused')))],
  ['hangs', () => never],
])(
  'OPS-08.a a database that %s when it is read does not respond, and writes are no fault of theirs',
  async (_, run) => {
    const health = await openWith(() => ({ run }));
    expect(await health.check()).toEqual({ database: 'does not respond' });
    expect(health.lacksMigrations()).toBe(false);
  },
);
