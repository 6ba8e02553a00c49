import { and, eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

interface Owner {
  readonly partnerId: string;
  readonly memberId: string;
}

/** Ends the member's recoveries in all browsers, also those whose code was confirmed. */
export async function endRecoveriesOf(
  { orm }: { readonly orm: Pick<Database['orm'], 'delete'> },
  { partnerId, memberId }: Owner,
): Promise<void> {
  const { recoveries } = schema;
  await orm
    .delete(recoveries)
    .where(and(eq(recoveries.partnerId, partnerId), eq(recoveries.memberId, memberId)));
}
