import { getTableColumns } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { tableNameOf, tableNames, tableOf, tablePolicies } from './table-policies.ts';
import type { Person } from './table-policy.ts';

type Row = Readonly<Record<string, unknown>>;

export interface MemberData {
  /** The rows of the member by table, each by column. Times are UTC, files are in base64. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** The columns by table that are kept but not given, because they secure the account. */
  readonly notGiven: Readonly<Record<string, readonly string[]>>;
}

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/** All that the database keeps about a member: the rows of every table that has any (PRV-03). */
export async function exportMember({ orm }: Pick<Database, 'orm'>, person: Person): Promise<MemberData> {
  const tables: Record<string, readonly Row[]> = {};
  const notGiven: Record<string, readonly string[]> = {};
  for (const name of tableNames) {
    const { member } = tablePolicies[name];
    if (!member) continue;
    const { secrets = [] } = member;
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(tableOf(name))).filter(([key]) => !secrets.includes(key)),
    );
    const rows = (await orm.select(columns).from(tableOf(name)).where(member.of(person))) as Row[];
    tables[tableNameOf(name)] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)])),
    );
    if (secrets.length > 0) notGiven[tableNameOf(name)] = secrets;
  }
  return { tables, notGiven };
}
