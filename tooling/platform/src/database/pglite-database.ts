import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { schema, WORD_SIMILARITY, type Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';

interface PgliteOptions {
  /** Absent: in memory, gone at the end. */
  readonly dataDir?: string;
  /** A dump of another database to begin with. */
  readonly snapshot?: Blob;
}

/** The embedded database: one connection, files in one folder that no other process may open meanwhile. */
export async function openPglite({ dataDir, snapshot }: PgliteOptions): Promise<Database & { readonly pglite: PGlite }> {
  const unlockFolder = dataDir === undefined ? undefined : await lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      ...(dataDir !== undefined && { dataDir }),
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { pg_trgm },
    });
    await pglite.exec(`set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY}`);
    return {
      kind: 'pglite',
      pglite,
      orm: drizzle(pglite, { schema }),
      run: async <Row extends object>({ text, values }: { text: string; values: readonly unknown[] }) =>
        (await pglite.query<Row>(text, [...values])).rows,
      // The folder's lock already keeps others out.
      exclusively: (work) => work(),
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
