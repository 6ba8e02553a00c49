import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';

import { connectionSettings, schema, type Database, type Statement } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { traceQueries, type TraceStatement } from './trace-queries.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const VERSION_FILE = 'PG_VERSION';

/** Segments of the log of 1 MB instead of 16, which would be most of the files of a small database. */
const initDbStartParams = ['--wal-segsize=1'];

async function makeFiles(dataDir: string): Promise<void> {
  const unfinished = join(dataDir, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: unfinished, initDbStartParams })).close();
  const names = await readdir(unfinished);
  for (const name of [...names.filter((one) => one !== VERSION_FILE), VERSION_FILE]) {
    const final = join(dataDir, name);
    await rm(final, { recursive: true, force: true });
    await rename(join(unfinished, name), final);
  }
  await rm(unfinished, { recursive: true });
}

function traceEmbedded(pglite: PGlite, trace: TraceStatement): void {
  traceQueries(pglite, trace);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((connection) => {
      traceQueries(connection, trace);
      return work(connection);
    });
}

interface PgliteOptions {
  readonly dataDir?: string;
  readonly snapshot?: Blob;
  readonly traceStatement?: TraceStatement | undefined;
}

export async function openPglite({
  dataDir,
  snapshot,
  traceStatement,
}: PgliteOptions): Promise<Database & { readonly pglite: PGlite }> {
  const unlockFolder = dataDir === undefined ? undefined : await lockFolder(dataDir);
  try {
    if (dataDir !== undefined && !(await exists(join(dataDir, VERSION_FILE)))) await makeFiles(dataDir);
    const pglite = await PGlite.create({
      ...(dataDir !== undefined && { dataDir }),
      initDbStartParams,
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { btree_gist, pg_trgm },
      // The default would take 128 MB of this process's memory.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    });
    for (const [name, value] of Object.entries(connectionSettings))
      await pglite.exec(`set ${name} = ${value}`);
    const query = pglite.query.bind(pglite);
    if (traceStatement) traceEmbedded(pglite, traceStatement);
    const orm = drizzle(pglite, { schema });
    async function run<Row extends object>({ name, text, values }: Statement): Promise<Row[]> {
      const run = () => query<Row>(text, [...values]);
      return (await (traceStatement ? traceStatement(name, run) : run())).rows;
    }
    let lastTurn: Promise<unknown> = Promise.resolve();
    return {
      kind: 'pglite',
      pglite,
      orm,
      forLongWork: orm,
      run,
      forPublicReads: { run },
      forJobs: fromPglite(pglite),
      // The folder's lock already excludes other processes; this queue orders the work within this one.
      exclusively(work) {
        const turn = lastTurn.then(work);
        lastTurn = turn.catch(() => undefined);
        return turn;
      },
      listen: (channel, onNotice) => pglite.listen(channel, onNotice),
      async close() {
        await pglite.close();
        await unlockFolder?.();
      },
    };
  } catch (cause) {
    await unlockFolder?.();
    throw cause;
  }
}
