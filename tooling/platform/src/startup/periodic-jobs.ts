import { purgeExpiredSessions } from '../accounts/purge-expired-sessions.ts';
import {
  purgeExpiredPictures,
  purgeExpiredEmailChanges,
  purgeExpiredRecoveries,
  purgeExpiredSubmissions,
  type ClaimReports,
} from '../api/index.ts';
import { purgeExpiredHolds } from '../booking/index.ts';
import type { Database } from '../database/database.ts';
import { turnImpressionPartitions } from '../database/impression-partitions.ts';
import type { PeriodicJob } from '../jobs/index.ts';
import { deleteOldRows, eraseDueMembers, type RetentionOptions } from '../member-data/index.ts';
import type { Mailer } from '../mail/index.ts';
import {
  remindOfBonuses,
  remindOfTables,
  remindOfVipYears,
  type ReminderOptions,
} from '../reminders/index.ts';
import { purgeExpiredHits } from '../web/rate-limit.ts';

const HOURLY = '17 * * * *';
const EVERY_US_MORNING = '17 16 * * *';
const EVERY_US_NIGHT = '47 9 * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

interface PeriodicJobsOptions extends ReminderOptions, Omit<RetentionOptions, 'database' | 'now'> {
  readonly database: Database;
  readonly impressionDays: number;
  readonly mailer: Pick<Mailer, 'addMissingJobs' | 'purgeExpired' | 'writeMail'>;
  readonly claimReports: Pick<ClaimReports, 'addMissingJobs'>;
  readonly purgeDemo?: (() => Promise<void>) | undefined;
}

export function periodicJobs(options: PeriodicJobsOptions): readonly PeriodicJob[] {
  const { database, now, impressionDays, mailer, claimReports, purgeDemo } = options;
  const hourly = (name: string, run: () => Promise<void>): PeriodicJob => ({ name, cron: HOURLY, run });
  return [
    hourly('expired-rate-limits', () => purgeExpiredHits(database, now())),
    hourly('expired-sessions', () => purgeExpiredSessions(database, now())),
    hourly('expired-recoveries', () => purgeExpiredRecoveries(database, now())),
    hourly('expired-email-changes', () => purgeExpiredEmailChanges(database, now())),
    hourly('expired-card-submissions', () => purgeExpiredSubmissions(database, now())),
    hourly('expired-claim-pictures', () => purgeExpiredPictures(database, now())),
    hourly('expired-table-holds', () => purgeExpiredHolds(database, now())),
    hourly('expired-impressions', () => turnImpressionPartitions(database, now(), impressionDays)),
    hourly('expired-mail', () => mailer.purgeExpired()),
    hourly('erase-accounts', () => eraseDueMembers(options)),
    { name: 'old-rows', cron: EVERY_US_NIGHT, run: () => deleteOldRows(options) },
    ...(purgeDemo ? [hourly('expired-demo-rows', purgeDemo)] : []),
    hourly('remind-of-tables', () => remindOfTables(options)),
    { name: 'remind-of-bonuses', cron: EVERY_US_MORNING, run: () => remindOfBonuses(options) },
    { name: 'remind-of-vip-years', cron: EVERY_US_MORNING, run: () => remindOfVipYears(options) },
    { name: 'mail-without-job', cron: EVERY_FIVE_MINUTES, run: () => mailer.addMissingJobs() },
    { name: 'claims-without-job', cron: EVERY_FIVE_MINUTES, run: () => claimReports.addMissingJobs() },
  ];
}
