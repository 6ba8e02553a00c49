import type { Logger } from 'pino';

import type { Database } from './database.ts';

/** How long the primary answers before the replica is tried again. */
const RETRY_MS = 10_000;

type Run = Pick<Database, 'run'>;

/** Where statements are sent whose results are public and may be a moment old. */
export interface PublicReads extends Run {
  /**
   * Runs work all of whose statements are answered by one server: by the replica, and all of it again by the
   * primary if the replica fails.
   */
  consistently<T>(work: (database: Run) => Promise<T>): Promise<T>;
}

interface ReplicaOptions {
  readonly primary: Run;
  readonly replica: Run;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly clock?: { readonly now: () => number };
}

/** The connections for public reads, as a part of the database that can be named before there is one. */
export const publicReadsOf = (database: Pick<Database, 'forPublicReads'>): Run => ({
  run: (statement) => database.forPublicReads.run(statement),
});

/** Without a replica: the primary answers everything. */
export const readsFrom = (database: Run): PublicReads => ({
  run: (statement) => database.run(statement),
  consistently: (work) => work(database),
});

/** Reads from the replica; from the primary while the replica fails, which is logged when it begins and ends. */
export function preferReplica({ primary, replica, log, clock = performance }: ReplicaOptions): PublicReads {
  let retryAt: number | undefined;

  async function consistently<T>(work: (database: Run) => Promise<T>): Promise<T> {
    if (retryAt !== undefined) {
      if (clock.now() < retryAt) return work(primary);
      // Only this work tries again, and the others do not wait for it.
      retryAt = clock.now() + RETRY_MS;
    }
    try {
      const result = await work(replica);
      if (retryAt !== undefined) log.info('replica answers again');
      retryAt = undefined;
      return result;
    } catch (cause) {
      const result = await work(primary);
      // Work that fails on both says nothing about the replica.
      if (retryAt === undefined)
        log.warn({ err: cause }, 'replica does not answer: the primary answers its reads');
      retryAt = clock.now() + RETRY_MS;
      return result;
    }
  }
  return { run: (statement) => consistently((database) => database.run(statement)), consistently };
}
