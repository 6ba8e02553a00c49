import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import { turnImpressionPartitions } from './impression-partitions.ts';

test('OPS-12.a OPS-12.b a partition that is made or dropped behind a long reader lets events pass, and is once the reader has ended', async () => {
  const opened = await openTestDatabase('postgres');
  onTestFinished(() => opened.stop());
  const { database } = opened;
  const { orm } = database;
  const turnAt = (time: string) => turnImpressionPartitions(database, new Date(time), 7);
  const weeks = async () => {
    const result = await orm.execute(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'impressions'::regclass order by 1`,
    );
    return (result as { rows: { name: string }[] }).rows.map(({ name }) => name);
  };
  await turnAt('2026-11-23T12:00:00Z');

  const hasBegun = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const reading = opened.another().orm.transaction(async (transaction) => {
    await transaction.execute(
      sql`lock table impressions, impressions_20261123, impressions_default in access share mode`,
    );
    hasBegun.resolve();
    await isDone.promise;
  });
  await hasBegun.promise;
  let isTurned = false;
  const turning = turnAt('2026-12-16T12:00:00Z').then(() => (isTurned = true));
  let number = 0;
  const send = () =>
    orm.execute(sql`
      insert into impressions (partner_id, event_id, event_name, occurred_at, channel, user_agent, url, merchant_ids)
      select 'hilton', ${String((number += 1))}, 'pageView', occurred, 'web', '', '', '{}'
      from unnest(array['2026-11-25', '2026-12-16']::timestamptz[]) occurred`);
  const isWaiting = async () => {
    const result = await orm.execute(
      sql`select count(*)::int as waiting from pg_locks where not granted and relation::regclass::text like 'impressions%'`,
    );
    return ((result as { rows: { waiting: number }[] }).rows[0]?.waiting ?? 0) > 0;
  };
  while (!(await isWaiting())) expect(isTurned).toBe(false);
  // The insert waits for the partition job, which waits for the reader, which ends only after the insert:
  // without a lock timeout, this would deadlock.
  await send();
  isDone.resolve();
  await reading;
  await turning;
  expect(await weeks()).toEqual(
    ['20261207', '20261214', '20261221', '20261228', 'default'].map((week) => `impressions_${week}`),
  );
});
