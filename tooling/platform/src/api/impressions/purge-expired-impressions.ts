import { lt } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';

const DAY_MS = 86_400_000;

/** Deletes events received more than `days` days ago. */
export async function purgeExpiredImpressions({ orm }: Database, now: Date, days: number): Promise<void> {
  const longAgo = new Date(now.getTime() - days * DAY_MS);
  await orm.delete(schema.impressions).where(lt(schema.impressions.receivedAt, longAgo));
}
