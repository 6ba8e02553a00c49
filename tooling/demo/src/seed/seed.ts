import { createPasswords, type Passwords } from '@tableside/platform/accounts';
import { insertRows, schema, type Database } from '@tableside/platform/database';
import { sql } from 'drizzle-orm';

import type { PartnerSettings } from '@tableside/partner-config';

import { inventBenefit, type BenefitRow } from './benefit-rows.ts';
import { seedBooking } from './booking.ts';
import type { FingerprintOf } from './card-rows.ts';
import { inventMerchants, type MerchantRow } from './merchant-rows.ts';
import { seedPeople } from './people.ts';

export interface SeedOptions {
  readonly partners: readonly PartnerSettings[];
  readonly merchants: number;
  readonly today: Date;
  readonly onProgress?: (merchantsDone: number) => void;
  readonly hasPeople?: boolean;
  readonly hasActivity?: boolean;
  readonly passwords?: Passwords;
  /** Computes the vault's fingerprints, so that the vault recognizes the cards when they are linked again. */
  readonly fingerprintOf?: FingerprintOf | undefined;
}

const BATCH = 1000;
const SEEDED = 'seeded';

/**
 * Fills an empty database with demo merchants and adds missing demo members. Leaves existing merchants alone,
 * demo or real. Returns whether merchants were added.
 */
export async function seed(
  database: Database,
  {
    partners,
    merchants,
    today,
    onProgress,
    hasPeople = true,
    hasActivity = true,
    passwords = createPasswords(),
    fingerprintOf,
  }: SeedOptions,
): Promise<boolean> {
  const { forLongWork: orm } = database;
  const filled = await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    const marker = await transaction
      .insert(schema.installation)
      .values({ name: SEEDED, value: `${merchants} merchants on ${today.toISOString().slice(0, 10)}` })
      .onConflictDoNothing()
      .returning();
    if (marker.length === 0 || (await transaction.$count(schema.merchants)) > 0) return false;
    const batch: MerchantRow[] = [];
    let done = 0;
    const flush = async () => {
      await insertRows(transaction, schema.merchants, batch);
      await insertRows(transaction, schema.merchantBenefits, benefitsOf(batch, partners));
      done += batch.length;
      batch.length = 0;
      onProgress?.(done);
    };
    for (const merchant of inventMerchants(merchants, today)) {
      if (batch.push(merchant) === BATCH) await flush();
    }
    await flush();
    return true;
  });
  await seedBooking(database);
  for (const partner of partners) {
    await seedPartner(database, partner);
    if (hasPeople) await seedPeople(database, partner, { passwords, today, fingerprintOf, hasActivity });
  }
  if (filled) await orm.execute(sql`analyze`);
  return filled;
}

const benefitsOf = (
  merchants: readonly { readonly id: number }[],
  partners: readonly PartnerSettings[],
): BenefitRow[] =>
  merchants.flatMap(({ id }) => partners.flatMap((partner) => inventBenefit(partner, id) ?? []));

async function seedPartner({ orm }: Database, partner: PartnerSettings): Promise<void> {
  const { installation, merchants, merchantBenefits } = schema;
  await orm.transaction(async (transaction) => {
    const marker = await transaction
      .insert(installation)
      .values({ name: `${SEEDED}:${partner.id}`, value: 'yes' })
      .onConflictDoNothing()
      .returning();
    if (marker.length === 0) return;
    const missing = await transaction
      .select({ id: merchants.id })
      .from(merchants)
      .where(
        sql`${merchants.isDemo} and not exists (select 1 from ${merchantBenefits} where partner_id = ${partner.id})`,
      );
    for (let at = 0; at < missing.length; at += BATCH) {
      await insertRows(transaction, merchantBenefits, benefitsOf(missing.slice(at, at + BATCH), [partner]));
    }
  });
}
