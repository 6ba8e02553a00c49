import { and, eq, isNull } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

interface FormerAddress {
  readonly partnerId: string;
  readonly memberId: string;
  readonly email: string;
}

/**
 * Marks the stored mails to an address that a member gives up as that member's. Otherwise an erasure, which
 * knows only the new address, would leave them (PRV-04).
 */
export async function assignMails(
  orm: Pick<Database['orm'], 'update'>,
  { partnerId, memberId, email }: FormerAddress,
): Promise<void> {
  const { outbox } = schema;
  await orm
    .update(outbox)
    .set({ memberId })
    .where(and(eq(outbox.partnerId, partnerId), eq(outbox.recipient, email), isNull(outbox.memberId)));
}
