import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Clock, type Queue } from 'pg-boss';
import type { Logger } from 'pino';

import type { Database } from '../database/database.ts';

/**
 * Jobs in the database: each is done by one process, whatever their number.
 * See docs/decisions/0032-jobs-and-mail-in-the-database.md.
 */
export type JobQueue = PgBoss;

const DAY_SECONDS = 24 * 3600;

/**
 * How long a stop waits for running jobs, in milliseconds. Those that take longer are given to another process,
 * which does them a second time.
 */
export const STOP_JOBS_WITHIN_MS = 30_000;

/** The queues by name. A job's data is an id or a name, never personal data. */
const queues = {
  mail: {
    /** Is longer than any attempt (see smtp.ts), so the process that started the job must have ended by then. */
    expireInSeconds: 120,
    /** More attempts than fit in the lifetime of any mail, so that only the lifetime ends them. */
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    deleteAfterSeconds: DAY_SECONDS,
  },
  claims: {
    /** A job of each change at a time; one that was given up gets another (see claim-reports.ts). */
    policy: 'exclusive',
    /** Is longer than any attempt. */
    expireInSeconds: 120,
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    /** A receiver that was down for days is tried every hour. */
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

/** Adds jobs within a transaction, so that they exist once it is committed. */
export const within = (transaction: Pick<Database['orm'], 'execute'>) => ({
  // The type of the result is open because it depends on the driver.
  db: fromDrizzle(transaction as Parameters<typeof fromDrizzle>[0], sql),
});

interface QueueOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly worksOnJobs?: boolean;
  readonly clock?: Clock;
}

/**
 * Opens the queue, whose tables come with the migrations; rejects if they are those of another version of
 * pg-boss. Stop it before the database is closed, and within `STOP_JOBS_WITHIN_MS`.
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
    // The default interval is five seconds, but no job here waits for others and periodic jobs may be a
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
