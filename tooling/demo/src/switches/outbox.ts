import type { PartnerSettings } from '@tableside/partner-config';
import type { PlatformEnv } from '@tableside/platform';
import { schema, type Database } from '@tableside/platform/database';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';

import { outboxPage, outboxPolicy, type OutboxMail } from './outbox-page.ts';

const SHOWN = 100;

async function readOutbox({ orm }: Database, partnerId: string): Promise<OutboxMail[]> {
  const { outbox } = schema;
  const rows = await orm
    .select()
    .from(outbox)
    .where(eq(outbox.partnerId, partnerId))
    .orderBy(desc(outbox.id))
    .limit(SHOWN);
  return rows.map(({ id, recipient, subject, body, createdAt, sentAt, failure }) => ({
    id,
    to: recipient,
    subject,
    body,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failure,
  }));
}

/**
 * `GET /outbox`: the mails of the partner at this host, as a page; as `{ mails }` with `?format=json` or if
 * JSON is accepted.
 */
export const createOutbox = (database: Database, partners: readonly PartnerSettings[]) =>
  new Hono<PlatformEnv>().get('/outbox', async (context) => {
    const partnerId = context.get('partnerId');
    const mails = await readOutbox(database, partnerId);
    const isData =
      context.req.query('format') === 'json' ||
      (context.req.header('Accept') ?? '').includes('application/json');
    const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
    if (isData) return context.json({ mails }, 200, headers);
    const programName = partners.find(({ id }) => id === partnerId)?.programName ?? partnerId;
    return context.html(await outboxPage(programName, mails), 200, {
      ...headers,
      'Content-Security-Policy': outboxPolicy,
    });
  });
