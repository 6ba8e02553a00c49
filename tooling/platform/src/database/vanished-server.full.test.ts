import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { startVanishingRelay } from '../testing/vanishing-relay.ts';
import { isUnavailable } from './is-unavailable.ts';
import { createListener } from './listener.ts';
import { openPostgres } from './postgres-database.ts';

let server: ThrowawayPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function relayed() {
  const relay = await startVanishingRelay(Number(new URL(server.databaseUrl).port));
  onTestFinished(() => relay.stop());
  const url = new URL(server.databaseUrl);
  url.port = String(relay.port);
  return { relay, databaseUrl: url.href };
}

const one = { name: 'one', text: 'select 1 as one', values: [] };

test('OPS-02.b with a full pool on a machine that vanished, the pool is good as soon as there is another', async () => {
  const { relay, databaseUrl } = await relayed();
  const database = openPostgres({
    databaseUrl,
    poolSizes: { writes: 3, reads: 3 },
    longestWaitMs: 300,
    longestResponseMs: 600,
  });
  onTestFinished(() => database.close());
  await Promise.all(Array.from({ length: 3 }, () => database.run(one)));
  relay.vanish();
  const failures = await Promise.allSettled([
    ...Array.from({ length: 2 }, () =>
      database.orm.transaction((transaction) => transaction.execute('select 1')),
    ),
    ...Array.from({ length: 5 }, () => database.run(one)),
  ]);
  expect(failures.map((failure) => failure.status === 'rejected' && isUnavailable(failure.reason))).toEqual(
    failures.map(() => true),
  );
  expect(database.connections?.().map(({ total, waiting }) => [total, waiting])).toEqual(
    Array.from({ length: 3 }, () => [0, 0]),
  );
  relay.comeBack();
  expect(await Promise.all(Array.from({ length: 6 }, () => database.run(one)))).toEqual(
    Array.from({ length: 6 }, () => [{ one: 1 }]),
  );
});

test('OPS-07.d the pool closes although a statement has no limit and its machine vanished', async () => {
  const { relay, databaseUrl } = await relayed();
  const database = openPostgres({ databaseUrl });
  const { promise: hasVanished, resolve } = Promise.withResolvers<void>();
  const hanging = Promise.allSettled([
    database.forLongWork.transaction(async (transaction) => {
      await transaction.execute('select 1');
      relay.vanish();
      resolve();
      await transaction.execute('select 1');
    }),
  ]);
  await hasVanished;
  await database.close();
  expect(await hanging).toMatchObject([{ status: 'rejected' }]);
});

test('OPS-02.a work without a limit goes on where another statement would be cut', async () => {
  const database = openPostgres({ databaseUrl: server.databaseUrl, longestResponseMs: 200 });
  onTestFinished(() => database.close());
  await expect(database.orm.execute('select pg_sleep(1)')).rejects.toSatisfy(isUnavailable);
  await database.forLongWork.execute('select pg_sleep(1)');
});

test('OPS-02.a a listener hears of another machine by itself, and again of what changes there', async () => {
  const { relay, databaseUrl } = await relayed();
  const onConnectionError = vi.fn();
  const listen = createListener({ databaseUrl, onConnectionError, heartbeatMs: 200 });
  const onNotice = vi.fn();
  const end = listen('changes', onNotice);
  onTestFinished(end);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1), { timeout: 5000 });
  relay.vanish();
  await vi.waitFor(() => expect(onConnectionError).toHaveBeenCalled(), { timeout: 5000 });
  relay.comeBack();
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  const database = openPostgres({ databaseUrl: server.databaseUrl });
  onTestFinished(() => database.close());
  await database.orm.execute('notify changes');
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(3), { timeout: 5000 });
});
