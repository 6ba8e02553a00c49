import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { schema, type Database } from '../database/database.ts';

export async function allTextOf({ orm }: Database): Promise<string> {
  const lines: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const rows = await orm.select().from(table);
    lines.push(`${getTableName(table)}: ${JSON.stringify(rows)}`);
  }
  return lines.join('\n');
}
