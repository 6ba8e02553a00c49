import { cleanupJobs } from './cleanup-jobs.ts';
import { startPeriodicJobs, type PeriodicOptions } from '../jobs/index.ts';
import type { Stored } from './open-storage.ts';
import { reminderJobs } from './reminder-jobs.ts';

export async function startJobs(stored: Stored, onRun: PeriodicOptions['onRun']): Promise<void> {
  const { demo, mailer, claimReports, queue, log } = stored;
  const jobs = [
    ...cleanupJobs({ ...stored, purgeDemo: demo && (() => demo.purgeExpired()) }),
    ...reminderJobs(stored),
  ];
  await startPeriodicJobs({ queue, jobs, log, onRun });
  await mailer.start();
  await claimReports.start();
}
