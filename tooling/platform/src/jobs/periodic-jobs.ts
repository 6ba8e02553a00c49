import type { Logger } from 'pino';

import type { JobQueue } from './job-queue.ts';

const QUEUE = 'periodic';
const LOOK_EVERY_SECONDS = 60;
/** Exceeds the number of jobs, so that all jobs due in the same hour are fetched together. */
const AT_ONCE = 50;

export interface PeriodicJob {
  readonly name: string;
  /**
   * A cron expression in UTC, such as `17 * * * *`. A run may start a few minutes late if other jobs take
   * long.
   */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface PeriodicOptions {
  readonly queue: JobQueue;
  readonly jobs: readonly PeriodicJob[];
  readonly log: Pick<Logger, 'warn'>;
  readonly onRun?: ((job: string, outcome: 'completed' | 'failed') => void) | undefined;
}

async function writeSchedules(queue: JobQueue, jobs: readonly PeriodicJob[]): Promise<void> {
  const written = new Map((await queue.getSchedules(QUEUE)).map(({ key, cron }) => [key, cron]));
  for (const { name, cron } of jobs) {
    if (written.get(name) !== cron)
      await queue.schedule(QUEUE, cron, { job: name }, { key: name, singletonKey: name, missed: 'once' });
    written.delete(name);
  }
  for (const name of written.keys()) await queue.unschedule(QUEUE, name);
}

export async function startPeriodicJobs({
  queue,
  jobs,
  log,
  onRun = () => {},
}: PeriodicOptions): Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const run = async (name: string): Promise<'completed' | 'failed'> => {
    try {
      // A newer version in another process may have scheduled a job that does not exist here.
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
      // Jobs run one after another to limit the load on the database.
      for (const { id, data } of due) {
        const status = await run(data.job);
        onRun(data.job, status);
        results.push({ id, status });
      }
      return results;
    },
  );
}
