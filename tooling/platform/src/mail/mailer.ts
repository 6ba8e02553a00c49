import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';

import { schema, type Database } from '../database/database.ts';
import { waitAfter } from './backoff.ts';

/** A plain-text mail in the name of a partner's program. */
export interface Mail {
  readonly partnerId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** How long the content is useful; a day by default. It is not sent afterwards. */
  readonly lifetimeMs?: number;
  /** Deduplicates: of several mails with the same key only the first is written. */
  readonly key?: string;
}

/** Hands one mail to a mail server; rejects if the server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface Mailer {
  /** Stores the mail, then sends it in the background. */
  writeMail(mail: Mail): Promise<void>;
  /**
   * Stores and sends it after the current response, so that the response time does not reveal whether there
   * was a mail.
   */
  writeMailLater(mail: Mail): void;
  /** Sends all mail that is due, whichever process wrote it. */
  sendWaiting(): Promise<void>;
  /** Deletes old mail, and bodies that are no longer needed. */
  purgeExpired(): Promise<void>;
  /** Polls for due mail every few seconds; returns a function that stops it. */
  start(): () => void;
  /** Resolves when all started mail is stored and sent, or has failed. */
  settled(): Promise<void>;
}

interface MailerOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  /** Without it mail is only stored, for inspection. */
  readonly send?: SendMail | undefined;
  /** Whether the body of a mail is kept after the last attempt to send it; it may contain a code. */
  readonly keepsBodies: boolean;
  /** A number from 0 to 1, for jitter. */
  readonly random?: () => number;
}

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const LOOK_EVERY_MS = 2 * SECOND_MS;
/** Longer than any attempt (see smtp.ts): after that the process that started it must have ended. */
const TRY_MS = 120 * SECOND_MS;
const KEPT_MS = 30 * DAY_MS;
/** How many mails one process sends concurrently. */
const AT_ONCE = 10;

/** The loggable part of a failure; server messages are excluded because they name the recipient. */
const codeOf = (cause: unknown): string => {
  const { code = '', responseCode = '' } = (cause ?? {}) as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim() || 'unknown';
};

type Row = typeof schema.outbox.$inferSelect;

/**
 * Writes mail to the outbox and sends it from there, so that no written mail is lost or sent by two
 * processes.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { database, now, log, send, keepsBodies, random = Math.random } = options;
  const { orm } = database;
  const { outbox } = schema;
  const underWay = new Set<Promise<void>>();

  const begin = (work: () => Promise<void>, failed: string): void => {
    const started = work()
      .catch((cause: unknown) => log.warn({ code: codeOf(cause) }, failed))
      .finally(() => underWay.delete(started));
    underWay.add(started);
  };

  const after = (ms: number) => new Date(now().getTime() + ms);
  /** Whether the body of a new mail is needed. */
  const isOfUse = keepsBodies || send !== undefined;

  /**
   * Claims mails that are due, so that no other process sends them. Skips rows that another process is
   * claiming.
   */
  const claim = (which?: SQL): Promise<Row[]> => {
    const due = orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          lte(outbox.nextTryAt, now()),
          gt(outbox.expiresAt, now()),
          ne(outbox.body, ''),
          which,
        ),
      )
      .orderBy(outbox.nextTryAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    return orm
      .update(outbox)
      .set({ triedAt: now(), tries: sql`${outbox.tries} + 1`, nextTryAt: after(TRY_MS) })
      .where(eq(outbox.id, sql`any(array(${due}))`))
      .returning();
  };

  function outcomeOfFailure({ id, partnerId, tries, createdAt, expiresAt }: Row, cause: unknown) {
    const nextTryAt = after(waitAfter(tries, expiresAt.getTime() - createdAt.getTime(), random()));
    const told = { mail: id, partner: partnerId, code: codeOf(cause), tries };
    if (nextTryAt < expiresAt) log.warn(told, 'mail could not be sent');
    else log.warn(told, 'mail could not be sent and will not be retried');
    return { nextTryAt, failure: (cause instanceof Error ? cause.message : codeOf(cause)).slice(0, 500) };
  }

  async function sendClaimed(send: SendMail, row: Row): Promise<void> {
    const { id, partnerId, recipient, subject, body } = row;
    const outcome = await send({ partnerId, to: recipient, subject, body }).then(
      () => ({ sentAt: now(), failure: null, ...(!keepsBodies && { body: '' }) }),
      (cause: unknown) => outcomeOfFailure(row, cause),
    );
    await orm
      .update(outbox)
      .set(outcome)
      .where(eq(outbox.id, id))
      .catch((cause: unknown) =>
        log.warn({ mail: id, code: codeOf(cause) }, 'mail status could not be updated'),
      );
  }

  async function sendDue(which?: SQL): Promise<void> {
    if (!send) return;
    let claimed: Row[];
    do {
      claimed = await claim(which);
      await Promise.all(claimed.map((row) => sendClaimed(send, row)));
    } while (claimed.length === AT_ONCE);
  }

  async function writeMail({ partnerId, to, subject, body, key, lifetimeMs = DAY_MS }: Mail): Promise<void> {
    const [kept] = await orm
      .insert(outbox)
      .values({
        partnerId,
        recipient: to,
        key,
        subject,
        body: isOfUse ? body : '',
        createdAt: now(),
        nextTryAt: now(),
        expiresAt: after(lifetimeMs),
      })
      .onConflictDoNothing()
      .returning({ id: outbox.id });
    if (kept) begin(() => sendDue(eq(outbox.id, kept.id)), 'waiting mail could not be read');
  }

  return {
    writeMail,
    writeMailLater: (mail) =>
      begin(async () => {
        await new Promise((done) => setImmediate(done));
        await writeMail(mail);
      }, 'mail could not be stored'),
    sendWaiting: () => sendDue(),
    async purgeExpired() {
      await orm.delete(outbox).where(lt(outbox.createdAt, after(-KEPT_MS)));
      if (keepsBodies) return;
      await orm
        .update(outbox)
        .set({ body: '' })
        .where(and(ne(outbox.body, ''), or(isNotNull(outbox.sentAt), lte(outbox.expiresAt, now()))));
    },
    start() {
      if (!send) return () => {};
      let isLooking = false;
      const look = () => {
        if (isLooking) return;
        isLooking = true;
        begin(() => sendDue().finally(() => void (isLooking = false)), 'waiting mail could not be read');
      };
      look();
      const looking = setInterval(look, LOOK_EVERY_MS).unref();
      return () => clearInterval(looking);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
