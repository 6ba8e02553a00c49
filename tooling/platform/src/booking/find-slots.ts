import { SITTING_MS, type PlainDate, type Slot } from '@tableside/core';
import { sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';

export interface FreeTable extends Slot {
  readonly tableNumber: number;
}

interface SlotSearch {
  readonly merchantId: number;
  readonly timeZone: string;
  readonly date: PlainDate;
  readonly partySize: number;
  readonly now: Date;
  readonly changed?: { readonly memberId: string; readonly id: string } | undefined;
}

interface Row {
  readonly starts_at: number;
  readonly has_bonus: boolean;
  readonly requires_card: boolean;
  readonly table_number: number;
}

const sitting = sql.raw(`interval '${SITTING_MS} milliseconds'`);

/**
 * Finds every half hour of a day at which a table is free. Includes the previous day, because an evening may
 * end after midnight. Counts the half hours as elapsed time since the opening, so that none is lost or
 * repeated when the clock changes.
 */
export async function findSlots(
  orm: Pick<Database['orm'], 'execute'>,
  { merchantId, timeZone, date, partySize, now, changed }: SlotSearch,
): Promise<readonly FreeTable[]> {
  const moment = now.toISOString();
  const result = await orm.execute(sql`
    select extract(epoch from slot.starts_at)::float8 as starts_at, h.has_bonus, h.requires_card,
      free.number as table_number
    from (values (${date}::date - 1), (${date}::date)) as evening (day)
    join booking_hours h on h.merchant_id = ${merchantId} and h.weekday = extract(dow from evening.day)
    cross join lateral generate_series(
      (evening.day + h.opens) at time zone ${timeZone},
      (evening.day + h.last_seating + case when h.last_seating < h.opens then interval '1 day' else interval '0' end)
        at time zone ${timeZone},
      interval '30 minutes') as slot (starts_at)
    cross join lateral (
      select t.number from booking_tables t
      where t.merchant_id = ${merchantId} and t.seats >= ${partySize} and not exists (
        select from reservations r
        where r.merchant_id = t.merchant_id and r.table_number = t.number and r.cancelled_at is null
          and (r.held_until is null or r.held_until > ${moment}::timestamptz)
          and not (r.id = ${changed?.id ?? ''} and r.member_id = ${changed?.memberId ?? ''})
          and tstzrange(r.starts_at, r.ends_at) && tstzrange(slot.starts_at, slot.starts_at + ${sitting}))
      order by t.seats, t.number limit 1) as free
    where (slot.starts_at at time zone ${timeZone})::date = ${date}::date and slot.starts_at > ${moment}::timestamptz
    order by slot.starts_at`);
  return (result as { rows: Row[] }).rows.map((row) => ({
    startsAt: new Date(row.starts_at * 1000).toISOString(),
    hasBonus: row.has_bonus,
    requiresCard: row.requires_card,
    tableNumber: row.table_number,
  }));
}
