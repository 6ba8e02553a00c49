import { and, eq, exists, like } from 'drizzle-orm';

import { schema, type Database } from './database.ts';

type Orm = Pick<Database['orm'], '$count' | 'insert'>;

const { featureFlagOverrides, installation, members, merchants, outbox } = schema;
const isDemo = eq(members.isDemo, true);
const WANTED = { name: 'invented-merchants', value: 'wanted' };

export const saveDemoMerchants = async ({ orm }: { orm: Orm }): Promise<void> =>
  void (await orm.insert(installation).values(WANTED).onConflictDoNothing());

async function countDemoMerchants(orm: Orm): Promise<number> {
  const isWanted = (await orm.$count(installation, eq(installation.name, WANTED.name))) > 0;
  return isWanted ? 0 : orm.$count(merchants, eq(merchants.isDemo, true));
}

export async function refuseDemoData({ orm }: { orm: Orm }): Promise<void> {
  const people = await orm.$count(members, isDemo);
  const places = await countDemoMerchants(orm);
  const overrides = await orm.$count(featureFlagOverrides);
  if (people + places + overrides === 0) return;
  throw new Error(
    `This database was used in development: it contains ${people} demo people, ${places} demo ` +
      `merchants and ${overrides} feature flag overrides. Remove them with "pnpm platform ` +
      'remove-demo-data", or start with --development. Run "pnpm platform seed" first to keep ' +
      'the merchants.',
  );
}

export const removeDemoData = ({ orm }: Pick<Database, 'orm'>) =>
  orm.transaction(async (transaction) => {
    const places = await countDemoMerchants(transaction);
    if (places > 0) {
      await transaction.delete(merchants).where(eq(merchants.isDemo, true));
      await transaction.delete(installation).where(like(installation.name, 'seeded%'));
    }
    const isTheirs = and(
      isDemo,
      eq(members.partnerId, outbox.partnerId),
      eq(members.email, outbox.recipient),
    );
    await transaction.delete(outbox).where(exists(transaction.select().from(members).where(isTheirs)));
    const people = await transaction.delete(members).where(isDemo).returning({ id: members.publicId });
    const overrides = await transaction.delete(featureFlagOverrides).returning();
    return { people: people.length, places, overrides: overrides.length };
  });
