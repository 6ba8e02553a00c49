import { lt } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';

/** Removes recoveries whose time is over. */
export async function purgeExpiredRecoveries({ orm }: Database, now: Date): Promise<void> {
  await orm.delete(schema.recoveries).where(lt(schema.recoveries.expiresAt, now));
}
