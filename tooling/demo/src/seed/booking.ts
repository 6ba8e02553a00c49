import { weekdays } from '@tableside/core';
import type { BookingProvider } from '@tableside/platform/booking';
import { insertRows, schema, type Database } from '@tableside/platform/database';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

export type BookingScenario =
  | 'cardRequired'
  | 'down'
  | 'failing'
  | 'full'
  | 'largeParties'
  | 'oneTable'
  | 'slow'
  | 'withoutBonus';

/** Scenarios by the last two digits of the merchant's id. All other merchants accept reservations. */
const scenarios: Readonly<Record<number, BookingScenario>> = {
  3: 'cardRequired',
  13: 'down',
  23: 'failing',
  33: 'full',
  43: 'largeParties',
  53: 'oneTable',
  63: 'slow',
  73: 'withoutBonus',
};

export const bookingScenarioOf = (merchantId: number): BookingScenario | undefined =>
  scenarios[merchantId % 100];

const SEATS = [2, 4, 2, 6, 4, 8, 2, 4];
const tablesOf = (merchantId: number): readonly number[] => {
  const scenario = bookingScenarioOf(merchantId);
  if (scenario === 'oneTable') return [2];
  if (scenario === 'largeParties') return [6, 10];
  return SEATS.slice(0, 4 + (merchantId % 5));
};

const { bookingHours, bookingRestaurants, bookingTables, merchants } = schema;
const BATCH = 1000;

interface Place {
  readonly merchantId: number;
  readonly timeZone: string;
}

async function addRestaurants({ orm }: Pick<Database, 'orm'>, places: readonly Place[]): Promise<void> {
  await orm.transaction(async (transaction) => {
    await insertRows(
      transaction,
      bookingRestaurants,
      places.map(({ merchantId, timeZone }) => ({
        merchantId,
        timeZone,
        smallestParty: bookingScenarioOf(merchantId) === 'largeParties' ? 4 : 1,
      })),
    );
    await insertRows(
      transaction,
      bookingTables,
      places.flatMap(({ merchantId }) =>
        tablesOf(merchantId).map((seats, index) => ({ merchantId, number: index + 1, seats })),
      ),
    );
    const open = places
      .map(({ merchantId }) => ({ merchantId, scenario: bookingScenarioOf(merchantId) }))
      .filter(({ scenario }) => scenario !== 'full')
      .map(({ merchantId, scenario }) => ({
        merchantId,
        hasBonus: scenario !== 'withoutBonus',
        requiresCard: scenario === 'cardRequired',
      }));
    await transaction.execute(sql`
      insert into ${bookingHours} (merchant_id, weekday, opens, last_seating, has_bonus, requires_card)
      select told.*
      from jsonb_to_recordset(${JSON.stringify(open)}::jsonb)
        as place ("merchantId" int, "hasBonus" boolean, "requiresCard" boolean)
      join ${merchants} m on m.id = place."merchantId"
      cross join lateral jsonb_to_recordset(m.hours) as opening (day text, opens time, closes time)
      cross join lateral (values (m.id, array_position(array[${sql.join(
        weekdays.map((day) => sql`${day}::text`),
        sql`, `,
      )}], opening.day) - 1,
        opening.opens, opening.closes - interval '1 hour', place."hasBonus", place."requiresCard")) as told`);
  });
}

export async function seedBooking(database: Pick<Database, 'orm'>): Promise<void> {
  const missing = await database.orm
    .select({ merchantId: merchants.id, timeZone: merchants.timeZone })
    .from(merchants)
    .leftJoin(bookingRestaurants, eq(bookingRestaurants.merchantId, merchants.id))
    .where(
      and(merchants.isDemo, ne(merchants.reservationProviders, []), isNull(bookingRestaurants.merchantId)),
    );
  for (let at = 0; at < missing.length; at += BATCH) {
    await addRestaurants(database, missing.slice(at, at + BATCH));
  }
}

const SLOW_MS = 4000;

async function meetScenario(merchantId: number, isHold: boolean): Promise<void> {
  const scenario = bookingScenarioOf(merchantId);
  if (scenario === 'slow') await new Promise((done) => setTimeout(done, SLOW_MS));
  if (scenario === 'down' || (scenario === 'failing' && isHold)) {
    throw new Error('The booking provider does not respond (demo scenario).');
  }
}

export const withScenarios = (provider: BookingProvider): BookingProvider => ({
  ...provider,
  async findSlots(search) {
    await meetScenario(search.merchantId, false);
    return provider.findSlots(search);
  },
  async hold(request) {
    await meetScenario(request.merchantId, true);
    return provider.hold(request);
  },
});
