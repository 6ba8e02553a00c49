import type { PeriodicJob } from '../jobs/index.ts';
import { remindOfTables, type ReminderOptions } from '../reminders/index.ts';

/** Each hour, because each restaurant has its own morning. */
const HOURLY = '17 * * * *';

export const reminderJobs = (options: ReminderOptions): readonly PeriodicJob[] => [
  { name: 'remind-of-tables', cron: HOURLY, run: () => remindOfTables(options) },
];
