import type { Logger } from 'pino';

import type { Database } from './database.ts';

const RETRY_MS = 10_000;

type Run = Pick<Database, 'run'>;

export interface PublicReads extends Run {
  /**
   * Runs work whose statements must all see the same server: the replica, or the primary if the replica
   * fails.
   */
  consistently<T>(work: (database: Run) => Promise<T>): Promise<T>;
}

interface ReplicaOptions {
  readonly primary: Run;
  readonly replica: Run;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly clock?: { readonly now: () => number };
}

export const publicReadsOf = (database: Pick<Database, 'forPublicReads'>): Run => ({
  run: (statement) => database.forPublicReads.run(statement),
});

export const readsFrom = (database: Run): PublicReads => ({
  run: (statement) => database.run(statement),
  consistently: (work) => work(database),
});

export function preferReplica({ primary, replica, log, clock = performance }: ReplicaOptions): PublicReads {
  let retryAt: number | undefined;

  async function consistently<T>(work: (database: Run) => Promise<T>): Promise<T> {
    if (retryAt !== undefined) {
      if (clock.now() < retryAt) return work(primary);
      retryAt = clock.now() + RETRY_MS;
    }
    try {
      const result = await work(replica);
      if (retryAt !== undefined) log.info('replica answers again');
      retryAt = undefined;
      return result;
    } catch (cause) {
      const result = await work(primary);
      // When both servers fail, the cause is not the replica.
      if (retryAt === undefined)
        log.warn({ err: cause }, 'replica does not answer: the primary answers its reads');
      retryAt = clock.now() + RETRY_MS;
      return result;
    }
  }
  return { run: (statement) => consistently((database) => database.run(statement)), consistently };
}
