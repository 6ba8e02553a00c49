import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Job, JobInsert } from 'pg-boss';
import type { Logger } from 'pino';

import { schema, type Database } from '../../database/database.ts';
import { within, type JobQueue } from '../../jobs/index.ts';
import { signWebhook } from '../../web/standard-webhooks.ts';
import { claimReportOf } from './claim-report.ts';

const { claimDeliveries } = schema;

const QUEUE = 'claims';
const LOOK_EVERY_SECONDS = 2;
const AT_ONCE = 10;
const MOST_WAITING = 1000;
const WITHIN_MS = 10_000;

export interface DeliveryKey {
  readonly id: string;
  readonly partnerId: string;
}

export interface ClaimReports {
  enqueue(transaction: Pick<Database['orm'], 'execute'>, delivery: DeliveryKey): Promise<void>;
  sendWaiting(): Promise<void>;
  /** Adds jobs for changes that have none, such as those made before CLAIMS_URL was set. */
  addMissingJobs(): Promise<void>;
  start(): Promise<void>;
}

interface ClaimReportsOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly queue: JobQueue;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  readonly claimsUrl?: string | undefined;
  readonly claimSecrets: readonly string[];
  readonly withinMs?: number;
}

/** The key prevents a second job for the same change while one waits or runs. */
const jobOf = ({ id, partnerId }: DeliveryKey): JobInsert<DeliveryKey> => ({
  data: { id, partnerId },
  singletonKey: `${partnerId} ${id}`,
});

export function createClaimReports(options: ClaimReportsOptions): ClaimReports {
  const { database, queue, now, log, claimsUrl, claimSecrets, withinMs = WITHIN_MS } = options;
  const { orm } = database;
  const isDelivery = ({ id, partnerId }: DeliveryKey) =>
    and(eq(claimDeliveries.id, id), eq(claimDeliveries.partnerId, partnerId));

  async function post(url: string, id: string, body: string): Promise<void> {
    const timestampSeconds = Math.floor(now().getTime() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...signWebhook(claimSecrets, { id, timestampSeconds, body }),
      },
      body,
      // A redirect could send the claim to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The receiver responded with ${response.status}.`);
  }

  async function attempt(url: string, delivery: DeliveryKey): Promise<boolean> {
    const [row] = await orm
      .update(claimDeliveries)
      .set({ triedAt: now(), tries: sql`${claimDeliveries.tries} + 1` })
      .where(and(isDelivery(delivery), isNull(claimDeliveries.sentAt)))
      .returning();
    const report = row && (await claimReportOf(orm, row));
    if (!report) return true;
    try {
      await post(url, delivery.id, JSON.stringify(report));
    } catch (cause) {
      const failure = (cause instanceof Error ? cause.message : 'unknown').slice(0, 500);
      log.warn({ delivery: delivery.id, tries: row.tries, failure }, 'claim could not be sent');
      await orm.update(claimDeliveries).set({ failure }).where(isDelivery(delivery));
      return false;
    }
    await orm.update(claimDeliveries).set({ sentAt: now(), failure: null }).where(isDelivery(delivery));
    return true;
  }

  const attemptAll = (url: string, jobs: readonly Job<DeliveryKey>[]) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        const isDone = await attempt(url, data).catch((err: unknown) => {
          log.warn({ err, delivery: data.id }, 'waiting claim could not be read');
          return false;
        });
        return { id, status: isDone ? ('completed' as const) : ('failed' as const) };
      }),
    );

  return {
    async enqueue(transaction, delivery) {
      if (claimsUrl !== undefined) await queue.insert(QUEUE, [jobOf(delivery)], within(transaction));
    },
    async sendWaiting() {
      if (claimsUrl === undefined) return;
      let jobs: Job<DeliveryKey>[];
      do {
        jobs = await queue.fetch<DeliveryKey>(QUEUE, { batchSize: AT_ONCE });
        for (const { id, status } of await attemptAll(claimsUrl, jobs))
          await (status === 'completed' ? queue.complete(QUEUE, id) : queue.fail(QUEUE, id));
      } while (jobs.length === AT_ONCE);
    },
    async addMissingJobs() {
      if (claimsUrl === undefined) return;
      const rows = await orm
        .select({ id: claimDeliveries.id, partnerId: claimDeliveries.partnerId })
        .from(claimDeliveries)
        .where(isNull(claimDeliveries.sentAt))
        .orderBy(asc(claimDeliveries.createdAt))
        .limit(MOST_WAITING);
      if (rows.length > 0) await queue.insert(QUEUE, rows.map(jobOf));
    },
    async start() {
      if (claimsUrl === undefined) return;
      await queue.work(
        QUEUE,
        {
          batchSize: AT_ONCE,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: LOOK_EVERY_SECONDS,
          perJobResults: true,
        },
        (jobs: Job<DeliveryKey>[]) => attemptAll(claimsUrl, jobs),
      );
    },
  };
}
