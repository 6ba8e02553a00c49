export { startJobQueue, STOP_JOBS_WITHIN_MS, within, type JobQueue } from './job-queue.ts';
export { startPeriodicJobs, type PeriodicJob, type PeriodicOptions } from './periodic-jobs.ts';
