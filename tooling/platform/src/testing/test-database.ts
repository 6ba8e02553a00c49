import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
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
const requestedKinds = process.env['DATABASE_KINDS']?.split(',') ?? ['pglite'];
export const databaseKinds = kinds.filter((kind) => requestedKinds.includes(kind));

export interface Filling {
  readonly name: string;
  readonly fill: (database: Database) => Promise<void>;
}

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));
const migrations = ['tooling/platform/migrations/*.sql'];
const sources = [
  ...migrations,
  'tooling/{demo,platform}/src/**/*.ts',
  'packages/{core,partner-config}/src/**/*.ts',
  'partners/*.json',
];
const hashes = new Map<readonly string[], string>();

function hashOf(patterns: readonly string[]): string {
  const known = hashes.get(patterns);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { cwd: workspace, exclude: ['**/*.test.ts'] }).toSorted())
    hash.update(readFileSync(join(workspace, path)));
  const made = hash.digest('hex');
  hashes.set(patterns, made);
  return made;
}

/**
 * Returns the path of a cached database, because copying one is several times faster than creating and
 * filling it. Removes cached databases whose sources have changed.
 * @param version - the version of the database program, because another version might not read the files.
 */
async function snapshotPath(kind: Database['kind'], version: string, filling?: Filling): Promise<string> {
  const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const data = `tableside-${kind}-${filling?.name ?? 'empty'}-${short(workspace)}-`;
  const name = `${data}${short(version + hashOf(filling ? sources : migrations))}`;
  for (const other of await readdir(tmpdir())) {
    if (other.startsWith(data) && !other.startsWith(name))
      await rm(join(tmpdir(), other), { recursive: true, force: true });
  }
  return join(tmpdir(), name);
}

/** A blob that hands out its bytes, because Node copies those of its own blobs three times. */
class Snapshot extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}

async function openEmbedded(filling?: Filling): ReturnType<typeof openPglite> {
  const version = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const path = await snapshotPath('pglite', version, filling);
  // Another process may replace the file at any time, so it is read into memory as a whole.
  if (existsSync(path)) return openPglite({ snapshot: new Snapshot(await readFile(path)) });
  const database = filling ? await openEmbedded() : await openPglite({});
  await (filling?.fill ?? migrate)(database);
  // The templates make up two thirds of the files, and copying them would take more than half of the time.
  for (const template of filling ? [] : ['template0', 'template1']) {
    await database.pglite.query(`update pg_database set datistemplate = false where datname = '${template}'`);
    await database.pglite.query(`drop database ${template}`);
  }
  // Without a checkpoint, each copy would replay the log when it is opened.
  await database.pglite.exec('checkpoint');
  const dump = await database.pglite.dumpDataDir('none');
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return database;
}

async function startFilled(filling?: Filling): Promise<ThrowawayPostgres> {
  const path = await snapshotPath('postgres', await versionOfPostgres(), filling);
  if (!existsSync(path)) {
    const server = filling ? await startFilled() : await startPostgres();
    const database = openPostgres({ databaseUrl: server.databaseUrl });
    await (filling?.fill ?? migrate)(database);
    await database.close();
    await server.stopAndSave(path);
  }
  return startPostgres(path);
}

export interface TestDatabase {
  readonly database: Database;
  readonly databaseUrl?: string;
  another(options?: Omit<PostgresOptions, 'databaseUrl'>): Database;
  stop(): Promise<void>;
}

export async function openTestDatabase(kind: Database['kind'], filling?: Filling): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const database = await openEmbedded(filling);
    return { database, another: () => database, stop: () => database.close() };
  }
  const server = await startFilled(filling);
  const database = openPostgres({ databaseUrl: server.databaseUrl });
  const others: Database[] = [];
  return {
    database,
    databaseUrl: server.databaseUrl,
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
