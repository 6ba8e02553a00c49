import type { PartnerSettings } from '@tableside/partner-config/schema';
import type { PlatformEnv } from '@tableside/platform';
import { schema, type Database } from '@tableside/platform/database';
import { mailHtml } from '@tableside/platform/mail';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';

import { mailPolicy, outboxPage, outboxPolicy, type OutboxMail } from './outbox-page.ts';

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

export const createOutbox = (database: Database, partners: readonly PartnerSettings[]) =>
  new Hono<PlatformEnv>()
    .get('/outbox', async (context) => {
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
    })
    .get('/outbox/:id{[0-9]{1,9}}', async (context) => {
      const { outbox } = schema;
      const partner = partners.find(({ id }) => id === context.get('partnerId'));
      const isRequested = and(
        eq(outbox.id, Number(context.req.param('id'))),
        eq(outbox.partnerId, context.get('partnerId')),
      );
      const [mail] = await database.orm.select().from(outbox).where(isRequested);
      if (!partner || !mail) return context.notFound();
      return context.html(await mailHtml(partner, mail), 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': mailPolicy,
      });
    });
