import type { Database } from '../../database/database.ts';

const DAY_MS = 86_400_000;

/** Rows per statement, so that a shortened retention of any size stays far below the statement timeout. */
const AT_ONCE = 10_000;

/** Deletes events received more than `days` days ago. */
export async function purgeExpiredImpressions(database: Database, now: Date, days: number): Promise<void> {
  const longAgo = new Date(now.getTime() - days * DAY_MS);
  let deleted: number;
  do {
    const [row] = await database.run<{ deleted: number }>({
      name: 'expired impressions',
      text: `
        with expired as (
          delete from impressions where ctid = any(array(
            select ctid from impressions where received_at < $1::timestamptz order by received_at limit $2::int))
          returning 1
        )
        select count(*)::int as deleted from expired`,
      values: [longAgo.toISOString(), AT_ONCE],
    });
    deleted = row?.deleted ?? 0;
  } while (deleted === AT_ONCE);
}
