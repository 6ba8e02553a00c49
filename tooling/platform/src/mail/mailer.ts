import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';

import { schema, type Database } from '../database/database.ts';
import { waitAfter } from './backoff.ts';

/** A mail of plain text in the name of a partner's program. */
export interface Mail {
  readonly partnerId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** For how long what it says is of use; a day unless told otherwise. It is not sent afterwards. */
  readonly lifetimeMs?: number;
  /** What it is about: of the mails with one key only the first is written. */
  readonly key?: string;
}

/** Hands one mail to a mail server; rejects when the server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface Mailer {
  /** Keeps the mail, then sends it while the caller goes on. */
  writeMail(mail: Mail): Promise<void>;
  /** The same after the answer under way, whose time then does not tell whether there was a mail. */
  writeMailLater(mail: Mail): void;
  /** Sends what waits and is due, whichever process wrote it. */
  sendWaiting(): Promise<void>;
  /** Deletes old mail, and texts that are not needed any more. */
  purgeExpired(): Promise<void>;
  /** Looks for waiting mail now and then every few seconds; answers how to end that. */
  start(): () => void;
  /** Answers when everything begun is written and sent, or has failed. */
  settled(): Promise<void>;
}

interface MailerOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  /** Without one mail is only kept, to be looked at. */
  readonly send?: SendMail | undefined;
  /** Whether the text of a mail stays when it will not be sent any more; it may hold a code. */
  readonly keepsBodies: boolean;
  /** From 0 to 1, for waits of different lengths. */
  readonly random?: () => number;
}

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const LOOK_EVERY_MS = 2 * SECOND_MS;
/** No try takes that long (see smtp.ts): after it the process that had begun is gone. */
const TRY_MS = 120 * SECOND_MS;
const KEPT_MS = 30 * DAY_MS;
/** How many mails one process sends at once. */
const AT_ONCE = 10;

/** What a log may know of a failure: the words of a server name the recipient. */
const codeOf = (cause: unknown): string => {
  const { code = '', responseCode = '' } = (cause ?? {}) as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim() || 'unknown';
};

type Row = typeof schema.outbox.$inferSelect;

/** Writes mail into the outbox, and sends it from there: what is written is never lost, and never sent by two at once. */
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
  /** Whether the text of a new mail is still needed. */
  const isOfUse = keepsBodies || send !== undefined;

  /** Takes mails that are due, so that nobody else does. Those that another process is just taking are passed over. */
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
    else log.warn(told, 'mail could not be sent, and is not tried again');
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
      .catch((cause: unknown) => log.warn({ mail: id, code: codeOf(cause) }, 'mail could not be marked'));
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
      }, 'mail could not be kept'),
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
