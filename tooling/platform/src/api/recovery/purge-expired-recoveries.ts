import { lt } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';

export async function purgeExpiredRecoveries({ orm }: Database, now: Date): Promise<void> {
  await orm.delete(schema.recoveries).where(lt(schema.recoveries.expiresAt, now));
}
