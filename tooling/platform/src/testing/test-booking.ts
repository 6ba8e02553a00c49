import { weekdays } from '@tableside/core';
import { inventMerchants } from '@tableside/demo/seed';

import { schema, type Database } from '../database/database.ts';
import { TEST_DAY } from './test-api.ts';

interface TestRestaurant {
  readonly id: number;
  readonly timeZone?: string;
  readonly tables?: readonly number[];
  readonly smallestParty?: number;
  readonly opens?: string;
  readonly lastSeating?: string;
  readonly hasBonus?: boolean;
  readonly requiresCard?: boolean;
}

export async function addRestaurant(
  { orm }: Pick<Database, 'orm'>,
  {
    id: merchantId,
    timeZone = 'America/New_York',
    tables = [2],
    smallestParty = 1,
    opens = '17:00',
    lastSeating = '21:00',
    hasBonus = true,
    requiresCard = false,
  }: TestRestaurant,
): Promise<void> {
  const [merchant] = inventMerchants(1, TEST_DAY);
  if (!merchant) throw new Error('No merchant was invented.');
  await orm
    .insert(schema.merchants)
    .values({ ...merchant, id: merchantId, name: `Restaurant ${merchantId}`, reservationProviders: ['own'] });
  await orm.insert(schema.bookingRestaurants).values({ merchantId, timeZone, smallestParty });
  await orm
    .insert(schema.bookingHours)
    .values(
      weekdays.map((_, weekday) => ({ merchantId, weekday, opens, lastSeating, hasBonus, requiresCard })),
    );
  await orm
    .insert(schema.bookingTables)
    .values(tables.map((seats, index) => ({ merchantId, number: index + 1, seats })));
}
