import { and, eq, exists } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

const { featureFlagOverrides, members, outbox } = schema;
const isDemo = eq(members.isDemo, true);

/** Refuses a database with what only development makes: people whose password everybody knows, and switched flags. */
export async function refuseDemoData({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const people = await orm.$count(members, isDemo);
  const overrides = await orm.$count(featureFlagOverrides);
  if (people + overrides === 0) return;
  throw new Error(
    `This database was used in development: it holds ${people} invented people and ${overrides} overrides of feature ` +
      'flags. Remove them with "pnpm platform remove-demo-data", or start with --development.',
  );
}

/** Removes all that `refuseDemoData` refuses, with whatever belongs to those people. Says how much it was. */
export const removeDemoData = ({ orm }: Pick<Database, 'orm'>) =>
  orm.transaction(async (transaction) => {
    const isTheirs = and(
      isDemo,
      eq(members.partnerId, outbox.partnerId),
      eq(members.email, outbox.recipient),
    );
    await transaction.delete(outbox).where(exists(transaction.select().from(members).where(isTheirs)));
    const people = await transaction.delete(members).where(isDemo).returning({ id: members.publicId });
    const overrides = await transaction.delete(featureFlagOverrides).returning();
    return { people: people.length, overrides: overrides.length };
  });
