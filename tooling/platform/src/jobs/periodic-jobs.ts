import type { Logger } from 'pino';

import type { JobQueue } from './job-queue.ts';

const QUEUE = 'periodic';
const LOOK_EVERY_SECONDS = 60;
/** More than there are jobs, so that those of one hour are fetched together. */
const AT_ONCE = 50;

export interface PeriodicJob {
  /** Unique; in logs and metrics. */
  readonly name: string;
  /** When it runs, in UTC, such as `17 * * * *`; a few minutes late if other jobs take long. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface PeriodicOptions {
  readonly queue: JobQueue;
  readonly jobs: readonly PeriodicJob[];
  readonly log: Pick<Logger, 'warn'>;
  /** Called after each run in this process. */
  readonly onRun?: ((job: string, outcome: 'completed' | 'failed') => void) | undefined;
}

/** Writes the schedules that are new or changed, and removes those of jobs that do not exist. */
async function writeSchedules(queue: JobQueue, jobs: readonly PeriodicJob[]): Promise<void> {
  const written = new Map((await queue.getSchedules(QUEUE)).map(({ key, cron }) => [key, cron]));
  for (const { name, cron } of jobs) {
    if (written.get(name) !== cron)
      await queue.schedule(QUEUE, cron, { job: name }, { key: name, singletonKey: name, missed: 'once' });
    written.delete(name);
  }
  for (const name of written.keys()) await queue.unschedule(QUEUE, name);
}

/**
 * Runs each job at its times, in one of the processes, until the queue is stopped. One that fails is logged
 * and runs again at its next time; the others are not affected.
 */
export async function startPeriodicJobs({
  queue,
  jobs,
  log,
  onRun = () => {},
}: PeriodicOptions): Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const run = async (name: string): Promise<'completed' | 'failed'> => {
    try {
      // Another process, of another version, may have a job that this one lacks.
      await byName.get(name)?.run();
      return 'completed';
    } catch (err) {
      log.warn({ err, job: name }, 'periodic job failed');
      return 'failed';
    }
  };
  await writeSchedules(queue, jobs);
  await queue.work<
    { job: string },
    unknown,
    { perJobResults: true; batchSize: number; pollingIntervalSeconds: number }
  >(
    QUEUE,
    { batchSize: AT_ONCE, pollingIntervalSeconds: LOOK_EVERY_SECONDS, perJobResults: true },
    async (due) => {
      const results = [];
      // One after the other, so that they load the database less.
      for (const { id, data } of due) {
        const status = await run(data.job);
        onRun(data.job, status);
        results.push({ id, status });
      }
      return results;
    },
  );
}
