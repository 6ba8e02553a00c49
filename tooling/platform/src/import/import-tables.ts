import { sql } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { insertRows, updateOf } from '../database/insert-rows.ts';
import {
  importRecords,
  type ImportOptions,
  type ImportResult,
  type Transaction,
  type WrittenIds,
} from './import-records.ts';
import { restaurantColumns, restaurantRecord, type RestaurantRecord } from './restaurant-record.ts';

const { bookingHours, bookingRestaurants, bookingTables, merchants, reservations } = schema;

type TimeZones = ReadonlyMap<number, string>;

async function readTimeZones(transaction: Transaction): Promise<TimeZones> {
  const rows = await transaction.select({ id: merchants.id, timeZone: merchants.timeZone }).from(merchants);
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}

async function writeBatch(
  transaction: Transaction,
  batch: readonly RestaurantRecord[],
  timeZones: TimeZones,
): Promise<WrittenIds> {
  const run = async (statement: ReturnType<typeof sql>) =>
    ((await transaction.execute(statement)) as { rows: { id: number }[] }).rows;
  // Locks every restaurant in the batch, even if it is unchanged. Otherwise a table could be reserved after
  // it was found to have no reservations and before it is deleted.
  const restaurants = await insertRows<{ id: number; is_new: boolean }>(
    transaction,
    bookingRestaurants,
    batch.map(({ id, smallestParty }) => ({
      merchantId: id,
      timeZone: timeZones.get(id),
      smallestParty,
    })),
    sql`${updateOf(bookingRestaurants, ['merchant_id'])} returning merchant_id as id, (xmax = 0) as is_new`,
  );
  const hours = batch.flatMap(({ id, hours }) => hours.map((seating) => ({ merchantId: id, ...seating })));
  const tables = batch.flatMap(({ id, tables }) => tables.map((table) => ({ merchantId: id, ...table })));
  const changed = [
    await insertRows<{ id: number }>(
      transaction,
      bookingHours,
      hours,
      sql`${updateOf(bookingHours, ['merchant_id', 'weekday', 'opens'])} returning merchant_id as id`,
    ),
    await insertRows<{ id: number }>(
      transaction,
      bookingTables,
      tables,
      sql`${updateOf(bookingTables, ['merchant_id', 'number'])} returning merchant_id as id`,
    ),
  ];
  const isOfBatch = sql`merchant_id in (select jsonb_array_elements(${JSON.stringify(batch.map(({ id }) => id))}::jsonb)::int)`;
  const hasLeft = sql`${isOfBatch} and not exists (
    select from jsonb_to_recordset(${JSON.stringify(tables)}::jsonb) as told ("merchantId" int, number int)
    where told."merchantId" = t.merchant_id and told.number = t.number)`;
  changed.push(
    await run(sql`delete from ${bookingHours} h where ${isOfBatch} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as told ("merchantId" int, weekday int, opens time)
      where told."merchantId" = h.merchant_id and told.weekday = h.weekday and told.opens = h.opens)
      returning merchant_id as id`),
    // Deleting a table deletes its reservations too, so only tables without any are deleted.
    await run(sql`delete from ${bookingTables} t where ${hasLeft} and not exists (
      select from ${reservations} r where r.merchant_id = t.merchant_id and r.table_number = t.number)
      returning merchant_id as id`),
    await run(
      sql`update ${bookingTables} t set seats = 0 where ${hasLeft} and seats <> 0 returning merchant_id as id`,
    ),
  );
  return {
    added: restaurants.filter(({ is_new }) => is_new).map(({ id }) => id),
    changed: [...restaurants, ...changed.flat()].map(({ id }) => id),
  };
}

/**
 * Imports opening hours and tables for reservations in one transaction. A restaurant in the file gets exactly
 * the hours and tables of its line; others are left alone. A removed table that still has reservations
 * remains with 0 seats.
 */
export function importTables(database: Database, options: ImportOptions): Promise<ImportResult> {
  return importRecords(
    database,
    {
      columns: restaurantColumns,
      record: restaurantRecord,
      tables: [bookingRestaurants, bookingHours, bookingTables],
      async begin(transaction) {
        const timeZones = await readTimeZones(transaction);
        return {
          errorOf: ({ id }) => (timeZones.has(id) ? undefined : `merchant ${id} does not exist`),
          write: (batch) => writeBatch(transaction, batch, timeZones),
        };
      },
    },
    options,
  );
}
