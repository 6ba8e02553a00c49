import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { startCluster, type Cluster, type Machine } from './index.ts';
import { readGuide } from './guide.ts';
import { startWriting } from './view-writer.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
  await cluster.witness.start('tableside-backup@full');
});
afterAll(() => cluster?.close());

const POLL = { timeout: 120_000, interval: 100 };

async function follow(heading: string, isWanted = (_where: string) => true, target = '') {
  const machines: readonly Machine[] = [cluster.a, cluster.b, cluster.witness];
  for (const { where, commands } of readGuide(heading)) {
    const machine = machines.find(({ name }) => where.startsWith(name)) ?? expect.fail(where);
    if (isWanted(where)) await machine.exec(commands.replace(/(--target=')[^']+/, `$1${target}`));
  }
}

const storedIds = async () =>
  new Set((await cluster.query(cluster.a, 'select event_id from impressions')).split('\n'));

test('OPS-10.d a drill restores a copy on the standby, whose platform is ready and says that it is a drill', async () => {
  const { a, b } = cluster;
  const isAfter = (where: string) => where.includes('after');
  await follow('Restore drill', (where) => !isAfter(where));
  const health = await b.exec('curl --silent http://127.0.0.1:4100/healthz');
  expect(JSON.parse(health)).toMatchObject({ status: 'ok', restoreDrill: true });
  const count = 'select count(*) from merchants';
  const copied = await b.exec(
    `psql --port=5433 --no-align --tuples-only --dbname=tableside --command='${count}'`,
    'postgres',
  );
  expect(copied).toBe(await cluster.query(a, count));
  await follow('Restore drill', isAfter);
  expect([(await cluster.primary()).name, (await cluster.standby()).name]).toEqual(['db-a', 'db-b']);
});

test('OPS-10.a restored to a second under write load, the database has every view acknowledged before it and none sent after it', async ({
  annotate,
}) => {
  const { a, b, clients } = cluster;
  const writers = [a, b].map((machine, index) => startWriting(cluster.site(machine), clients[index] ?? ''));
  onTestFinished(async () => void (await Promise.all(writers.map((writer) => writer.end()))));
  const views = () => writers.flatMap((writer) => writer.views);
  const storedBetween = (from: number, to: number) =>
    views().filter(({ sentAt, storedAt = Infinity }) => sentAt > from && storedAt < to);
  await vi.waitFor(() => expect(storedBetween(0, Infinity).length).toBeGreaterThan(50), POLL);

  const second = Math.ceil(Date.now() / 1000) * 1000;
  await vi.waitFor(() => expect(storedBetween(second, Infinity).length).toBeGreaterThan(50), POLL);
  await cluster.query(a, 'delete from impressions');

  const began = Date.now();
  await follow('Restore to a time', undefined, new Date(second).toISOString().replace(/T(.*)Z/, ' $1+00'));
  const lost = storedBetween(second, began).length;
  const followed = Date.now();
  await vi.waitFor(() => expect(storedBetween(followed, Infinity).length).toBeGreaterThan(0), POLL);
  await vi.waitFor(() => cluster.standby(), POLL);
  await Promise.all(writers.map((writer) => writer.end()));

  const before = storedBetween(0, second);
  const after = views().filter(({ sentAt }) => sentAt > second && sentAt < began);
  const stored = await storedIds();
  const missing = before.filter(({ eventId }) => !stored.has(eventId));
  const tooMany = after.filter(({ eventId }) => stored.has(eventId));
  expect([before.length > 50, after.length > 50, missing, tooMany]).toEqual([true, true, [], []]);
  const lastRefused = Math.max(...views().map(({ sentAt, storedAt }) => (storedAt ? 0 : sentAt)));
  const again = Math.min(...storedBetween(lastRefused, Infinity).map(({ storedAt = 0 }) => storedAt));
  await annotate(
    `${before.length} views before the second, none missing; ${lost} after it, none there; ` +
      `writes were stored again ${Math.round((again - began) / 1000)} s after the first command`,
  );
});
