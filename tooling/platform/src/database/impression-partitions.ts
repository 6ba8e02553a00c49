import { sql } from 'drizzle-orm';

import { changeTables } from './change-tables.ts';
import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const FIRST_MONDAY_MS = 4 * DAY_MS;
const WEEKS_AHEAD = 2;
const TRIES = 10;
/**
 * Limits the rows per statement, so that a delete stays well below the statement timeout even after
 * IMPRESSION_DAYS was reduced sharply.
 */
const AT_ONCE = 10_000;

const mondayOf = (time: number) => time - ((time - FIRST_MONDAY_MS) % WEEK_MS);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const nameOf = (monday: number) => `impressions_${dayOf(monday).replaceAll('-', '')}`;
const mondayIn = (name: string) =>
  Date.parse(name.replace(/^impressions_(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));

async function readMondays(database: Database): Promise<readonly number[]> {
  const rows = await database.run<{ name: string }>({
    name: 'impression partitions',
    text: `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'impressions'::regclass and relname <> 'impressions_default'`,
    values: [],
  });
  return rows.map(({ name }) => mondayIn(name));
}

const addWeek = (database: Database, monday: number): Promise<void> =>
  changeTables(database, { tries: TRIES }, async (transaction) => {
    const name = sql.identifier(nameOf(monday));
    const [from, to] = [monday, monday + WEEK_MS].map((time) => sql.raw(`'${dayOf(time)} 00:00:00+00'`));
    // Blocks inserts, so that no event of this week enters the default partition meanwhile. Backups and other
    // readers are not blocked.
    await transaction.execute(sql`lock table impressions in share row exclusive mode`);
    await transaction.execute(sql`create table ${name} (like impressions including defaults)`);
    await transaction.execute(sql`
      with moved as (
        delete from impressions_default where occurred_at >= ${from} and occurred_at < ${to} returning *)
      insert into ${name} select * from moved`);
    await transaction.execute(
      sql`alter table impressions attach partition ${name} for values from (${from}) to (${to})`,
    );
  });

const dropWeek = (database: Database, monday: number): Promise<void> =>
  changeTables(database, { tries: TRIES }, async (transaction) => {
    await transaction.execute(sql`drop table ${sql.identifier(nameOf(monday))}`);
  });

async function deleteOthers(database: Database, longAgo: Date): Promise<void> {
  let deleted: number;
  do {
    const [row] = await database.run<{ deleted: number }>({
      name: 'expired impressions',
      text: `
        with expired as (
          delete from impressions_default where ctid = any(array(
            select ctid from impressions_default where received_at < $1::timestamptz order by received_at limit $2::int))
          returning 1
        )
        select count(*)::int as deleted from expired`,
      values: [longAgo.toISOString(), AT_ONCE],
    });
    deleted = row?.deleted ?? 0;
  } while (deleted === AT_ONCE);
}

/**
 * Creates the partitions of this week and the next two, and drops those whose newest possible event is older
 * than `days` days. Events outside of all partitions, for example from a device whose clock is wrong, go to
 * the default partition and are deleted `days` days after they arrived. See
 * docs/decisions/0036-partner-in-every-key.md.
 */
export async function turnImpressionPartitions(database: Database, now: Date, days: number): Promise<void> {
  const longAgo = new Date(now.getTime() - days * DAY_MS);
  const mondays = new Set(await readMondays(database));
  const thisWeek = mondayOf(now.getTime());
  for (let week = 0; week <= WEEKS_AHEAD; week += 1) {
    const monday = thisWeek + week * WEEK_MS;
    if (!mondays.has(monday)) await addWeek(database, monday);
  }
  for (const monday of mondays) if (monday + WEEK_MS <= longAgo.getTime()) await dropWeek(database, monday);
  await deleteOthers(database, longAgo);
}
