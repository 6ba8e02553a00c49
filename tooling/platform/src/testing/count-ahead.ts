import { eq, sql } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

const { rateLimits } = schema;

/**
 * Counts as if everyone whom a rate limit has counted so far had made more requests, so that a test of a
 * limit of hundreds sends only a few.
 */
export async function countAhead({ orm }: Database, rule: string, more: number): Promise<void> {
  await orm
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} + ${more}` })
    .where(eq(rateLimits.rule, rule));
}
