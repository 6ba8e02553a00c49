import { weekdays, type EarnRate, type SpendingRules } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { sql } from 'drizzle-orm';

import { featureBits, mealBits, weekdayBits } from '../database/bit-sets.ts';
import { schema, type Database } from '../database/database.ts';
import { searchable } from '../database/searchable.ts';
import { insertRows, updateOf } from '../database/insert-rows.ts';
import { timeZoneOf } from '../places/time-zone.ts';
import {
  importRecords,
  type ImportOptions,
  type ImportResult,
  type Transaction,
  type WrittenIds,
} from './import-records.ts';
import { menuOf } from './menu-record.ts';
import { merchantColumns, merchantRecord, type MerchantRecord } from './merchant-record.ts';

type MerchantRow = Required<typeof schema.merchants.$inferInsert>;
type BenefitRow = Required<typeof schema.merchantBenefits.$inferInsert>;

type Partners = readonly PartnerSettings[];

const merchantRowOf = (record: MerchantRecord): MerchantRow => {
  const { benefits: _, mealsServed, features, counted, notCounted, ...fields } = record;
  const rules = [...counted.map((kind) => [kind, true]), ...notCounted.map((kind) => [kind, false])];
  return {
    ...fields,
    isDemo: false,
    searchText: searchable(`${record.name} ${record.cuisines.join(' ')}`),
    description: record.description ?? null,
    neighborhood: record.neighborhood ?? null,
    timeZone: record.timeZone ?? timeZoneOf(record),
    phone: record.phone ?? null,
    websiteUrl: record.websiteUrl ?? null,
    orderUrl: record.orderUrl ?? null,
    menuUrl: record.menuUrl ?? null,
    menu: record.menu ? menuOf(record.menu) : null,
    imageBaseUrl: record.imageBaseUrl ?? '',
    rating: record.rating ?? null,
    highlight: record.highlight ?? null,
    meals: mealBits.bitsOf(mealsServed),
    features: featureBits.bitsOf(features),
    spendingRules: rules.length === 0 ? null : (Object.fromEntries(rules) as SpendingRules),
  };
};

function benefitRowsOf({ id, benefits }: MerchantRecord, partners: Partners): BenefitRow[] {
  return partners.flatMap((partner) => {
    const benefit = benefits[partner.id];
    if (!benefit) return [];
    const { requiredTier, bonusText = null, maxSpend = null, maxVisitsPerMonth = null } = benefit;
    const days = weekdays.filter((day) => benefit.days.includes(day));
    const rates = ([0, 2, 3] as const).flatMap((tier): EarnRate[] => {
      const rate = benefit.rates[tier];
      return rate === undefined ? [] : [{ tier, rate, days }];
    });
    const usualCodes = partner.campaignCode === null ? [] : [partner.campaignCode];
    return {
      partnerId: partner.id,
      merchantId: id,
      campaignCodes: benefit.campaignCodes ?? usualCodes,
      rates,
      days: weekdayBits.bitsOf(days),
      bonusText,
      maxSpend,
      maxVisitsPerMonth,
      requiredTier,
    };
  });
}

async function writeBatch(
  transaction: Transaction,
  batch: readonly MerchantRecord[],
  partners: Partners,
): Promise<WrittenIds> {
  const { merchants, merchantBenefits } = schema;
  const benefits = batch.flatMap((record) => benefitRowsOf(record, partners));
  const written = await insertRows<{ id: number; is_new: boolean }>(
    transaction,
    merchants,
    batch.map(merchantRowOf),
    sql`${updateOf(merchants, ['id'])} returning id, (xmax = 0) as is_new`,
  );
  const changed = await insertRows<{ id: number }>(
    transaction,
    merchantBenefits,
    benefits,
    sql`${updateOf(merchantBenefits, ['partner_id', 'merchant_id'])} returning merchant_id as id`,
  );
  const absent = batch.flatMap(({ id, benefits }) =>
    partners.filter((partner) => !benefits[partner.id]).map((partner) => ({ partner: partner.id, id })),
  );
  const removed = (await transaction.execute(sql`delete from ${merchantBenefits} b
    using jsonb_to_recordset(${JSON.stringify(absent)}::jsonb) as absent(partner text, id int)
    where b.partner_id = absent.partner and b.merchant_id = absent.id returning absent.id`)) as {
    rows: { id: number }[];
  };
  return {
    added: written.filter(({ is_new }) => is_new).map(({ id }) => id),
    changed: [...written, ...changed, ...removed.rows].map(({ id }) => id),
  };
}

/**
 * Imports a file of merchants in one transaction. An existing merchant is replaced by its line and is then in
 * exactly the programs that the line names. Merchants that are not in the file are left alone.
 */
export function importMerchants(
  database: Database,
  { partners, ...options }: ImportOptions & { readonly partners: Partners },
): Promise<ImportResult> {
  const { merchants, merchantBenefits } = schema;
  return importRecords(
    database,
    {
      columns: merchantColumns(partners),
      record: merchantRecord(partners),
      tables: [merchants, merchantBenefits],
      begin: (transaction) => ({ write: (batch) => writeBatch(transaction, batch, partners) }),
    },
    options,
  );
}
