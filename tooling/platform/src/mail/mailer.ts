import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Job, JobInsert } from 'pg-boss';
import type { Logger } from 'pino';

import { schema, type Database } from '../database/database.ts';
import { within, type JobQueue } from '../jobs/index.ts';
import type { Mail } from './mail.ts';

export type MailTransaction = Pick<Database['orm'], 'insert' | 'execute'>;

export type SendMail = (mail: Mail) => Promise<void>;

export interface Mailer {
  writeMail(mail: Mail, transaction?: MailTransaction): Promise<void>;
  /**
   * Stores and sends the mail after the current response, so that the response time does not reveal whether
   * there was any mail.
   */
  writeMailLater(mail: Mail): void;
  sendWaiting(): Promise<void>;
  /**
   * Gives a job to mail that has none, because it was written without a mail server or by a version without
   * jobs.
   */
  addMissingJobs(): Promise<void>;
  purgeExpired(): Promise<void>;
  start(): Promise<void>;
  settled(): Promise<void>;
}

interface MailerOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  /**
   * The queue for mail jobs, and `send` if this process sends mail. If missing, mail is only stored for
   * inspection.
   */
  readonly delivery?: { readonly queue: JobQueue; readonly send?: SendMail | undefined } | undefined;
  /** Whether the body of a mail, which may contain a code, stays stored after it was sent or has expired. */
  readonly retainsBodies: boolean;
}

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const QUEUE = 'mail';
const LOOK_EVERY_SECONDS = 2;
/**
 * Exceeds the time for which a running process of a version without jobs leaves its mail overdue, so that
 * only abandoned mail gets a job.
 */
const WITHOUT_JOB_MS = 150 * SECOND_MS;
const AT_ONCE = 10;

/**
 * Returns the part of a failure that may be logged. The mail server's message is excluded, because it
 * contains the recipient.
 */
const codeOf = (cause: unknown): string => {
  const { code = '', responseCode = '' } = (cause ?? {}) as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim() || 'unknown';
};

interface MailJob {
  readonly mail: number;
}

type Row = typeof schema.outbox.$inferSelect;

const jobOf = ({
  id,
  createdAt,
  expiresAt,
}: Pick<Row, 'id' | 'createdAt' | 'expiresAt'>): JobInsert<MailJob> => ({
  data: { mail: id },
  retryDelayMax: Math.ceil((expiresAt.getTime() - createdAt.getTime()) / (10 * SECOND_MS)),
});

