import type { Logger } from 'pino';

import { purgeExpiredSessions } from './accounts/purge-expired-sessions.ts';
import { purgeExpiredImpressions, purgeExpiredRecoveries, purgeExpiredSubmissions } from './api/index.ts';
import { purgeExpiredHolds } from './booking/index.ts';
import type { Database } from './database/database.ts';
import { purgeExpiredHits } from './web/rate-limit.ts';

const HOUR_MS = 3_600_000;

interface PurgeOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly impressionDays: number;
  readonly log: Pick<Logger, 'warn'>;
  /** Further clean-ups to run with these. */
  readonly others: readonly (() => Promise<void>)[];
}

/** Deletes expired rows every hour; returns a function that stops it. */
export function startPurging({ database, now, impressionDays, log, others }: PurgeOptions): () => void {
  const purge = () =>
    void Promise.all([
      purgeExpiredHits(database, now()),
      purgeExpiredSessions(database, now()),
      purgeExpiredRecoveries(database, now()),
      purgeExpiredSubmissions(database, now()),
      purgeExpiredHolds(database, now()),
      purgeExpiredImpressions(database, now(), impressionDays),
      ...others.map((other) => other()),
    ]).catch((err: unknown) => log.warn({ err }, 'cleanup failed'));
  const timer = setInterval(purge, HOUR_MS).unref();
  return () => clearInterval(timer);
}
