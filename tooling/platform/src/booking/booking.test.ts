import { dayOf, localTimeOf } from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema, type Database } from '../database/database.ts';
import { addRestaurant } from '../testing/test-booking.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { BookingRefusal, type BookingProvider } from './booking-provider.ts';
import { createBooking, purgeExpiredHolds, HOLD_MS } from './create-booking.ts';

const MEMBERS = 30;
const memberId = (number: number) => `member-${number}`;
const EVENING = new Date('2026-06-22T23:00:00Z');
const at = (hours: number) => new Date(EVENING.getTime() + hours * 3_600_000);

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (cause: unknown) => (cause instanceof BookingRefusal ? cause.reason : String(cause)),
  );

describe.each(databaseKinds)('the booking service on %s', (kind) => {
  let opened: TestDatabase;
  let booking: BookingProvider;
  let moment: Date;
  const serviceOn = (database: Database) => createBooking({ database, now: () => moment });
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    booking = serviceOn(opened.database);
    await opened.database.orm.insert(schema.members).values(
      Array.from({ length: MEMBERS }, (_, number) => ({
        publicId: memberId(number),
        partnerId: 'hilton',
        email: `${number}@example.com`,
      })),
    );
    await addRestaurant(opened.database, { id: 1 });
    await addRestaurant(opened.database, { id: 2, tables: [4, 2, 8], smallestParty: 2, hasBonus: false });
    await addRestaurant(opened.database, { id: 3, requiresCard: true });
    await addRestaurant(opened.database, { id: 4, opens: '22:00', lastSeating: '03:30' });
    await addRestaurant(opened.database, { id: 5, timeZone: 'Pacific/Honolulu' });
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    moment = new Date('2026-06-15T16:00:00Z');
    await opened.database.orm.delete(schema.reservations);
    await opened.database.orm.delete(schema.bookingDiners);
  });

  interface Wanted {
    readonly member?: number;
    readonly merchantId?: number;
    readonly startsAt?: Date;
    readonly partySize?: number;
  }
  const hold = (
    { member = 0, merchantId = 1, startsAt = EVENING, partySize = 2 }: Wanted = {},
    service = booking,
  ) => service.hold({ memberId: memberId(member), merchantId, startsAt, partySize });
  const reserve = async (wanted: Wanted = {}, service = booking) => {
    const { id: holdId } = await hold(wanted, service);
    return service.reserve({ memberId: memberId(wanted.member ?? 0), holdId });
  };
  const slots = async (date: string, { merchantId = 1, partySize = 2 } = {}) =>
    (await booking.findSlots({ merchantId, date: dayOf(date), partySize })).map(({ startsAt }) => startsAt);
  const timesOf = async (date: string, merchantId: number, timeZone = 'America/New_York') =>
    (await slots(date, { merchantId })).map((startsAt) => localTimeOf(startsAt, timeZone).time);
  const rows = () => opened.database.orm.select().from(schema.reservations);

  test('RES-01 RES-11 a free day has a slot every half hour from opening to the last seating, a past day none', async () => {
    const day = await timesOf('2026-06-22', 1);
    expect([day.length, day[0], day.at(-1)]).toEqual([9, '17:00', '21:00']);
    expect(await timesOf('2026-06-22', 5, 'Pacific/Honolulu')).toEqual(day);
    expect(await slots('2026-06-14')).toEqual([]);
    expect(await booking.findSlots({ merchantId: 99, date: dayOf('2026-06-22'), partySize: 2 })).toEqual([]);
    moment = new Date('2026-06-15T23:00:00Z');
    expect((await timesOf('2026-06-15', 1))[0]).toBe('19:30');
  });

  test('RES-01 an evening continues after midnight; later times belong to the next day', async () => {
    expect((await timesOf('2026-06-22', 4)).join(' ')).toBe(
      '00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30 22:00 22:30 23:00 23:30',
    );
  });

  test('RES-01 in the night when clocks go forward an hour is missing, when they go back it occurs twice', async () => {
    moment = new Date('2026-02-01T12:00:00Z');
    const spring = await timesOf('2026-03-08', 4);
    expect(spring.filter((time) => time < '05:00')).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
    const autumn = await slots('2026-11-01', { merchantId: 4 });
    const times = autumn.map((startsAt) => localTimeOf(startsAt, 'America/New_York').time);
    expect(times.filter((time) => time < '03:00')).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '01:00',
      '01:30',
      '02:00',
      '02:30',
    ]);
    expect(new Set(autumn).size).toBe(autumn.length);
    expect(await timesOf('2026-11-01', 1)).toHaveLength(9);
  });

  test('RES-12.a RES-14 a party gets the smallest free table, and none above the largest', async () => {
    expect(await booking.findRestaurant(2)).toEqual({
      timeZone: 'America/New_York',
      partySizes: { smallest: 2, largest: 8 },
    });
    expect(await booking.findRestaurant(99)).toBeUndefined();
    await reserve({ member: 0, merchantId: 2 });
    expect((await rows()).map(({ tableNumber }) => tableNumber)).toEqual([2]);
    for (const member of [1, 2]) await reserve({ member, merchantId: 2 });
    expect(new Set((await rows()).map(({ tableNumber }) => tableNumber))).toEqual(new Set([1, 2, 3]));
    expect((await rows()).map(({ hasBonus }) => hasBonus)).toEqual([false, false, false]);
    expect(await refusalOf(hold({ member: 3, merchantId: 2 }))).toBe('slotTaken');
    for (const partySize of [1, 9, 18]) {
      expect(await refusalOf(hold({ merchantId: 2, startsAt: at(24), partySize }))).toBe('slotTaken');
    }
    expect((await hold({ merchantId: 2, startsAt: at(24), partySize: 8 })).startsAt).toBe(
      at(24).toISOString(),
    );
  });

  test('RES-11 a table is taken for two hours, also by a hold, and free before and after', async () => {
    await hold({ member: 1 });
    expect((await timesOf('2026-06-22', 1)).join(' ')).toBe('17:00 21:00');
    await reserve({ member: 0, startsAt: at(2) });
    await reserve({ member: 0, startsAt: at(-2) });
    expect(await slots('2026-06-22')).toEqual([]);
  });

  test('RES-15 a member’s reservations are two hours apart, at any restaurants', async () => {
    await reserve();
    expect(await refusalOf(reserve({ merchantId: 2, startsAt: at(1) }))).toBe('overlap');
    expect(await refusalOf(reserve({ merchantId: 2, startsAt: at(-1.5) }))).toBe('overlap');
    await reserve({ merchantId: 2, startsAt: at(2) });
    await reserve({ member: 1, merchantId: 2, startsAt: at(0) });
  });

  test('RES-15 of parallel reservations of one member at two restaurants, one succeeds', async () => {
    const others = [booking, serviceOn(opened.another())];
    // Rounds differ only where statements of two connections can interleave.
    const rounds = kind === 'postgres' ? 10 : 2;
    for (let round = 0; round < rounds; round += 1) {
      await opened.database.orm.delete(schema.reservations);
      const [first] = [await hold()];
      const [held] = await rows();
      const second = await hold({ merchantId: 2 });
      if (held) await opened.database.orm.insert(schema.reservations).values(held);
      const outcomes = await Promise.all(
        [first, second].map(({ id: holdId }, index) =>
          refusalOf((others[index] ?? booking).reserve({ memberId: memberId(0), holdId })),
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(['no refusal', 'overlap']));
    }
  });

  test.each([
    ['RES-16', 'fraud'],
    ['RES-17', 'deactivated'],
  ] as const)('%s a member refused as "%s" can hold, reserve and change nothing', async (_, refusal) => {
    const first = await reserve({ startsAt: at(24) });
    const { id: holdId } = await hold();
    await opened.database.orm
      .insert(schema.bookingDiners)
      .values({ memberId: memberId(0), partnerId: 'hilton', refusal });
    const change = { id: first.id, startsAt: at(25), partySize: 2, seen: { startsAt: at(24), partySize: 2 } };
    expect(await refusalOf(booking.change({ memberId: memberId(0), ...change }))).toBe(refusal);
    expect(await refusalOf(hold({ startsAt: at(48) }))).toBe(refusal);
    expect(await refusalOf(booking.reserve({ memberId: memberId(0), holdId }))).toBe(refusal);
    expect(await booking.list({ memberId: memberId(0) })).toEqual([first]);
  });

  test('RES-19 where a card is required, reserving without one fails', async () => {
    const { id: holdId, requiresCard } = await hold({ merchantId: 3 });
    expect(requiresCard).toBe(true);
    expect(await refusalOf(booking.reserve({ memberId: memberId(0), holdId }))).toBe('cardRequired');
    await booking.reserve({ memberId: memberId(0), holdId, cardToken: 'pm_1' });
    expect((await rows())[0]?.cardToken).toBe('pm_1');
  });

  test('RES-19 a reservation without a card moves to a slot that requires one only with it', async () => {
    const requireCard = (requiresCard: boolean) =>
      opened.database.orm
        .update(schema.bookingHours)
        .set({ requiresCard })
        .where(eq(schema.bookingHours.merchantId, 3));
    await requireCard(false);
    const { id } = await reserve({ merchantId: 3 });
    await requireCard(true);
    const seen = { startsAt: EVENING, partySize: 2 };
    const change = { memberId: memberId(0), id, startsAt: at(1), partySize: 2, seen };
    expect(await refusalOf(booking.change(change))).toBe('cardRequired');
    await booking.change({ ...change, cardToken: 'pm_1' });
    expect(await rows()).toMatchObject([{ startsAt: at(1), requiresCard: true, cardToken: 'pm_1' }]);
    const back = { ...change, startsAt: EVENING, seen: { startsAt: at(1), partySize: 2 } };
    expect(await refusalOf(booking.change(back))).toBe('no refusal');
  });

  test('a hold lasts five minutes, then the table is free for others and the hold cannot be reserved', async () => {
    const held = await hold();
    expect(Date.parse(held.expiresAt) - moment.getTime()).toBe(300_000);
    const confirm = () => booking.reserve({ memberId: memberId(0), holdId: held.id });
    moment = new Date(moment.getTime() + HOLD_MS - 1);
    expect(await refusalOf(hold({ member: 1 }))).toBe('slotTaken');
    moment = new Date(moment.getTime() + 1);
    expect(await slots('2026-06-22')).toHaveLength(9);
    expect(await refusalOf(confirm())).toBe('holdExpired');
    const other = await reserve({ member: 1 });
    expect(await refusalOf(confirm())).toBe('holdExpired');
    expect((await rows()).map(({ id }) => id)).toEqual([other.id]);
  });

  test('an incomplete hold leaves nothing, and a member has one at a time', async () => {
    await hold();
    const second = await hold({ startsAt: at(24) });
    expect((await rows()).map(({ id }) => id)).toEqual([second.id]);
    expect(await booking.list({ memberId: memberId(0) })).toEqual([]);
    await booking.release({ memberId: memberId(1), holdId: second.id });
    expect(await rows()).toHaveLength(1);
    await booking.release({ memberId: memberId(0), holdId: second.id });
    await booking.release({ memberId: memberId(0), holdId: second.id });
    expect(await rows()).toEqual([]);
    await hold();
    await purgeExpiredHolds(opened.database, new Date(moment.getTime() + HOLD_MS - 1));
    expect(await rows()).toHaveLength(1);
    await purgeExpiredHolds(opened.database, new Date(moment.getTime() + HOLD_MS));
    expect(await rows()).toEqual([]);
  });

  test('RES-24.b a table that is still held at its time can no longer be reserved, nor held', async () => {
    moment = new Date(at(0).getTime() - HOLD_MS / 2);
    const { id: holdId } = await hold();
    moment = at(0);
    expect(await refusalOf(booking.reserve({ memberId: memberId(0), holdId }))).toBe('tooClose');
    expect(await refusalOf(hold())).toBe('tooClose');
  });

  test('a repeated request returns the same reservation, even hours later, and only to its member', async () => {
    const { id: holdId } = await hold();
    const first = await booking.reserve({ memberId: memberId(0), holdId });
    moment = new Date(moment.getTime() + 10 * HOLD_MS);
    expect(await booking.reserve({ memberId: memberId(0), holdId })).toEqual(first);
    expect(await refusalOf(booking.reserve({ memberId: memberId(1), holdId }))).toBe('holdExpired');
    expect(await booking.list({ memberId: memberId(0) })).toEqual([first]);
    await booking.release({ memberId: memberId(0), holdId });
    expect(await rows()).toHaveLength(1);
  });

  test('a reservation is moved in place, even by less than its duration, or stays unchanged', async () => {
    const first = await reserve();
    let seen = { startsAt: EVENING, partySize: 2 };
    const move = (startsAt: Date, partySize = 2, member = 0) =>
      booking.change({ memberId: memberId(member), id: first.id, startsAt, partySize, seen });
    moment = new Date(moment.getTime() + 1000);
    const moved = await move(at(0.5));
    expect(moved).toMatchObject({ id: first.id, startsAt: at(0.5).toISOString(), changedAt: moment });
    moment = new Date(moment.getTime() + 1000);
    expect(await move(at(0.5))).toEqual(moved);
    seen = { startsAt: at(0.5), partySize: 2 };
    await reserve({ member: 1, startsAt: at(24) });
    expect(await refusalOf(move(at(24)))).toBe('slotTaken');
    expect(await refusalOf(move(at(48), 3))).toBe('slotTaken');
    expect(await refusalOf(move(at(0.25)))).toBe('slotTaken');
    expect(await refusalOf(move(new Date(moment.getTime() - 1000)))).toBe('tooClose');
    expect(await booking.list({ memberId: memberId(0) })).toEqual([moved]);
    await reserve({ merchantId: 2, startsAt: at(48) });
    expect(await refusalOf(move(at(47)))).toBe('overlap');
    expect(await move(at(72), 2, 1)).toBeUndefined();
    moment = at(0.5);
    expect(await move(at(72))).toBeUndefined();
  });

  test('RES-27.a a reservation is cancelled once, frees its table, and cannot be cancelled once it has begun', async () => {
    const { id } = await reserve();
    const cancel = (member: number, reservationId: string) =>
      booking.cancel({
        memberId: memberId(member),
        id: reservationId,
        seen: { startsAt: EVENING, partySize: 2 },
      });
    expect(await cancel(1, id)).toBeUndefined();
    moment = new Date(moment.getTime() + 1000);
    const canceled = await cancel(0, id);
    expect(canceled).toMatchObject({ id, changedAt: moment });
    moment = new Date(moment.getTime() + 1000);
    expect(await cancel(0, id)).toEqual(canceled);
    expect(await booking.list({ memberId: memberId(0) })).toEqual([]);
    expect(await refusalOf(booking.reserve({ memberId: memberId(0), holdId: id }))).toBe('holdExpired');
    const next = await reserve({ member: 1 });
    const { id: holdId } = await hold({ member: 2, startsAt: at(24) });
    expect(await cancel(2, holdId)).toBeUndefined();
    moment = EVENING;
    expect(await cancel(1, next.id)).toBeUndefined();
    expect(await booking.list({ memberId: memberId(1) })).toEqual([next]);
    moment = at(2);
    expect(await booking.list({ memberId: memberId(1) })).toEqual([]);
  });

  test.each([
    ['date', { startsAt: at(-24), partySize: 2 }],
    ['time', { startsAt: at(0.5), partySize: 2 }],
    ['party', { startsAt: EVENING, partySize: 1 }],
  ])(
    'RES-26.b a reservation of another %s than the one that was seen is neither cancelled nor changed',
    async (_, seen) => {
      const first = await reserve();
      const { id } = first;
      const of = { memberId: memberId(0), id };
      const wanted = { startsAt: at(1), partySize: 2 };
      expect(await refusalOf(booking.cancel({ ...of, seen }))).toBe('reservationChanged');
      expect(await refusalOf(booking.change({ ...of, ...wanted, seen }))).toBe('reservationChanged');
      expect(await booking.list({ memberId: memberId(0) })).toEqual([first]);
      const asItIs = { startsAt: EVENING, partySize: 2 };
      const moved = await booking.change({ ...of, ...wanted, seen: asItIs });
      expect(moved).toMatchObject({ id, startsAt: at(1).toISOString() });
      expect(await booking.change({ ...of, ...wanted, seen: asItIs })).toEqual(moved);
      const canceled = await booking.cancel({ ...of, seen: wanted });
      expect(canceled).toMatchObject({ id });
      expect(await booking.cancel({ ...of, seen: wanted })).toEqual(canceled);
    },
  );

  test('RES-28.b a change to a slot whose bonus is not as it was shown is refused, and the reservation stays', async () => {
    const first = await reserve();
    const seen = { startsAt: EVENING, partySize: 2 };
    const wanted = { memberId: memberId(0), id: first.id, startsAt: at(1), partySize: 2, seen };
    expect(await refusalOf(booking.change({ ...wanted, hasBonus: false }))).toBe('slotChanged');
    expect(await booking.list({ memberId: memberId(0) })).toEqual([first]);
    const moved = await booking.change({ ...wanted, hasBonus: true });
    expect(moved).toMatchObject({ id: first.id, startsAt: at(1).toISOString(), hasBonus: true });
    expect(await booking.change({ ...wanted, hasBonus: false })).toEqual(moved);
    const { id } = await reserve({ member: 1, merchantId: 2 });
    const without = { memberId: memberId(1), id, startsAt: at(1), partySize: 2, seen };
    expect(await refusalOf(booking.change({ ...without, hasBonus: true }))).toBe('slotChanged');
    expect(await booking.change(without)).toMatchObject({ hasBonus: false });
  });

  test('RES-26.b of two parallel changes of what both saw, one is made', async () => {
    const { id } = await reserve();
    const services = [booking, serviceOn(opened.another())];
    const outcomes = await Promise.all(
      services.map((service, index) =>
        refusalOf(
          service.change({
            memberId: memberId(0),
            id,
            startsAt: at(index + 1),
            partySize: 2,
            seen: { startsAt: EVENING, partySize: 2 },
          }),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['no refusal', 'reservationChanged']);
  });

  test.each([
    ['one table', 1, 1],
    ['three tables', 2, 3],
  ])(
    'of thirty parallel reservations of a slot with %s, that many succeed',
    async (_, merchantId, tables) => {
      const services = [booking, serviceOn(opened.another())];
      const outcomes = await Promise.all(
        Array.from({ length: MEMBERS }, (_, member) =>
          refusalOf(reserve({ member, merchantId }, services[member % services.length])),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'no refusal')).toHaveLength(tables);
      expect(outcomes.filter((outcome) => outcome === 'slotTaken')).toHaveLength(MEMBERS - tables);
      expect(await rows()).toHaveLength(tables);
    },
  );

  test('as many parallel reservations as there are tables all succeed', async () => {
    const services = [booking, serviceOn(opened.another())];
    const outcomes = await Promise.all(
      [0, 1, 2].map((member) => refusalOf(reserve({ member, merchantId: 2 }, services[member % 2]))),
    );
    expect(outcomes).toEqual(['no refusal', 'no refusal', 'no refusal']);
  });

  test('the database prevents double bookings of a table or a member, whatever the service does', async () => {
    await reserve();
    const [row] = await rows();
    if (!row) throw new Error('There is a reservation.');
    const insert = (changes: Partial<typeof row>) =>
      opened.database.orm.insert(schema.reservations).values({ ...row, id: 'another', ...changes });
    const violated = (constraint: string) => expect.objectContaining({ code: '23P01', constraint }) as Error;
    await expect(insert({ memberId: memberId(1) })).rejects.toMatchObject({
      cause: violated('reservations_one_a_table'),
    });
    await expect(insert({ merchantId: 2, startsAt: at(1), endsAt: at(3) })).rejects.toMatchObject({
      cause: violated('reservations_one_a_member'),
    });
    await insert({ memberId: memberId(1), merchantId: 2 });
    await opened.database.orm.delete(schema.reservations).where(eq(schema.reservations.id, 'another'));
    await insert({ memberId: memberId(1), cancelledAt: moment });
  });
});
