import { sql } from 'drizzle-orm';

import { timeZoneOf } from '../places/time-zone.ts';
import type { Database } from './database.ts';

interface Position {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The part of migration 0010_time_zones that SQL cannot do: looking up the time zone of a position on a map.
 */
export async function fillTimeZones(orm: Pick<Database['orm'], 'execute'>): Promise<void> {
  const answer = await orm.execute(sql`select id, latitude, longitude from merchants`);
  const zones = (answer as { rows: Position[] }).rows.map(({ id, ...position }) => ({
    id,
    zone: timeZoneOf(position),
  }));
  await orm.execute(sql`update merchants set time_zone = found.zone
    from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as found (id int, zone text)
    where merchants.id = found.id`);
  await orm.execute(sql`update activity_records r set local_date = (r.occurred_at at time zone m.time_zone)::date
    from merchants m where m.id = r.merchant_id and r.record_type = 'Transaction'`);
  await orm.execute(sql`alter table merchants alter column time_zone set not null`);
}
