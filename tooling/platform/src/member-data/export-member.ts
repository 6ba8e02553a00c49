import { getTableColumns } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { tableNameOf, tableNames, tableOf, tablePolicies } from './table-policies.ts';
import type { Person } from './table-policy.ts';

type Row = Readonly<Record<string, unknown>>;

export interface MemberData {
  /** The member's rows by table, each with its values by column. Times are UTC, files are base64. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly notGiven: Readonly<Record<string, readonly string[]>>;
}

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

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
