import { startPeriodicJobs, type PeriodicOptions } from '../jobs/index.ts';
import type { Stored } from './open-storage.ts';
import { periodicJobs } from './periodic-jobs.ts';

export async function startJobs(stored: Stored, onRun: PeriodicOptions['onRun']): Promise<void> {
  const { demo, mailer, claimReports, queue, log } = stored;
  const jobs = periodicJobs({
    ...stored,
    servesOtherPlatforms: stored.vaultUrl === undefined && stored.vaultSecret !== undefined,
    purgeDemo: demo && (() => demo.purgeExpired()),
  });
  await startPeriodicJobs({ queue, jobs, log, onRun });
  await mailer.start();
  await claimReports.start();
}
