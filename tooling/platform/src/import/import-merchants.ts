import { weekdays, type EarnRate } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';

import { featureBits, mealBits, weekdayBits } from '../database/bit-sets.ts';
import { schema, type Database } from '../database/database.ts';
import { searchable } from '../database/searchable.ts';
import { insertRows } from '../database/insert-rows.ts';
import { timeZoneOf } from '../places/time-zone.ts';
import { merchantColumns, merchantRecord, type MerchantRecord } from './merchant-record.ts';
import { readLines } from './read-lines.ts';

type MerchantRow = Required<typeof schema.merchants.$inferInsert>;
type BenefitRow = Required<typeof schema.merchantBenefits.$inferInsert>;

export interface ImportOptions {
  readonly path: string;
  /** The programs that may stand in `benefits`. */
  readonly partners: readonly PartnerSettings[];
  /** Leaves bad lines out; otherwise one of them is enough for nothing to be imported. */
  readonly skipsBad?: boolean;
  /** Does all the work and keeps nothing of it. */
  readonly isDryRun?: boolean;
  /** Told of each line that cannot be used. */
  readonly onBadLine?: (line: number, why: string) => void;
  /** Told every thousand lines; the share of the file is from 0 to 1. */
  readonly onProgress?: (lines: number, share: number) => void;
}

export interface ImportResult {
  /** Lines with a merchant, good or bad. */
  readonly lines: number;
  readonly bad: number;
  readonly added: number;
  readonly changed: number;
  /** Merchants that are in the database as the file has them. */
  readonly unchanged: number;
  /** Whether the database has what the file says. */
  readonly isKept: boolean;
}

const BATCH = 500;
const PROGRESS_EVERY = 1000;

type Transaction = Pick<Database['orm'], 'execute'>;
type Batch = readonly MerchantRecord[];

const merchantRowOf = (record: MerchantRecord): MerchantRow => {
  const { benefits: _, mealsServed, features, ...told } = record;
  return {
    ...told,
    isDemo: false,
    searchText: searchable(`${record.name} ${record.cuisines.join(' ')}`),
    description: record.description ?? null,
    neighborhood: record.neighborhood ?? null,
    timeZone: record.timeZone ?? timeZoneOf(record),
    phone: record.phone ?? null,
    websiteUrl: record.websiteUrl ?? null,
    orderUrl: record.orderUrl ?? null,
    menuUrl: record.menuUrl ?? null,
    // Sites show a placeholder where there is none.
    imageBaseUrl: record.imageBaseUrl ?? '',
    rating: record.rating ?? null,
    highlight: record.highlight ?? null,
    meals: mealBits.bitsOf(mealsServed),
    features: featureBits.bitsOf(features),
  };
};

function benefitRowsOf({ id, benefits }: MerchantRecord, partners: readonly PartnerSettings[]): BenefitRow[] {
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

/** `on conflict … do update` of every other column, where one of them differs. */
function updateOf(table: PgTable, keys: readonly string[]): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const sets = names
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const key = sql.join(
    keys.map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql` on conflict (${key}) do update set ${sql.join(sets, sql`, `)}
    where row(${table}.*) is distinct from row(excluded.*)`;
}

/** Writes what lines say of merchants; answers how many were added, and how many others changed. */
async function writeBatch(transaction: Transaction, batch: Batch, partners: readonly PartnerSettings[]) {
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
  const added = new Set(written.filter(({ is_new }) => is_new).map(({ id }) => id));
  const others = [...written, ...changed, ...removed.rows].map(({ id }) => id).filter((id) => !added.has(id));
  return { added: added.size, changed: new Set(others).size };
}

const describeIssue = ({ code, path, message, ...more }: z.core.$ZodIssue): string => {
  const field = path.join('.');
  if (code !== 'unrecognized_keys') return `${field} ${message}`.trim();
  const { keys } = more as { keys: string[] };
  return `${keys.map((key) => [...path, key].join('.')).join(', ')} is no field of a merchant`;
};

/** Thrown to take everything back; never leaves this file. */
class TakenBack extends Error {}

/**
 * Imports the merchants of a file in one transaction: a merchant of that id is brought up to what its line says, with
 * the programs that it names and no others; merchants that the file does not name stay as they are.
 */
export async function importMerchants(database: Database, options: ImportOptions): Promise<ImportResult> {
  const { path, partners, skipsBad = false, isDryRun = false, onBadLine, onProgress } = options;
  const record = merchantRecord(partners);
  const seen = new Set<number>();
  const count = { lines: 0, bad: 0, added: 0, changed: 0 };

  const isRefused = () => count.bad > 0 && !skipsBad;

  const read = (value: unknown): MerchantRecord | string => {
    const { data, error } = record.safeParse(value);
    if (!data) return error.issues.map(describeIssue).join('; ');
    if (seen.has(data.id)) return `id ${data.id} stands in a line before`;
    seen.add(data.id);
    return data;
  };

  async function work(transaction: Transaction): Promise<void> {
    const batch: MerchantRecord[] = [];
    const write = async () => {
      const { added, changed } = await writeBatch(transaction, batch.splice(0), partners);
      count.added += added;
      count.changed += changed;
    };
    for await (const { line, share, value, fault } of readLines(path, merchantColumns(partners))) {
      count.lines += 1;
      const outcome = fault ?? read(value);
      if (typeof outcome === 'string') {
        count.bad += 1;
        onBadLine?.(line, outcome);
      } else if (!isRefused()) batch.push(outcome);
      if (batch.length === BATCH) await write();
      if (count.lines % PROGRESS_EVERY === 0) onProgress?.(count.lines, share);
    }
    if (batch.length > 0) await write();
  }

  const isKept = await database.orm
    .transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await work(transaction);
      if (isDryRun || isRefused()) throw new TakenBack();
      return true;
    })
    .catch((cause: unknown) => {
      if (cause instanceof TakenBack) return false;
      throw cause;
    });
  if (isKept) await database.orm.execute(sql`analyze ${schema.merchants}, ${schema.merchantBenefits}`);
  const good = count.lines - count.bad;
  if (isRefused()) return { ...count, added: 0, changed: 0, unchanged: 0, isKept };
  return { ...count, unchanged: good - count.added - count.changed, isKept };
}
