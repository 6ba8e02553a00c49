import { expect, test, vi } from 'vitest';

import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const next = { name: '0001_next', hash: 'of the next version', statements: [] };

/** Migrates a database whose transactions all fail with this error. */
async function migrateAgainst(error: Error) {
  const transaction = vi.fn(async () => {
    throw error;
  });
  const forLongWork = { execute: async () => ({ rows: [] }), transaction };
  const onWaiting = vi.fn<(name: string) => void>();
  const database = { kind: 'postgres', forLongWork } as unknown as Database;
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
  await expect(migrate(database, onWaiting, [next], pause)).rejects.toBe(error);
  const [waits, pauses] = [onWaiting, pause].map(({ mock }) => mock.calls.flat());
  return { tries: transaction.mock.calls.length, waits, pauses };
}

test('OPS-09.b OPS-09.c while its table is in use, a migration is tried 300 times, and members pass for two seconds between two tries', async () => {
  const inUse = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  const { tries, waits, pauses } = await migrateAgainst(inUse);
  expect(tries).toBe(300);
  expect(waits).toEqual(Array.from({ length: 299 }, () => next.name));
  expect(pauses).toEqual(Array.from({ length: 299 }, () => 2_000));
});

test('OPS-09.c a migration that fails for another reason is not tried again', async () => {
  const wrong = Object.assign(new Error('column "next_text" already exists'), { code: '42701' });
  expect(await migrateAgainst(wrong)).toEqual({ tries: 1, waits: [], pauses: [] });
});
