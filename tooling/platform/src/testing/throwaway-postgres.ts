import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { freePort } from './free-port.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const USER = 'tableside';

async function findBinaries(): Promise<string> {
  const given = process.env['POSTGRES_BIN'];
  if (given) return given;
  const versions = await readdir(DEBIAN_ROOT).catch(() => []);
  // The folder of a version may contain only psql and no server.
  const newest = versions
    .filter((version) => existsSync(join(DEBIAN_ROOT, version, 'bin/initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) {
    throw new Error(
      'PostgreSQL is not installed: install Debian’s package postgresql, or name its programs in POSTGRES_BIN.',
    );
  }
  return join(DEBIAN_ROOT, newest, 'bin');
}

export async function versionOfPostgres(): Promise<string> {
  const { stdout } = spawnSync(join(await findBinaries(), 'postgres'), ['--version'], { encoding: 'utf8' });
  return `${stdout} ${serverUser()?.uid ?? process.getuid?.()}`;
}

/**
 * PostgreSQL refuses to run as root, so this returns the user that its package created, if this process is
 * root.
 */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function untilReady(databaseUrl: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      return;
    } catch (cause) {
      if (attempt > 200 || server.exitCode !== null) throw cause;
      await new Promise((done) => setTimeout(done, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}

export interface ThrowawayPostgres {
  readonly databaseUrl: string;
  program(name: string): string;
  kill(): void;
  start(): Promise<void>;
  /** Starts a server that replicates this one. It must be stopped before this one. */
  startReplica(): Promise<ThrowawayPostgres>;
  stop(): Promise<void>;
  stopAndSave(folder: string): Promise<void>;
}

async function startServer(
  makeFiles: (data: string, bin: string) => { readonly program: string; readonly args: readonly string[] },
): Promise<ThrowawayPostgres> {
  const bin = await findBinaries();
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'tableside-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const { program, args } = makeFiles(data, bin);
  const made = spawnSync(program, args, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'shared_buffers=128MB',
    'listen_addresses=127.0.0.1',
  ];
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const databaseUrl = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let ended: Promise<void>;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' });
    ended = new Promise<void>((done) => server.once('exit', () => done()));
    await untilReady(databaseUrl, server);
  };
  const end = async () => {
    server.kill('SIGINT');
    await ended;
  };
  const stop = async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    databaseUrl,
    program: (name) => join(bin, name),
    kill: () => void server.kill('SIGKILL'),
    start,
    startReplica: () =>
      startServer((copy) => ({
        program: join(bin, 'pg_basebackup'),
        args: ['-d', databaseUrl, '-D', copy, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
      })),
    stop,
    async stopAndSave(destination) {
      await end();
      // Of several parallel processes, only one can move its files here.
      await rename(data, destination).catch((cause: unknown) => {
        if (!existsSync(destination)) throw cause;
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a temporary PostgreSQL server on a free port.
 * @param files - a folder from `stopAndSave` to copy. By default, the server starts with new files.
 */
export const startPostgres = (files?: string): Promise<ThrowawayPostgres> =>
  startServer((data, bin) =>
    files === undefined
      ? {
          program: join(bin, 'initdb'),
          args: ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
        }
      : { program: 'cp', args: ['-R', files, data] },
  );
