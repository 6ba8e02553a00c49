import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';

import { buildIndexes, buildsIndexes } from './build-indexes.ts';
import type { Database } from './database.ts';
import { fillTimeZones } from './fill-time-zones.ts';
import { isCausedBy } from './is-unavailable.ts';

/** Code that runs after a migration's statements. */
const steps: Readonly<Record<string, typeof fillTimeZones>> = { '0010_time_zones': fillTimeZones };

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Migration {
  /** Such as 0000_network. */
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

export function readMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: readonly { tag: string }[];
  };
  // The files are in the order of the journal.
  return readMigrationFiles({ migrationsFolder }).map(({ hash, sql: statements }, index) => ({
    name: journal.entries[index]?.tag ?? hash,
    hash,
    statements,
  }));
}

/** Of a statement that waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * A statement that waits for a table behind a long reader, such as a backup, holds up everyone who comes after it. So it
 * waits no longer than members may, lets them pass, and tries again.
 */
const LOCK_WITHIN_MS = 800;
const LET_PASS_MS = 2000;
const TRIES = 300;

/**
 * Applies all missing migrations, each in one transaction with its record, but those that build indexes while
 * members write. Returns the names of those that ran. Run it exclusively.
 *
 * @param onWaiting - called with the name of a migration whose tables are in use, each time before it waits.
 */
export async function migrate(
  { forLongWork: orm }: Pick<Database, 'forLongWork'>,
  onWaiting?: (name: string) => void,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  await orm.execute(sql`create table if not exists schema_migrations (
    hash text primary key, applied_at timestamptz not null default now())`);
  const applied: string[] = [];

  const apply = ({ name, hash, statements }: Migration) =>
    orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql.raw(`set local lock_timeout = ${LOCK_WITHIN_MS}`));
      const fresh = await transaction.execute(
        sql`insert into schema_migrations (hash) values (${hash}) on conflict do nothing returning hash`,
      );
      if ((fresh as { rows: unknown[] }).rows.length === 0) return;
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await steps[name]?.(transaction);
      applied.push(name);
    });

  async function change(migration: Migration): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await apply(migration);
      } catch (cause) {
        if (!isCausedBy(cause, (_, code) => code === LOCK_NOT_AVAILABLE) || tries === TRIES) throw cause;
        onWaiting?.(migration.name);
        await setTimeout(LET_PASS_MS);
      }
    }
  }

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

/**
 * Returns a function that lists missing migrations by name; it rejects if the database has no migrations
 * table.
 */
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

/** A message about the migrations that ran. */
export const describeMigrations = (applied: readonly string[]): string =>
  applied.length === 0
    ? 'The database is up to date.'
    : `Database brought up to date (${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'}): ${applied.join(', ')}.`;
