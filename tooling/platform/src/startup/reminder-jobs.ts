import type { PeriodicJob } from '../jobs/index.ts';
import {
  remindOfBonuses,
  remindOfTables,
  remindOfVipYears,
  type ReminderOptions,
} from '../reminders/index.ts';

/** Each hour, because each restaurant has its own morning. */
const HOURLY = '17 * * * *';
/** In the morning of all of the United States. */
const DAILY = '17 16 * * *';

export const reminderJobs = (options: ReminderOptions): readonly PeriodicJob[] => [
  { name: 'remind-of-tables', cron: HOURLY, run: () => remindOfTables(options) },
  { name: 'remind-of-bonuses', cron: DAILY, run: () => remindOfBonuses(options) },
  { name: 'remind-of-vip-years', cron: DAILY, run: () => remindOfVipYears(options) },
];
