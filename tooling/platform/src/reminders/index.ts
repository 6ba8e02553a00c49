export { remindOfBonuses } from './remind-of-bonuses.ts';
export { remindOfTables } from './remind-of-tables.ts';
export { remindOfVipYears } from './remind-of-vip-years.ts';
export type { ReminderOptions } from './reminder-options.ts';
