import { lt } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { forgetOldTries } from './sign-in-tries.ts';

/** Forgets sessions that are over, and locks. */
export async function forgetOldSessions(database: Database, now: Date): Promise<void> {
  const { memberSessions } = schema;
  await database.orm.delete(memberSessions).where(lt(memberSessions.expiresAt, now));
  await forgetOldTries(database, now);
}
