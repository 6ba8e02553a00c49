import { purgeExpiredSessions } from '../accounts/purge-expired-sessions.ts';
import {
  purgeExpiredPictures,
  purgeExpiredRecoveries,
  purgeExpiredSubmissions,
  type ClaimReports,
} from '../api/index.ts';
import { purgeExpiredHolds } from '../booking/index.ts';
import type { Database } from '../database/database.ts';
import { turnImpressionPartitions } from '../database/impression-partitions.ts';
import type { PeriodicJob } from '../jobs/index.ts';
import type { Mailer } from '../mail/index.ts';
import { purgeExpiredHits } from '../web/rate-limit.ts';

const HOURLY = '17 * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

interface CleanupOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly impressionDays: number;
  readonly mailer: Pick<Mailer, 'addMissingJobs' | 'purgeExpired'>;
  readonly claimReports: Pick<ClaimReports, 'addMissingJobs'>;
  readonly purgeDemo?: (() => Promise<void>) | undefined;
}

export function cleanupJobs({
  database,
  now,
  impressionDays,
  mailer,
  claimReports,
  purgeDemo,
}: CleanupOptions): readonly PeriodicJob[] {
  const hourly = (name: string, run: () => Promise<void>): PeriodicJob => ({ name, cron: HOURLY, run });
  return [
    hourly('expired-rate-limits', () => purgeExpiredHits(database, now())),
    hourly('expired-sessions', () => purgeExpiredSessions(database, now())),
    hourly('expired-recoveries', () => purgeExpiredRecoveries(database, now())),
    hourly('expired-card-submissions', () => purgeExpiredSubmissions(database, now())),
    hourly('expired-claim-pictures', () => purgeExpiredPictures(database, now())),
    hourly('expired-table-holds', () => purgeExpiredHolds(database, now())),
    hourly('expired-impressions', () => turnImpressionPartitions(database, now(), impressionDays)),
    hourly('expired-mail', () => mailer.purgeExpired()),
    ...(purgeDemo ? [hourly('expired-demo-rows', purgeDemo)] : []),
    { name: 'mail-without-job', cron: EVERY_FIVE_MINUTES, run: () => mailer.addMissingJobs() },
    { name: 'claims-without-job', cron: EVERY_FIVE_MINUTES, run: () => claimReports.addMissingJobs() },
  ];
}
