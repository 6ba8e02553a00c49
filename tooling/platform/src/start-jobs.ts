import { cleanUps } from './clean-ups.ts';
import { startPeriodicJobs, type PeriodicOptions } from './jobs/index.ts';
import type { Stored } from './open-stored.ts';

export async function startJobs(stored: Stored, onRun: PeriodicOptions['onRun']): Promise<void> {
  const { demo, mailer, claimReports, queue, log } = stored;
  const jobs = cleanUps({ ...stored, purgeDemo: demo && (() => demo.purgeExpired()) });
  await startPeriodicJobs({ queue, jobs, log, onRun });
  await mailer.start();
  await claimReports.start();
}