export function createMailer(options: MailerOptions): Mailer {
  const { database, now, log, delivery, retainsBodies } = options;
  const { orm } = database;
  const { outbox } = schema;
  const underWay = new Set<Promise<void>>();
  let worker: string | undefined;

  const begin = (work: () => Promise<void>, failed: string): void => {
    const started = work()
      .catch((cause: unknown) => log.warn({ code: codeOf(cause) }, failed))
      .finally(() => underWay.delete(started));
    underWay.add(started);
  };

  const after = (ms: number) => new Date(now().getTime() + ms);
  const canBeSent = () => and(isNull(outbox.sentAt), ne(outbox.body, ''), gt(outbox.expiresAt, now()));

  async function beginAttempt(id: number): Promise<Row | undefined> {
    const [row] = await orm
      .update(outbox)
      .set({ triedAt: now(), tries: sql`${outbox.tries} + 1` })
      .where(and(eq(outbox.id, id), canBeSent()))
      .returning();
    if (row) return row;
    const [expired] = await orm
      .select({ mail: outbox.id, partner: outbox.partnerId, tries: outbox.tries })
      .from(outbox)
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
    if (expired) log.warn(expired, 'mail expired before it could be sent');
    return undefined;
  }

  const record = (id: number, outcome: Partial<Row>) =>
    orm
      .update(outbox)
      .set(outcome)
      .where(eq(outbox.id, id))
      .catch((cause: unknown) =>
        log.warn({ mail: id, code: codeOf(cause) }, 'mail status could not be updated'),
      );

  async function purgeFarewells(): Promise<void> {
    await orm
      .delete(outbox)
      .where(and(outbox.isFarewell, or(isNotNull(outbox.sentAt), lte(outbox.expiresAt, now()))));
  }

  async function attempt(send: SendMail, id: number): Promise<boolean> {
    const row = await beginAttempt(id);
    if (!row) return true;
    const { partnerId, recipient, subject, body, tries, memberId, reminder: kind } = row;
    const reminder = memberId !== null && kind !== null ? { memberId, kind } : undefined;
    try {
      await send({ partnerId, to: recipient, subject, body, reminder });
    } catch (cause) {
      log.warn({ mail: id, partner: partnerId, code: codeOf(cause), tries }, 'mail could not be sent');
      const failure = (cause instanceof Error ? cause.message : codeOf(cause)).slice(0, 500);
      await record(id, { failure });
      return false;
    }
    await record(id, { sentAt: now(), failure: null, ...(!retainsBodies && { body: '' }) });
    // If this fails, the hourly clean-up deletes the row.
    if (row.isFarewell) await purgeFarewells().catch(() => undefined);
    return true;
  }

  const attemptAll = (send: SendMail, jobs: readonly Job<MailJob>[]) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        const isDone = await attempt(send, data.mail).catch((cause: unknown) => {
          log.warn({ mail: data.mail, code: codeOf(cause) }, 'waiting mail could not be read');
          return false;
        });
        return { id, status: isDone ? ('completed' as const) : ('failed' as const) };
      }),
    );

  async function sendBatch(): Promise<boolean> {
    if (!delivery?.send) return false;
    const { send, queue } = delivery;
    const jobs = await queue.fetch<MailJob>(QUEUE, { batchSize: AT_ONCE });
    for (const { id, status } of await attemptAll(send, jobs))
      await (status === 'completed' ? queue.complete(QUEUE, id) : queue.fail(QUEUE, id));
    return jobs.length === AT_ONCE;
  }

  async function store(
    transaction: MailTransaction,
    { partnerId, to, subject, body, key, reminder, lifetimeMs = DAY_MS, isFarewell = false }: Mail,
  ): Promise<void> {
    const [row] = await transaction
      .insert(outbox)
      .values({
        partnerId,
        recipient: to,
        key,
        memberId: reminder?.memberId,
        reminder: reminder?.kind,
        subject,
        body: retainsBodies || delivery ? body : '',
        createdAt: now(),
        nextTryAt: delivery ? after(lifetimeMs) : now(),
        expiresAt: after(lifetimeMs),
        isFarewell,
      })
      .onConflictDoNothing()
      .returning();
    if (row && delivery) await delivery.queue.insert(QUEUE, [jobOf(row)], within(transaction));
  }

  async function writeMail(mail: Mail, transaction?: MailTransaction): Promise<void> {
    if (transaction) {
      await store(transaction, mail);
      return;
    }
    await orm.transaction((own) => store(own, mail));
    if (worker !== undefined) delivery?.queue.notifyWorker(worker);
  }

  return {
    writeMail,
    writeMailLater: (mail) =>
      begin(async () => {
        await new Promise((done) => setImmediate(done));
        await writeMail(mail);
      }, 'mail could not be stored'),
    async sendWaiting() {
      while (await sendBatch());
    },
    async addMissingJobs() {
      if (!delivery) return;
      await orm.transaction(async (transaction) => {
        const rows = await transaction
          .update(outbox)
          .set({ nextTryAt: outbox.expiresAt })
          .where(and(canBeSent(), lte(outbox.nextTryAt, after(-WITHOUT_JOB_MS))))
          .returning();
        if (rows.length > 0) await delivery.queue.insert(QUEUE, rows.map(jobOf), within(transaction));
      });
    },
    async purgeExpired() {
      await purgeFarewells();
      if (retainsBodies) return;
      await orm
        .update(outbox)
        .set({ body: '' })
        .where(and(ne(outbox.body, ''), or(isNotNull(outbox.sentAt), lte(outbox.expiresAt, now()))));
    },
    async start() {
      if (!delivery?.send) return;
      const { send, queue } = delivery;
      worker = await queue.work(
        QUEUE,
        {
          batchSize: AT_ONCE,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: LOOK_EVERY_SECONDS,
          perJobResults: true,
        },
        (jobs: Job<MailJob>[]) => attemptAll(send, jobs),
      );
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
