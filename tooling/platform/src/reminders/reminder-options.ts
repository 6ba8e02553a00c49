import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import type { Mailer } from '../mail/index.ts';

export const AT_ONCE = 500;

export interface ReminderOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly partners: readonly PartnerSettings[];
  readonly mailer: Pick<Mailer, 'writeMail'>;
  readonly now: () => Date;
}

export const isUnwritten = (orm: Pick<Database['orm'], 'select'>, partnerId: string, key: SQL) =>
  notExists(
    orm
      .select({ one: sql`1` })
      .from(schema.outbox)
      .where(and(eq(schema.outbox.partnerId, partnerId), eq(schema.outbox.key, key))),
  );

/**
 * Writes the due reminders of each partner in batches. `findDue` must no longer return a reminder that was
 * written, or this would not end.
 */
export async function writeDue<Due>(
  partners: readonly PartnerSettings[],
  findDue: (partnerId: string) => PromiseLike<readonly Due[]>,
  write: (partner: PartnerSettings, due: Due) => Promise<void>,
): Promise<void> {
  for (const partner of partners) {
    let due: readonly Due[];
    do {
      due = await findDue(partner.id);
      for (const one of due) await write(partner, one);
    } while (due.length === AT_ONCE);
  }
}
