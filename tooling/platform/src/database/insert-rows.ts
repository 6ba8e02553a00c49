import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './database.ts';

/**
 * Sends rows as one JSON parameter, which both drivers accept and which takes a single round trip for
 * thousands of rows. The first row determines the columns.
 * @param ending - appended to the statement, such as `on conflict …` or `returning …`.
 */
export async function insertRows<Row extends object>(
  orm: Pick<Database['orm'], 'execute'>,
  table: PgTable,
  rows: readonly object[],
  ending: SQL = sql``,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] as object));
  const names: SQL = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const json = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  );
  const result = await orm.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(json)}::jsonb)${ending}`,
  );
  return (result as { rows: Row[] }).rows;
}

export function updateOf(table: PgTable, keys: readonly string[]): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const sets = names
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const key = sql.join(
    keys.map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql` on conflict (${key}) do update set ${sql.join(sets, sql`, `)}
    where row(${table}.*) is distinct from row(excluded.*)`;
}
