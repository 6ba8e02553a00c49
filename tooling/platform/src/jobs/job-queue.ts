import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Clock, type Queue } from 'pg-boss';
import type { Logger } from 'pino';

import type { Database } from '../database/database.ts';

/**
 * A job queue in the database. Each job is run by only one of any number of processes. See
 * docs/decisions/0032-jobs-and-mail-in-the-database.md.
 */
export type JobQueue = PgBoss;

const DAY_SECONDS = 24 * 3600;

/**
 * How long stopping waits for running jobs. A job that takes longer is handed to another process, which runs
 * it again.
 */
export const STOP_JOBS_WITHIN_MS = 30_000;

/** A job's data is an id or a name, never personal data. */
const queues = {
  mail: {
    /** Longer than any attempt can take (see smtp.ts), so a job that expires cannot still be running. */
    expireInSeconds: 120,
    /**
     * Exceeds the number of attempts within the lifetime of any mail, so that only the lifetime ends them.
     */
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    deleteAfterSeconds: DAY_SECONDS,
  },
  claims: {
    /**
     * Allows one job per change at a time. A change whose job was given up gets a new one (see
     * claim-reports.ts).
     */
    policy: 'exclusive',
    expireInSeconds: 120,
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: DAY_SECONDS,
  },
  periodic: {
    policy: 'exclusive',
    expireInSeconds: 3600,
    retryLimit: 0,
    deleteAfterSeconds: DAY_SECONDS,
  },
} satisfies Record<string, Omit<Queue, 'name'>>;

export const within = (transaction: Pick<Database['orm'], 'execute'>) => ({
  db: fromDrizzle(transaction as Parameters<typeof fromDrizzle>[0], sql),
});

interface QueueOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly worksOnJobs?: boolean;
  readonly clock?: Clock;
}

/**
 * Opens the queue, whose tables the migrations create. Rejects if the tables belong to another version of
 * pg-boss. Before closing the database, stop the queue with a timeout of `STOP_JOBS_WITHIN_MS`.
 */
export async function startJobQueue({
  database,
  log,
  worksOnJobs = true,
  clock,
}: QueueOptions): Promise<JobQueue> {
  const queue = new PgBoss({
    db: database.forJobs,
    backend: database.kind,
    schema: 'jobs',
    migrate: false,
    createSchema: false,
    registerInstance: false,
    supervise: worksOnJobs,
    schedule: worksOnJobs,
    // The default of five seconds is not needed: no job here depends on another. Periodic jobs may be a
    // minute late.
    flowIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 45,
    ...(clock && { clock }),
  });
  queue.on('error', (err) => log.warn({ err }, 'job queue failed'));
  queue.on('warning', ({ message, data }) => log.warn({ data }, message));
  try {
    await queue.start();
    for (const [name, options] of Object.entries(queues)) await queue.createQueue(name, options);
    return queue;
  } catch (cause) {
    await queue.stop();
    throw cause;
  }
}
