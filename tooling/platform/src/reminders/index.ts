export { remindOfTables, type ReminderOptions } from './remind-of-tables.ts';
