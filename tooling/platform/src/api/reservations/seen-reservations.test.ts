import { reservationsContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createBooking } from '../../booking/index.ts';
import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { addRestaurant } from '../../testing/test-booking.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const RESERVATIONS = '/api/Reservations';
const EVENING = '2026-06-22T23:00:00.000Z';
const NEXT_EVENING = '2026-06-23T23:00:00.000Z';
const OTHER = 2;

describe.each(databaseKinds)('reservations as a tab shows them, on %s', (kind) => {
  let accounts: TestAccounts;
  let api: TestApi;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    const { database } = accounts;
    const now = () => accounts.now();
    const booking = createBooking({ database, now });
    api = createTestApi({ database, partners: await readTestPartners(), now, booking });
    for (const merchantId of [1, OTHER]) {
      await addRestaurant(database, { id: merchantId, tables: [2, 4] });
      await database.orm
        .insert(schema.merchantBenefits)
        .values({ partnerId: 'hilton', merchantId, campaignCodes: [], rates: [], days: 0, requiredTier: 0 });
    }
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    await accounts.database.orm.delete(schema.outbox);
  });

  const as = async (name: string): Promise<TestBrowser> => {
    const browser = openBrowser(api, 'hilton');
    await accounts.give(browser, `${name}@example.com`);
    return browser;
  };
  const send = (browser: TestBrowser, method: string, path: string, body?: unknown) =>
    callAsMember(browser, path, { method, body });
  const holding = { merchantId: '1', startsAt: EVENING, partySize: 2 };
  const hold = async (browser: TestBrowser, changes: Partial<typeof holding> = {}) => {
    const response = await send(browser, 'POST', `${RESERVATIONS}/Holds`, { ...holding, ...changes });
    return reservationsContract.holdResponse.parse(await response.json());
  };
  const reserve = async (browser: TestBrowser) => {
    const { id: holdId } = await hold(browser);
    return send(browser, 'POST', RESERVATIONS, { holdId });
  };
  const queryOf = ({ startsAt, partySize }: { startsAt: string; partySize: number }) =>
    `?${new URLSearchParams({ startsAt, partySize: String(partySize) }).toString()}`;
  const reservationOf = async (response: Response) =>
    reservationsContract.reservationBody.parse(await response.json());
  const listOf = async (browser: TestBrowser) =>
    (await (await callAsMember(browser, RESERVATIONS)).json()) as reservationsContract.ReservationsResponse;
  const mails = () => accounts.database.orm.select().from(schema.outbox);

  test.each([
    ['date', { startsAt: NEXT_EVENING, partySize: 2 }],
    ['time', { startsAt: '2026-06-22T23:30:00.000Z', partySize: 2 }],
    ['party', { startsAt: EVENING, partySize: 4 }],
  ])(
    'RES-26.a RES-26.b a tab that shows another %s neither moves nor cancels a reservation',
    async (_, seen) => {
      const browser = await as('member');
      const reservation = await reservationOf(await reserve(browser));
      const path = `${RESERVATIONS}/${reservation.id}`;
      const wanted = { startsAt: '2026-06-23T00:00:00.000Z', partySize: 3 };
      const refused = await send(browser, 'DELETE', path + queryOf(seen));
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { code: 'reservationChanged', message: 'This reservation has been changed meanwhile.' },
      ]);
      const change = (from: typeof seen) => send(browser, 'PUT', path, { ...wanted, seen: from });
      expect(await codeOf(await change(seen))).toEqual([400, 'reservationChanged']);
      expect(await listOf(browser)).toEqual([reservation]);
      expect(await mails()).toHaveLength(1);
      expect((await change({ startsAt: EVENING, partySize: 2 })).status).toBe(200);
      expect((await send(browser, 'DELETE', path + queryOf(wanted))).status).toBe(200);
      expect(await listOf(browser)).toEqual([]);
    },
  );

  test.each([
    ['date and time', { partySize: 2 }],
    ['party', { startsAt: EVENING }],
    ['date and time, and party', {}],
  ])('RES-26.a a call that does not say which %s was seen is refused', async (_, seen) => {
    const browser = await as('member');
    const reservation = await reservationOf(await reserve(browser));
    const path = `${RESERVATIONS}/${reservation.id}`;
    const query = new URLSearchParams(Object.entries(seen).map(([name, value]) => [name, String(value)]));
    expect((await send(browser, 'DELETE', `${path}?${query.toString()}`)).status).toBe(400);
    const wanted = { startsAt: NEXT_EVENING, partySize: 2 };
    expect((await send(browser, 'PUT', path, { ...wanted, seen })).status).toBe(400);
    expect((await send(browser, 'PUT', path, wanted)).status).toBe(400);
    expect(await listOf(browser)).toEqual([reservation]);
  });

  test('RES-28.b a change that was shown another bonus than the slot has is refused', async () => {
    const browser = await as('member');
    const reservation = await reservationOf(await reserve(browser));
    const path = `${RESERVATIONS}/${reservation.id}`;
    const seen = { startsAt: EVENING, partySize: 2 };
    const change = { startsAt: NEXT_EVENING, partySize: 2, seen };
    const refused = await send(browser, 'PUT', path, { ...change, hasBonus: false });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'slotChanged', message: 'The bonus of this time has changed meanwhile.' },
    ]);
    expect(await listOf(browser)).toEqual([reservation]);
    expect((await send(browser, 'PUT', path, { ...change, hasBonus: true })).status).toBe(200);
  });

  test.each([
    ['restaurant', { merchantId: String(OTHER) }],
    ['date', { startsAt: NEXT_EVENING }],
    ['party', { partySize: 4 }],
  ])(
    'RES-22.b reserving names a hold, which is of one %s and ends when another is held',
    async (_, other) => {
      const browser = await as('member');
      const { id: holdId } = await hold(browser);
      const { id: laterId } = await hold(browser, other);
      expect(await codeOf(await send(browser, 'POST', RESERVATIONS, { holdId }))).toEqual([
        400,
        'holdExpired',
      ]);
      const reserved = await send(browser, 'POST', RESERVATIONS, { holdId: laterId });
      expect(await reservationOf(reserved)).toMatchObject({ id: laterId, ...holding, ...other });
    },
  );
});
