import { lt } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { purgeExpiredTries } from './sign-in-tries.ts';

export async function purgeExpiredSessions(database: Database, now: Date): Promise<void> {
  const { memberSessions } = schema;
  await database.orm.delete(memberSessions).where(lt(memberSessions.expiresAt, now));
  await purgeExpiredTries(database, now);
}
