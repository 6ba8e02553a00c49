import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Brings the tables up to date: each migration that is missing runs in one transaction with its own record. */
export async function migrate({ orm }: Database): Promise<number> {
  await orm.execute(sql`create table if not exists schema_migrations (
    hash text primary key, applied_at timestamptz not null default now())`);
  let applied = 0;
  for (const { hash, sql: statements } of readMigrationFiles({ migrationsFolder })) {
    await orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      const fresh = await transaction.execute(
        sql`insert into schema_migrations (hash) values (${hash}) on conflict do nothing returning hash`,
      );
      if ((fresh as { rows: unknown[] }).rows.length === 0) return;
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      applied += 1;
    });
  }
  return applied;
}
