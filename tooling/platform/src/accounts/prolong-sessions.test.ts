import { expect, test, vi } from 'vitest';

import type { Database, Statement } from '../database/database.ts';
import { prolongLater, sessionsProlonged } from './prolong-sessions.ts';

const MOMENT = new Date('2026-06-15T12:00:00Z');
const LATER = new Date('2026-06-15T12:01:00Z');

function hangingDatabase() {
  const writes: { readonly ids: unknown; readonly end: PromiseWithResolvers<never[]> }[] = [];
  const run = ({ values }: Statement) => {
    const end = Promise.withResolvers<never[]>();
    writes.push({ ids: values[0], end });
    return end.promise;
  };
  return { writes, database: { run } as unknown as Database };
}

test('OPS-05.b while a write hangs, all sessions that are used wait for the next one', async () => {
  const { writes, database } = hangingDatabase();
  const warn = vi.fn();
  const use = (idHash: string, moment = MOMENT) =>
    prolongLater(database, { idHash, expiresAt: moment, usedAt: MOMENT }, { warn });
  use('one');
  for (const id of ['two', 'three', 'two']) use(id, LATER);
  expect(writes.map(({ ids }) => ids)).toEqual([['one']]);
  writes[0]?.end.reject(new Error('cut'));
  await vi.waitFor(() => expect(writes.map(({ ids }) => ids)).toEqual([['one'], ['two', 'three']]));
  expect(warn.mock.calls).toEqual([
    [{ err: new Error('cut'), sessions: 1 }, 'sessions could not be prolonged'],
  ]);
  writes[1]?.end.resolve([]);
  await sessionsProlonged(database);
  use('one');
  expect(writes).toHaveLength(3);
});
