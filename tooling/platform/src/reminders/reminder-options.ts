import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import type { Mailer } from '../mail/index.ts';

export interface ReminderOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly partners: readonly PartnerSettings[];
  readonly mailer: Pick<Mailer, 'writeMail'>;
  readonly now: () => Date;
}

/** Whether no mail with this key was written yet. */
export const isUnwritten = (orm: Pick<Database['orm'], 'select'>, partnerId: string, key: SQL) =>
  notExists(
    orm
      .select({ one: sql`1` })
      .from(schema.outbox)
      .where(and(eq(schema.outbox.partnerId, partnerId), eq(schema.outbox.key, key))),
  );
