import type { Database } from '../../../database/database.ts';

export interface ReadMerchant {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly state: string;
  readonly rating: number | null;
  readonly rating_count: number;
  /** Days since 1970-01-01. */
  readonly joined_day: number;
  readonly acclaimed_level: number;
  readonly price_level: number;
  readonly meals: number;
  readonly features: number;
  readonly is_bookable: boolean;
  readonly lower_name: string;
}

export interface ReadBenefits {
  readonly partner_id: string;
  readonly days: number;
  readonly campaign_codes: readonly string[];
  readonly ids: readonly number[];
}

type Run = Pick<Database, 'run'>;

export async function readMerchants({ run }: Run, ids: readonly number[], partnerIds: readonly string[]) {
  const merchants = await run<ReadMerchant>({
    name: 'search memory: merchants',
    text: `select id, latitude, longitude, state, rating, rating_count, joined_on - date '1970-01-01' as joined_day,
        acclaimed_level, price_level, meals, features, cardinality(reservation_providers) > 0 as is_bookable,
        lower(name) as lower_name
      from merchants where id = any($1::int[]) order by id`,
    values: [ids],
  });
  const benefits = await run<ReadBenefits>({
    name: 'search memory: benefits',
    text: `select partner_id, days, campaign_codes, json_agg(merchant_id) as ids
      from merchant_benefits where partner_id = any($2::text[]) and merchant_id = any($1::int[])
      group by partner_id, days, campaign_codes`,
    values: [ids, partnerIds],
  });
  return { merchants, benefits };
}

export async function readIds({ run }: Run, after: number, limit: number): Promise<readonly number[]> {
  const rows = await run<{ id: number }>({
    name: 'search memory: ids',
    text: 'select id from merchants where id > $1 order by id limit $2',
    values: [after, limit],
  });
  return rows.map(({ id }) => id);
}

export async function readMatching({ run }: Run, word: string): Promise<readonly number[]> {
  const [row] = await run<{ ids: number[] }>({
    name: 'search memory: word',
    text: `select coalesce(json_agg(id), '[]') as ids from merchants where $1::text <% search_text`,
    values: [word],
  });
  return row?.ids ?? [];
}

export async function countMerchants({ run }: Run): Promise<number> {
  const [row] = await run<{ count: number }>({
    name: 'search memory: count',
    text: 'select count(*)::int as count from merchants',
    values: [],
  });
  return row?.count ?? 0;
}

/**
 * Reads a snapshot in PostgreSQL's format, which tells which transactions have ended. A replica does not list
 * running transactions, so there only those before the oldest running one count as ended.
 */
export async function readSnapshot({ run }: Run): Promise<string> {
  const [row] = await run<{ snapshot: string }>({
    name: 'search memory: snapshot',
    text: `select case when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot()))
        else pg_current_snapshot()::text end as snapshot`,
    values: [],
  });
  if (!row) throw new Error('The database gave no snapshot.');
  return row.snapshot;
}

export interface ReadChanges {
  readonly ids: readonly number[];
  readonly snapshot: string;
}

/**
 * Returns the ids of merchants changed by transactions that ended after a snapshot, up to `limit`. In a
 * restored database, the table may name transactions of the former one; those are ignored.
 */
export async function readChanges({ run }: Run, since: string, limit: number): Promise<ReadChanges> {
  const [row] = await run<{ ids: number[]; snapshot: string }>({
    name: 'search memory: changes',
    text: `select pg_current_snapshot()::text as snapshot, coalesce((
        select json_agg(merchant_id) from (
          select merchant_id from merchant_changes
          where changed_in >= pg_snapshot_xmin($1::pg_snapshot)
            and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)
            and pg_visible_in_snapshot(changed_in, pg_current_snapshot())
          limit $2
        ) changed
      ), '[]') as ids`,
    values: [since, limit],
  });
  return { ids: row?.ids ?? [], snapshot: row?.snapshot ?? since };
}
