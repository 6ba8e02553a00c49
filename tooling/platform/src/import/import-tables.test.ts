import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { reservationsContract } from '@tableside/api-client/contract';
import { dayOf, localTimeOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { BookingRefusal, createBooking, type BookingProvider } from '../booking/index.ts';
import { schema } from '../database/database.ts';
import { createTestApi, readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { importMerchants } from './import-merchants.ts';
import type { ImportOptions } from './import-records.ts';
import { importTables } from './import-tables.ts';

const { bookingHours, bookingRestaurants, bookingTables, merchants, reservations } = schema;

const merchant = (id: number) => ({
  id,
  name: `Place ${id}`,
  latitude: 41.9,
  longitude: -87.6,
  street: '2 N State St',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  cuisines: ['Pizza'],
  joinedOn: '2020-01-01',
  reservationProviders: ['own'],
  benefits: { hilton: { rates: { 0: 1 } } },
});

const place = {
  id: 7,
  smallestParty: 2,
  hours: ['Mon 17:00-21:00 bonus', 'Tue 11:30-14:00', 'Fri 22:00-01:00 bonus card', 'Sat 18:00-20:00 card'],
  tables: ['1:2', '2:4', '12:8'],
};
const MONDAY = '2026-06-22';
const EVENING = new Date('2026-06-23T00:00:00Z');

const jsonLines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');

describe.each(databaseKinds)('an import of tables on %s', (kind) => {
  let folder: string;
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  let booking: BookingProvider;
  let reported: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tableside-import-'));
    opened = await openTestDatabase(kind);
    partners = await readTestPartners();
    booking = createBooking({ database: opened.database, now: () => TEST_DAY });
    await opened.database.orm
      .insert(schema.members)
      .values(
        ['a', 'b'].map((publicId) => ({ publicId, partnerId: 'hilton', email: `${publicId}@example.com` })),
      );
  });
  afterAll(async () => {
    await opened.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    reported = [];
    await opened.database.orm.delete(merchants);
    const path = join(folder, 'merchants.jsonl');
    await writeFile(path, jsonLines([7, 8, 9].map(merchant)));
    await importMerchants(opened.database, { path, partners });
  });

  const run = async (
    name: string,
    content: string,
    options: Partial<Pick<ImportOptions, 'skipsBad' | 'isDryRun' | 'onProgress'>> = {},
  ) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const onBadLine = (line: number, why: string) => void reported.push(`${line}: ${why}`);
    return importTables(opened.database, { path, onBadLine, ...options });
  };
  const runLines = (...records: readonly object[]) => run('tables.jsonl', jsonLines(records));
  const restaurants = () =>
    opened.database.orm.select().from(bookingRestaurants).orderBy(asc(bookingRestaurants.merchantId));
  const hours = () =>
    opened.database.orm
      .select()
      .from(bookingHours)
      .orderBy(asc(bookingHours.merchantId), asc(bookingHours.weekday), asc(bookingHours.opens));
  const tables = () =>
    opened.database.orm
      .select()
      .from(bookingTables)
      .orderBy(asc(bookingTables.merchantId), asc(bookingTables.number));
  const everything = async () => ({
    restaurants: await restaurants(),
    hours: await hours(),
    tables: await tables(),
  });
  const tablesOf = async (id: number) =>
    (await tables())
      .filter(({ merchantId }) => merchantId === id)
      .map(({ number, seats }) => `${number}:${seats}`);
  const timesOf = async (date: string, partySize = 2) =>
    (await booking.findSlots({ merchantId: 7, date: dayOf(date), partySize })).map(
      ({ startsAt }) => localTimeOf(startsAt, 'America/Chicago').time,
    );
  const hold = (memberId: string, partySize = 2, startsAt = EVENING) =>
    booking.hold({ memberId, merchantId: 7, startsAt, partySize });
  const reserve = async (memberId: string, partySize = 2, startsAt = EVENING) => {
    const { id: holdId } = await hold(memberId, partySize, startsAt);
    return booking.reserve({ memberId, holdId });
  };

  test('a table and JSON lines say the same, in the time zone of the merchant', async () => {
    const counts = { lines: 2, bad: 0, added: 2, changed: 0, unchanged: 0, isCommitted: true };
    expect(await runLines(place, { id: 8, hours: ['Sun 10:00-10:00'], tables: ['1:2'] })).toEqual(counts);
    const expected = await everything();
    expect(expected.restaurants).toEqual([
      { merchantId: 7, timeZone: 'America/Chicago', smallestParty: 2 },
      { merchantId: 8, timeZone: 'America/Chicago', smallestParty: 1 },
    ]);
    const seatings = expected.hours.map(({ weekday, opens, lastSeating, hasBonus, requiresCard }) => [
      weekday,
      `${opens}-${lastSeating}`,
      hasBonus,
      requiresCard,
    ]);
    expect(seatings).toEqual([
      [1, '17:00:00-21:00:00', true, false],
      [2, '11:30:00-14:00:00', false, false],
      [5, '22:00:00-01:00:00', true, true],
      [6, '18:00:00-20:00:00', false, true],
      [0, '10:00:00-10:00:00', false, false],
    ]);
    expect([await tablesOf(7), await tablesOf(8)]).toEqual([['1:2', '2:4', '12:8'], ['1:2']]);

    await opened.database.orm.delete(bookingRestaurants);
    const rows = [
      'id,smallestParty,hours,tables',
      `7,2,${place.hours.join('|')},${place.tables.join(' | ')}`,
      '8,,Sun 10:00-10:00,1:2',
    ];
    expect(await run('tables.csv', rows.join('\r\n'))).toEqual(counts);
    expect(await everything()).toEqual(expected);
  });

  test('RES-01 RES-05 RES-12.a what was imported is offered to anybody, and reserved by a member', async () => {
    await runLines(place);
    const api = createTestApi({ database: opened.database, partners, now: () => TEST_DAY });
    const query = `merchantId=7&date=${MONDAY}&time=19:00&partySize=2`;
    const response = await api.read<reservationsContract.AvailabilityResponse>(
      `/api/Reservations/Availability?${query}`,
      { partner: 'hilton' },
    );
    expect(response).toMatchObject({
      state: 'available',
      timeZone: 'America/Chicago',
      partySizes: { smallest: 2, largest: 8 },
    });
    expect(
      response.slots.map(({ startsAt, hasBonus, requiresCard }) => [
        localTimeOf(startsAt, response.timeZone).time,
        hasBonus,
        requiresCard,
      ]),
    ).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00'].map((time) => [time, true, false]));
    expect((await timesOf('2026-06-27')).join(' ')).toBe('00:00 00:30 01:00 18:00 18:30 19:00 19:30 20:00');
    expect(await timesOf('2026-06-24')).toEqual([]);

    const reserved = await reserve('a', 6);
    expect(reserved).toMatchObject({ merchantId: 7, startsAt: EVENING.toISOString(), hasBonus: true });
    expect(await booking.list({ memberId: 'a' })).toEqual([reserved]);
    expect(await opened.database.orm.select().from(reservations)).toMatchObject([{ tableNumber: 12 }]);
  });

  test('a second import changes nothing; a later one leaves its restaurants with its own hours and tables alone', async () => {
    const other = { id: 8, hours: ['Sun 10:00-12:00'], tables: ['1:2'] };
    await runLines(place, other, { ...other, id: 9 });
    const before = await everything();
    const same = { added: 0, changed: 0, unchanged: 3 };
    expect(await runLines(place, other, { ...other, id: 9 })).toMatchObject(same);
    expect(await everything()).toEqual(before);

    const counts = { added: 0, changed: 1, unchanged: 1 };
    expect(
      await runLines({ ...place, hours: ['Mon 17:00-20:00'], tables: ['2:6', '3:2'] }, other),
    ).toMatchObject(counts);
    expect(await tablesOf(7)).toEqual(['2:6', '3:2']);
    expect(await timesOf(MONDAY)).toHaveLength(7);
    expect((await hours()).filter(({ merchantId }) => merchantId === 7)).toMatchObject([
      { weekday: 1, lastSeating: '20:00:00', hasBonus: false },
    ]);
    expect([await tablesOf(8), await tablesOf(9)]).toEqual([['1:2'], ['1:2']]);
    expect(await runLines({ ...other, smallestParty: 2 })).toMatchObject({ changed: 1 });
    expect(await runLines({ ...other, hours: [], smallestParty: 2 })).toMatchObject({ changed: 1 });
    expect(await runLines({ ...other, hours: [], tables: ['1:4'], smallestParty: 2 })).toMatchObject({
      changed: 1,
    });
  });

  test('a table that leaves keeps its reservation and is not offered; without reservations it goes', async () => {
    await runLines(place);
    const stored = await reserve('a', 6);
    const { id: heldId } = await hold('b', 4);
    expect(await runLines({ ...place, tables: ['1:2'] })).toMatchObject({ changed: 1 });
    expect(await tablesOf(7)).toEqual(['1:2', '2:0', '12:0']);
    expect(await booking.list({ memberId: 'a' })).toEqual([stored]);
    const held = await booking.reserve({ memberId: 'b', holdId: heldId });
    expect(await booking.list({ memberId: 'b' })).toEqual([held]);

    expect((await booking.findRestaurant(7))?.partySizes).toEqual({ smallest: 2, largest: 2 });
    expect(await timesOf(MONDAY, 3)).toEqual([]);
    const tooBig = hold('b', 6, new Date('2026-06-23T02:00:00Z')).catch((cause: unknown) => cause);
    expect(await tooBig).toEqual(new BookingRefusal('slotTaken'));
    expect(await runLines({ ...place, tables: ['1:2'] })).toMatchObject({ changed: 0, unchanged: 1 });

    expect(await runLines(place)).toMatchObject({ changed: 1 });
    expect(await tablesOf(7)).toEqual(place.tables);
    expect(await timesOf(MONDAY, 6)).not.toContain('19:00');
    await opened.database.orm.delete(reservations).where(eq(reservations.memberId, 'a'));
    await runLines({ ...place, tables: ['1:2'] });
    expect(await tablesOf(7)).toEqual(['1:2', '2:0']);
  });

  test('a restaurant that is left without tables takes no reservations, and keeps those it has', async () => {
    await runLines(place);
    const stored = await reserve('a');
    expect(await run('none.csv', 'id,hours,tables\n7,,\n')).toMatchObject({ changed: 1 });
    expect(await hours()).toEqual([]);
    expect(await booking.findRestaurant(7)).toBeUndefined();
    expect(await booking.list({ memberId: 'a' })).toEqual([stored]);
    expect(
      await booking.cancel({
        memberId: 'a',
        id: stored.id,
        seen: { startsAt: new Date(stored.startsAt), partySize: stored.partySize },
      }),
    ).toBeDefined();
  });

  test('MER-40.d every bad line is told with its number and why; then nothing is imported, or all the others', async () => {
    const lines = [
      JSON.stringify(place),
      JSON.stringify({ ...place, id: 99 }),
      '{"id": 8,',
      JSON.stringify({ ...place, tables: [] }),
      '[1]',
      JSON.stringify({ id: 8, smallestParty: 19, hours: ['Mon 25:00-26:00', 'Mon 9-5'], seats: 4 }),
      JSON.stringify({ id: 8, tables: ['1:0', '1:100', '0:4', '32768:4', '4', 4] }),
      JSON.stringify({ id: 8, tables: ['1:2', '2:2', '1:4'] }),
      JSON.stringify({
        id: 8,
        hours: ['Mon 17:00-21:00', 'Mon 17:00-20:00', 'Sat 22:00-02:00', 'Sun 02:00-03:00'],
      }),
      JSON.stringify({ hours: [] }),
      JSON.stringify({
        id: 9,
        hours: ['Mon 11:00-14:00', 'Mon 14:01-21:00', 'Sat 22:00-02:00', 'Sun 02:01-03:00'],
      }),
      JSON.stringify({ id: 8, smallestParty: 5, tables: ['1:2', '2:4'] }),
    ].join('\n');
    const result = { lines: 12, bad: 10, added: 0, isCommitted: false };
    expect(await run('bad.jsonl', lines)).toMatchObject(result);
    expect(await restaurants()).toEqual([]);
    const seating = 'must be written as "Mon 17:00-21:30", and may end with "bonus", "card" or "bonus card"';
    const table = 'must be written as "12:4", which is the number of a table and its seats';
    expect(reported).toEqual([
      '2: merchant 99 does not exist',
      '3: not valid JSON',
      '4: id 7 is on an earlier line',
      '5: not a restaurant',
      `6: smallestParty must be a whole number from 1 to 18; hours.0 ${seating}; hours.1 ${seating}; seats is not a field of a restaurant`,
      `7: tables.0 must have from 1 to 99 seats; tables.1 must have from 1 to 99 seats; tables.2 must have a number from 1 to 32767; tables.3 must have a number from 1 to 32767; tables.4 ${table}; tables.5 must be a text`,
      '8: tables.2 must not repeat table 1',
      '9: hours.1 must not overlap hours.0; hours.3 must not overlap hours.2',
      '10: id is missing',
      '12: smallestParty must not be larger than every table',
    ]);
    expect(await run('bad.jsonl', lines, { skipsBad: true })).toMatchObject({
      bad: 10,
      added: 2,
      isCommitted: true,
    });
    expect((await restaurants()).map(({ merchantId }) => merchantId)).toEqual([7, 9]);
    await expect(run('bad.csv', 'id,seats\n7,4\n')).rejects.toThrow(
      'The columns in line 1 are invalid: unknown restaurant columns: "seats".',
    );
  });

  test('a dry run says what would happen, and keeps nothing', async () => {
    const counts = { added: 1, isCommitted: false };
    expect(await run('dry.jsonl', jsonLines([place]), { isDryRun: true })).toMatchObject(counts);
    expect(await everything()).toEqual({ restaurants: [], hours: [], tables: [] });
  });

  test('a table that is being reserved while it leaves keeps that reservation', async () => {
    await runLines(place);
    const { orm } = opened.database;
    const importing = await orm.transaction(async (transaction) => {
      const inside = createBooking({ database: { orm: transaction }, now: () => TEST_DAY });
      await inside.hold({ memberId: 'a', merchantId: 7, startsAt: EVENING, partySize: 6 });
      const started = runLines({ ...place, tables: ['1:2'] });
      // Only PostgreSQL runs the two transactions concurrently; the embedded database runs one at a time.
      if (kind === 'postgres')
        await vi.waitFor(async () =>
          expect(await orm.execute(sql`select from pg_locks where not granted`)).toMatchObject({
            rows: [{}],
          }),
        );
      return { started };
    });
    await importing.started;
    expect(await orm.$count(reservations)).toBe(1);
    expect(await tablesOf(7)).toEqual(['1:2', '12:0']);
  });
});
