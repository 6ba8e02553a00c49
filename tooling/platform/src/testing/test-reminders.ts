import type { PartnerSettings } from '@tableside/partner-config/schema';
import { eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { createMailer, type Mailer } from '../mail/index.ts';
import { readTestPartners } from './test-api.ts';
import { openTestDatabase } from './test-database.ts';

type NewMember = Partial<typeof schema.members.$inferInsert>;

export const robin = { memberId: 'robin of hilton', partnerId: 'hilton' };

export interface TestReminders {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  readonly stop: () => Promise<void>;
  readonly reset: (member?: NewMember) => Promise<void>;
  readonly setMember: (row: NewMember, partnerId?: string) => Promise<unknown>;
  readonly mailerAt: (now: () => Date) => Mailer;
  readonly mails: () => Promise<(typeof schema.outbox.$inferSelect)[]>;
}

export async function startReminders(kind: Database['kind']): Promise<TestReminders> {
  const opened = await openTestDatabase(kind);
  const partners = await readTestPartners();
  const { database } = opened;
  const { orm } = database;
  return {
    database,
    partners,
    stop: () => opened.stop(),
    async reset(member = {}) {
      await orm.delete(schema.outbox);
      await orm.delete(schema.members);
      for (const { id: partnerId } of partners)
        await orm.insert(schema.members).values({
          publicId: `robin of ${partnerId}`,
          partnerId,
          email: `robin@${partnerId}.example`,
          emailOptIn: true,
          ...member,
        });
    },
    setMember: (row, partnerId = robin.partnerId) =>
      orm.update(schema.members).set(row).where(eq(schema.members.partnerId, partnerId)),
    mailerAt: (now) => createMailer({ database, now, log: { warn: () => {} }, retainsBodies: true }),
    mails: () => orm.select().from(schema.outbox).orderBy(schema.outbox.id),
  };
}
