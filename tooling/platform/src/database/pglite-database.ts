import { access, rename, rm } from 'node:fs/promises';

import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { connectionSettings, schema, type Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes the files of a new database beside their place: a start that is cut short leaves no half of one behind. */
async function makeFiles(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: unfinished })).close();
  await rename(unfinished, dataDir);
}

interface PgliteOptions {
  /** Absent: in memory, gone at the end. */
  readonly dataDir?: string;
  /** A dump of another database to begin with. */
  readonly snapshot?: Blob;
}

/** The embedded database: one connection, files in one folder that no other process may open meanwhile. */
export async function openPglite({
  dataDir,
  snapshot,
}: PgliteOptions): Promise<Database & { readonly pglite: PGlite }> {
  const unlockFolder = dataDir === undefined ? undefined : await lockFolder(dataDir);
  try {
    if (dataDir !== undefined && !(await exists(dataDir))) await makeFiles(dataDir);
    const pglite = await PGlite.create({
      ...(dataDir !== undefined && { dataDir }),
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { btree_gist, pg_trgm },
    });
    for (const [name, value] of Object.entries(connectionSettings))
      await pglite.exec(`set ${name} = ${value}`);
    let lastTurn: Promise<unknown> = Promise.resolve();
    return {
      kind: 'pglite',
      pglite,
      orm: drizzle(pglite, { schema }),
      run: async <Row extends object>({ text, values }: { text: string; values: readonly unknown[] }) =>
        (await pglite.query<Row>(text, [...values])).rows,
      // The folder's lock keeps other processes out; this keeps the order within this one.
      exclusively(work) {
        const turn = lastTurn.then(work);
        lastTurn = turn.catch(() => undefined);
        return turn;
      },
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
