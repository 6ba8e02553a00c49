import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Logger } from 'pino';

import { schema, type Database } from '../database/database.ts';

/** A mail of plain text in the name of a partner's program. */
export interface Mail {
  readonly partnerId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Hands one mail to a mail server; rejects when the server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface Mailer {
  /** Keeps the mail, then sends it while the caller goes on. */
  writeMail(mail: Mail): Promise<void>;
  /** The same after the answer under way, whose time then does not tell whether there was a mail. */
  writeMailLater(mail: Mail): void;
  /** Tries again what could not be sent for up to a day, and forgets old mail. */
  sendWaiting(): Promise<void>;
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
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No try takes that long: after it the process that had begun is gone. */
const TRY_MS = 10 * MINUTE_MS;
const KEPT_MS = 30 * DAY_MS;
const BATCH = 500;

/** What a log may know of a failure: the words of a server name the recipient. */
const codeOf = (cause: unknown): string => {
  const { code = '', responseCode = '' } = (cause ?? {}) as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim() || 'unknown';
};

/** Writes mail into the outbox, and sends it from there: what is written is never lost, and never sent by two at once. */
export function createMailer({ database, now, log, send, keepsBodies }: MailerOptions): Mailer {
  const { orm } = database;
  const { outbox } = schema;
  const underWay = new Set<Promise<void>>();

  const begin = (work: () => Promise<void>): void => {
    const started = work()
      .catch((cause: unknown) => log.warn({ code: codeOf(cause) }, 'mail could not be kept'))
      .finally(() => underWay.delete(started));
    underWay.add(started);
  };

  const before = (ms: number) => new Date(now().getTime() - ms);
  /** Whether the text of a new mail is still needed. */
  const isOfUse = keepsBodies || send !== undefined;
  const isFree = () => or(isNull(outbox.triedAt), lt(outbox.triedAt, before(TRY_MS)));

  async function trySending(id: number): Promise<void> {
    if (!send) return;
    const [mail] = await orm
      .update(outbox)
      .set({ triedAt: now() })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isFree()))
      .returning();
    if (!mail) return;
    const { partnerId, recipient, subject, body } = mail;
    const outcome = await send({ partnerId, to: recipient, subject, body }).then(
      () => ({ sentAt: now(), failure: null, ...(!keepsBodies && { body: '' }) }),
      (cause: unknown) => {
        log.warn({ mail: id, partner: partnerId, code: codeOf(cause) }, 'mail could not be sent');
        return { failure: (cause instanceof Error ? cause.message : codeOf(cause)).slice(0, 500) };
      },
    );
    await orm.update(outbox).set(outcome).where(eq(outbox.id, id));
  }

  async function writeMail({ partnerId, to, subject, body }: Mail): Promise<void> {
    const [kept] = await orm
      .insert(outbox)
      .values({ partnerId, recipient: to, subject, body: isOfUse ? body : '', createdAt: now() })
      .returning({ id: outbox.id });
    if (kept) begin(() => trySending(kept.id));
  }

  return {
    writeMail,
    writeMailLater: (mail) =>
      begin(async () => {
        await new Promise((done) => setImmediate(done));
        await writeMail(mail);
      }),
    async sendWaiting() {
      await orm.delete(outbox).where(lt(outbox.createdAt, before(KEPT_MS)));
      if (!keepsBodies) {
        const isOver = or(isNotNull(outbox.sentAt), lt(outbox.createdAt, before(DAY_MS)));
        await orm
          .update(outbox)
          .set({ body: '' })
          .where(and(ne(outbox.body, ''), isOver));
      }
      if (!send) return;
      const waiting = await orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(isNull(outbox.sentAt), ne(outbox.body, ''), gt(outbox.createdAt, before(DAY_MS)), isFree()),
        )
        .orderBy(asc(outbox.id))
        .limit(BATCH);
      for (const { id } of waiting) await trySending(id);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
