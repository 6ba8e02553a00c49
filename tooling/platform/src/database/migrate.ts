import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';

import { buildIndexes, buildsIndexes } from './build-indexes.ts';
import { changeTables } from './change-tables.ts';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

export function readMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: readonly { tag: string }[];
  };
  // The returned files are in the order of the journal, so names can be matched by index.
  return readMigrationFiles({ migrationsFolder }).map(({ hash, sql: statements }, index) => ({
    name: journal.entries[index]?.tag ?? hash,
    hash,
    statements,
  }));
}

const TRIES = 300;

const remedies: Readonly<Record<Database['kind'], string>> = {
  pglite: 'Remove its folder (DATA_DIR) and start again: what it contains is lost.',
  postgres: 'Set DATABASE_URL to an empty database.',
};

async function refuseOlderDatabase(
  { forLongWork: orm, kind }: Pick<Database, 'forLongWork' | 'kind'>,
  [baseline]: readonly Migration[],
): Promise<void> {
  const result = await orm.execute(
    sql`select count(*)::int as applied, count(*) filter (where hash = ${baseline?.hash})::int as known
      from schema_migrations`,
  );
  const [counts] = (result as { rows: { applied: number; known: number }[] }).rows;
  if (!counts || counts.applied === 0 || counts.known > 0) return;
  throw new Error(
    `This database was made by an older version, whose migrations ${baseline?.name} has replaced, so it cannot be ` +
      `brought up to date. ${remedies[kind]}`,
  );
}

/**
 * Applies all missing migrations and returns their names. Each runs in a transaction that also records it,
 * except those that build indexes concurrently. Rejects without changes if the database predates the first
 * migration. The caller must hold the `exclusively` lock.
 * @param onWaiting - called with a migration's name before each retry, while its tables are in use.
 * @param pause - waits between two tries.
 */
export async function migrate(
  database: Pick<Database, 'forLongWork' | 'kind'>,
  onWaiting?: (name: string) => void,
  migrations: readonly Migration[] = readMigrations(),
  pause?: (milliseconds: number) => Promise<unknown>,
): Promise<string[]> {
  const { forLongWork: orm } = database;
  await orm.execute(sql`create table if not exists schema_migrations (
    hash text primary key, applied_at timestamptz not null default now())`);
  await refuseOlderDatabase(database, migrations);
  const applied: string[] = [];

  const change = ({ name, hash, statements }: Migration) =>
    changeTables(
      database,
      { tries: TRIES, onWaiting: () => onWaiting?.(name), pause },
      async (transaction) => {
        const fresh = await transaction.execute(
          sql`insert into schema_migrations (hash) values (${hash}) on conflict do nothing returning hash`,
        );
        if ((fresh as { rows: unknown[] }).rows.length === 0) return;
        for (const statement of statements) await transaction.execute(sql.raw(statement));
        applied.push(name);
      },
    );

  async function build({ name, hash, statements }: Migration): Promise<void> {
    const known = await orm.execute(sql`select 1 from schema_migrations where hash = ${hash}`);
    if ((known as { rows: unknown[] }).rows.length > 0) return;
    await buildIndexes(orm, statements);
    await orm.execute(sql`insert into schema_migrations (hash) values (${hash})`);
    applied.push(name);
  }

  for (const migration of migrations)
    if (buildsIndexes(migration.statements)) await build(migration);
    else await change(migration);
  return applied;
}

export function createMigrationCheck({ run }: Pick<Database, 'run'>): () => Promise<string[]> {
  const migrations = readMigrations();
  return async () => {
    const rows = await run<{ hash: string }>({
      name: 'applied migrations',
      text: 'select hash from schema_migrations',
      values: [],
    });
    const applied = new Set(rows.map(({ hash }) => hash));
    return migrations.filter(({ hash }) => !applied.has(hash)).map(({ name }) => name);
  };
}

export const describeMigrations = (applied: readonly string[]): string =>
  applied.length === 0
    ? 'The database is up to date.'
    : `Database brought up to date (${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'}): ${applied.join(', ')}.`;
