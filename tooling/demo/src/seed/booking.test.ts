import { dayOf } from '@tableside/core';
import { createBooking, type BookingProvider } from '@tableside/platform/booking';
import { schema } from '@tableside/platform/database';
import {
  databaseKinds,
  openTestDatabase,
  readTestPartners,
  TEST_DAY,
  type TestDatabase,
} from '@tableside/platform/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { bookingScenarioOf, seedBooking, withScenarios, type BookingScenario } from './booking.ts';
import { publicIdOf } from './demo-people.ts';
import { seed } from './seed.ts';

const hilton = (await readTestPartners()).filter(({ id }) => id === 'hilton');

describe.each(databaseKinds)('reservations at demo merchants on %s', (kind) => {
  let opened: TestDatabase;
  let booking: BookingProvider;
  let merchantIds: readonly number[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await seed(opened.database, { partners: hilton, merchants: 1000, today: TEST_DAY });
    booking = withScenarios(createBooking({ database: opened.database, now: () => TEST_DAY }));
    const rows = await opened.database.orm.select().from(schema.bookingRestaurants);
    merchantIds = rows.map(({ merchantId }) => merchantId);
  });
  afterAll(() => opened.stop());

  const oneWith = (scenario: BookingScenario | undefined) => {
    const id = merchantIds.find((candidate) => bookingScenarioOf(candidate) === scenario);
    if (id === undefined) throw new Error(`There is no restaurant for ${scenario}.`);
    return id;
  };
  const slotsOf = async (merchantId: number, partySize = 2) => {
    const days = Array.from({ length: 7 }, (_, day) => dayOf(TEST_DAY.getTime() + (day + 1) * 86_400_000));
    const slots = await Promise.all(days.map((date) => booking.findSlots({ merchantId, date, partySize })));
    return slots.flat();
  };

  test('every merchant that takes reservations has tables, and the time zone of its state', async () => {
    const result = await opened.database.orm.execute(sql`
      select count(*)::int as bookable, count(b.merchant_id)::int as told,
        count(*) filter (where m.state = 'NY' and b.time_zone <> 'America/New_York')::int as wrong
      from merchants m left join booking_restaurants b on b.merchant_id = m.id
      where m.reservation_providers <> '{}'`);
    const [{ bookable, told, wrong } = expect.fail()] = (
      result as { rows: { bookable: number; told: number; wrong: number }[] }
    ).rows;
    expect([bookable > 300, told, wrong]).toEqual([true, bookable, 0]);
  });

  test('they are added once', async () => {
    const count = () => opened.database.orm.$count(schema.bookingTables);
    const before = await count();
    await seedBooking(opened.database);
    expect(await count()).toBe(before);
  });

  test('RES-11 RES-12.a RES-12.b RES-14 RES-19 each state of availability occurs at some restaurant', async () => {
    const usual = await slotsOf(oneWith(undefined));
    expect(usual.length).toBeGreaterThan(40);
    expect(usual.every(({ hasBonus, requiresCard }) => hasBonus && !requiresCard)).toBe(true);
    expect(await slotsOf(oneWith('full'))).toEqual([]);
    expect((await slotsOf(oneWith('withoutBonus'))).some(({ hasBonus }) => hasBonus)).toBe(false);
    expect((await slotsOf(oneWith('cardRequired'))).every(({ requiresCard }) => requiresCard)).toBe(true);
    const large = await booking.findRestaurant(oneWith('largeParties'));
    expect(large?.partySizes).toEqual({ smallest: 4, largest: 10 });
  });

  test('some restaurants have a slow provider, a failing one, and one that is down', async () => {
    const date = dayOf('2026-06-20');
    const findSlots = (scenario: BookingScenario) =>
      booking.findSlots({ merchantId: oneWith(scenario), date, partySize: 2 });
    const hold = (scenario: BookingScenario) =>
      booking.hold({
        memberId: publicIdOf('hilton', 'member'),
        merchantId: oneWith(scenario),
        startsAt: new Date('2026-06-20T23:00:00Z'),
        partySize: 2,
      });
    await expect(findSlots('down')).rejects.toThrow('does not respond');
    await expect(hold('down')).rejects.toThrow('does not respond');
    expect(await findSlots('failing')).not.toEqual([]);
    await expect(hold('failing')).rejects.toThrow('does not respond');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let hasResponded = false;
    const slow = findSlots('slow').finally(() => (hasResponded = true));
    await vi.advanceTimersByTimeAsync(3999);
    expect(hasResponded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await slow).not.toEqual([]);
  });

  test('RES-16 RES-17 one member is blocked, another deactivated', async () => {
    const refusals = await opened.database.orm.select().from(schema.bookingDiners);
    expect(refusals.toSorted((a, b) => a.refusal.localeCompare(b.refusal))).toEqual([
      { memberId: publicIdOf('hilton', 'deactivated'), partnerId: 'hilton', refusal: 'deactivated' },
      { memberId: publicIdOf('hilton', 'blocked'), partnerId: 'hilton', refusal: 'fraud' },
    ]);
  });
});
