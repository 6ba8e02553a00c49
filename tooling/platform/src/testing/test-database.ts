import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite-database.ts';
import { openPostgres, type PostgresOptions } from '../database/postgres-database.ts';
import { startPostgres, versionOfPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

const kinds: readonly Database['kind'][] = ['pglite', 'postgres'];
const asked = process.env['DATABASE_KINDS']?.split(',') ?? kinds;
/** The data layer is tested on both kinds, unless `DATABASE_KINDS` selects one. */
export const databaseKinds = kinds.filter((kind) => asked.includes(kind));

/**
 * Where a migrated database is kept: copying it is several times faster than making and migrating one.
 *
 * @param version - of its program: other versions may not read the same files.
 */
async function snapshotPath(kind: Database['kind'], version: string): Promise<string> {
  const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
  const hash = createHash('sha256').update(version);
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(folder, name)));
  }
  return join(tmpdir(), `tableside-${kind}-${hash.digest('hex').slice(0, 16)}`);
}

/** An embedded database with empty tables. */
async function openEmbedded(): Promise<Database> {
  // The package's path contains its version.
  const version = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const path = await snapshotPath('pglite', version);
  if (existsSync(path)) return openPglite({ snapshot: await openAsBlob(path) });
  const database = await openPglite({});
  await migrate(database);
  const dump = await database.pglite.dumpDataDir('none');
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return database;
}

/** A PostgreSQL server with empty tables. */
async function startMigrated(): Promise<ThrowawayPostgres> {
  const path = await snapshotPath('postgres', await versionOfPostgres());
  if (!existsSync(path)) {
    const server = await startPostgres();
    const database = openPostgres({ databaseUrl: server.databaseUrl });
    await migrate(database);
    await database.close();
    await server.stopAndKeep(path);
  }
  return startPostgres(path);
}

export interface TestDatabase {
  readonly database: Database;
  /** The same database as another process sees it: with its own connections, if the kind has any. */
  another(options?: Omit<PostgresOptions, 'databaseUrl'>): Database;
  stop(): Promise<void>;
}

/** A migrated, empty database of the kind for exclusive use. */
export async function openTestDatabase(kind: Database['kind']): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const database = await openEmbedded();
    return { database, another: () => database, stop: () => database.close() };
  }
  const server = await startMigrated();
  const database = openPostgres({ databaseUrl: server.databaseUrl });
  const others: Database[] = [];
  return {
    database,
    another(options) {
      const other = openPostgres({ databaseUrl: server.databaseUrl, ...options });
      others.push(other);
      return other;
    },
    async stop() {
      for (const open of [database, ...others]) await open.close();
      await server.stop();
    },
  };
}
