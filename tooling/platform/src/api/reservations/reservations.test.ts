import { reservationsContract } from '@tableside/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createBooking, type BookingProvider } from '../../booking/index.ts';
import { schema } from '../../database/database.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { addRestaurant } from '../../testing/test-booking.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const RESERVATIONS = '/api/Reservations';
const HOLDS = '/api/Reservations/Holds';
const EVENING = '2026-06-22T23:00:00.000Z';
const NEXT_EVENING = '2026-06-23T23:00:00.000Z';
const [CARD, UNLISTED, ELSEWHERE] = [2, 3, 4];

describe.each(databaseKinds)('reservations on %s', (kind) => {
  let accounts: TestAccounts;
  let meet: () => Promise<void>;
  let api: TestApi;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    const { database } = accounts;
    const now = () => accounts.now();
    const service = createBooking({ database, now });
    const booking: BookingProvider = {
      ...service,
      findSlots: (search) => meet().then(() => service.findSlots(search)),
      async hold(request) {
        const held = await service.hold(request);
        await meet();
        return held;
      },
      async reserve(request) {
        const reserved = await service.reserve(request);
        await meet();
        return reserved;
      },
    };
    api = createTestApi({ database, partners: await readTestPartners(), now, booking });
    for (const id of [1, CARD, UNLISTED, ELSEWHERE])
      await addRestaurant(database, { id, tables: [2, 4], requiresCard: id === CARD });
    const { merchantBenefits, merchants } = schema;
    const benefit = { campaignCodes: [], rates: [], days: 0, requiredTier: 0 };
    await database.orm
      .insert(merchantBenefits)
      .values([
        ...[1, CARD, UNLISTED].map((merchantId) => ({ ...benefit, partnerId: 'hilton', merchantId })),
        ...[1, ELSEWHERE].map((merchantId) => ({ ...benefit, partnerId: 'caesars', merchantId })),
        { ...benefit, partnerId: 'american', merchantId: 1 },
      ]);
    await database.orm.update(merchants).set({ reservationProviders: [] }).where(eq(merchants.id, UNLISTED));
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    meet = () => Promise.resolve();
    await accounts.reset();
    await accounts.database.orm.delete(schema.outbox);
  });

  const as = async (name: string, given = {}, partner = 'hilton'): Promise<TestBrowser> => {
    const browser = openBrowser(api, partner);
    await accounts.give(browser, `${name}@example.com`, given);
    return browser;
  };
  const send = (browser: TestBrowser, method: string, path: string, body?: unknown) =>
    callAsMember(browser, path, { method, body });
  const availability = (changes: Record<string, string> = {}, partner = 'hilton') => {
    const query = { merchantId: '1', date: '2026-06-22', time: '19:00', partySize: '2', ...changes };
    return openBrowser(api, partner).call(
      `/api/Reservations/Availability?${new URLSearchParams(query).toString()}`,
    );
  };
  const responseOf = async (response: Response) =>
    reservationsContract.availabilityResponse.parse(await response.json());
  const holding = { merchantId: '1', startsAt: EVENING, partySize: 2 };
  const hold = async (browser: TestBrowser, changes: Partial<typeof holding> = {}) => {
    const response = await send(browser, 'POST', HOLDS, { ...holding, ...changes });
    expect(response.status).toBe(201);
    return reservationsContract.holdResponse.strict().parse(await response.json());
  };
  const reserve = async (browser: TestBrowser, changes: Partial<typeof holding> = {}) => {
    const { id: holdId } = await hold(browser, changes);
    return send(browser, 'POST', RESERVATIONS, { holdId });
  };
  const queryOf = ({ startsAt, partySize }: { startsAt: string; partySize: number }) =>
    `?${new URLSearchParams({ startsAt, partySize: String(partySize) }).toString()}`;
  const reservationOf = async (response: Response) =>
    reservationsContract.reservationBody.strict().parse(await response.json());
  const listOf = async (browser: TestBrowser) =>
    (await (await callAsMember(browser, RESERVATIONS)).json()) as reservationsContract.ReservationsResponse;
  const mails = () => accounts.database.orm.select().from(schema.outbox).orderBy(asc(schema.outbox.id));

  test('RES-05 visitors too can search: the five slots nearest to the time, on the restaurant’s local day', async () => {
    const response = await availability();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const { state, timeZone, partySizes, slots } = await responseOf(response);
    expect([state, timeZone, partySizes]).toEqual([
      'available',
      'America/New_York',
      { smallest: 1, largest: 4 },
    ]);
    expect(slots.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
      '00:00',
    ]);
    expect(slots[0]).toEqual({ startsAt: '2026-06-22T22:00:00.000Z', hasBonus: true, requiresCard: false });
  });

  test('RES-11 RES-12.a RES-12.b RES-13.a RES-13.b each state of availability has its status, and none has slots', async () => {
    const states = {
      tooSmall: { partySize: '0' },
      tooBig: { partySize: '5' },
      tooFar: { date: '2027-06-17' },
      tooClose: { date: '2026-06-14' },
    };
    for (const [state, changes] of Object.entries(states)) {
      expect(await responseOf(await availability(changes))).toMatchObject({ state, slots: [] });
    }
    const everyTable = ['member', 'vip'].map(async (name) => reserve(await as(name), { partySize: 2 }));
    await Promise.all(everyTable);
    const { slots } = await responseOf(await availability());
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([
      '2026-06-22T21:00:00.000Z',
      '2026-06-23T01:00:00.000Z',
    ]);
    for (const hour of ['21', '01']) {
      const startsAt = `2026-06-2${hour === '21' ? 2 : 3}T${hour}:00:00.000Z`;
      for (const name of ['bonuses', 'history']) await reserve(await as(name), { startsAt });
    }
    expect(await responseOf(await availability())).toMatchObject({ state: 'none', slots: [] });
  });

  test('RES-01 CFG-33.b reservations require the partner’s switch and a merchant with a provider', async () => {
    for (const merchantId of [String(UNLISTED), String(ELSEWHERE), '99', 'x', '2147483648', '1e0']) {
      expect(await codeOf(await availability({ merchantId }))).toEqual([404, 'notFound']);
      const browser = await as('member');
      expect(await codeOf(await send(browser, 'POST', HOLDS, { ...holding, merchantId }))).toEqual([
        404,
        'notFound',
      ]);
    }
    expect(await codeOf(await availability({}, 'caesars'))).toEqual([404, 'notFound']);
    await accounts.database.orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'hilton', name: 'openTableReservationsEnabled', value: false });
    expect(await codeOf(await availability())).toEqual([404, 'notFound']);
    await accounts.database.orm.delete(schema.featureFlagOverrides);
    expect((await availability()).status).toBe(200);
  });

  test('RES-04 an invalid day, time or party size is rejected with its field', async () => {
    for (const changes of [{ date: '2026-02-30' }, { time: '24:00' }, { partySize: 'two' }]) {
      const response = await availability(changes);
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: readonly { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(Object.keys(changes));
    }
    const browser = await as('member');
    for (const changes of [{ partySize: 19 }, { startsAt: '2026-06-22' }, { more: 1 }])
      expect(await codeOf(await send(browser, 'POST', HOLDS, { ...holding, ...changes }))).toEqual([
        400,
        'invalid',
      ]);
  });

  test('a table is held, reserved, listed and confirmed by mail, in the restaurant’s local time', async () => {
    const browser = await as('member');
    const response = await reserve(browser);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const reservation = await reservationOf(response);
    expect(reservation).toMatchObject({
      merchantId: '1',
      merchantName: 'Restaurant 1',
      timeZone: 'America/New_York',
      startsAt: EVENING,
      partySize: 2,
      hasBonus: true,
    });
    expect(await listOf(browser)).toEqual([reservation]);
    expect(await listOf(await as('vip'))).toEqual([]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'member@example.com', subject: 'Your table at Restaurant 1' });
    expect(mail?.body).toMatch(/Monday, June 22, 2026 at 7:00\sPM\n {4}Party of 2\n/);
    expect(mail?.body).toContain('earn 50 bonus points');
  });

  test('RES-06 CON-36 the mail states the bonus in the partner’s currency, and none if there is none', async () => {
    await reserve(await as('member', {}, 'american'));
    const [hasBonus] = await mails();
    expect(hasBonus?.body).toContain('earn 100 bonus miles');
    await accounts.database.orm.update(schema.bookingHours).set({ hasBonus: false });
    await reserve(await as('member'));
    await accounts.database.orm.update(schema.bookingHours).set({ hasBonus: true });
    expect((await mails()).at(-1)?.body).not.toContain('bonus');
  });

  test('RES-22.a the table of a page that was closed while it was being held is free again', async () => {
    const closing = new AbortController();
    meet = () => Promise.resolve(closing.abort());
    const member = await as('member');
    await callAsMember(member, HOLDS, { method: 'POST', body: holding, signal: closing.signal });
    expect(await accounts.database.orm.select().from(schema.reservations)).toEqual([]);
    meet = () => Promise.resolve();
    expect((await hold(member)).startsAt).toBe(EVENING);
  });

  test('RES-15 RES-16 RES-17 each rejection has its code and message, and changes no reservation', async () => {
    const browser = await as('member');
    await reserve(browser);
    const overlap = await reserve(browser, { startsAt: '2026-06-23T00:00:00.000Z' });
    expect([overlap.status, await overlap.json()]).toMatchObject([
      400,
      { code: 'overlap', message: 'You already have a reservation within two hours of this time.' },
    ]);
    accounts.pass(5 * MINUTE_MS);
    await reserve(await as('vip'));
    const taken = await send(await as('bonuses'), 'POST', HOLDS, holding);
    expect(await codeOf(taken)).toEqual([400, 'slotTaken']);
    const refused = [
      ['deactivated', 'deactivated', 'Your account with the booking provider has been deactivated.'],
      ['blocked', 'fraud', 'This reservation can’t be made with your account.'],
    ] as const;
    for (const [name, code, message] of refused) {
      const response = await send(await as(name), 'POST', HOLDS, { ...holding, startsAt: NEXT_EVENING });
      expect([response.status, await response.json()]).toMatchObject([403, { code, message }]);
    }
    const { id: holdId } = await hold(browser, { startsAt: NEXT_EVENING });
    accounts.pass(5 * MINUTE_MS);
    expect(await codeOf(await send(browser, 'POST', RESERVATIONS, { holdId }))).toEqual([400, 'holdExpired']);
    expect(await listOf(browser)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('RES-19 a slot that requires a card is reserved with a card token, which is never returned', async () => {
    const browser = await as('member');
    const { id: holdId, requiresCard } = await hold(browser, { merchantId: String(CARD) });
    expect(requiresCard).toBe(true);
    const confirm = (cardToken?: string) => send(browser, 'POST', RESERVATIONS, { holdId, cardToken });
    expect(await codeOf(await confirm())).toEqual([400, 'cardRequired']);
    expect(await codeOf(await confirm('4111111111111111'))).toEqual([400, 'cardNumber']);
    const response = await confirm('pm_1NqfXY2eZvKYlo2C');
    expect(response.status).toBe(201);
    expect(await response.text()).not.toContain('pm_1');
  });

  test('RES-18 a failing or slow provider is a failed dependency; a retry finds the one reservation', async () => {
    const browser = await as('member');
    const { id: holdId } = await hold(browser);
    meet = () => Promise.reject(new Error('down'));
    expect(await codeOf(await availability())).toEqual([424, 'bookingUnavailable']);
    // In this case the provider makes the reservation, but its response is lost.
    expect(await codeOf(await send(browser, 'POST', RESERVATIONS, { holdId }))).toEqual([
      424,
      'bookingUnavailable',
    ]);
    meet = () => Promise.resolve();
    const again = await send(browser, 'POST', RESERVATIONS, { holdId });
    expect(again.status).toBe(201);
    expect(await listOf(browser)).toEqual([await reservationOf(again)]);
    expect(await mails()).toHaveLength(1);
  });

  test('RES-18 a provider that does not respond times out after ten seconds', async () => {
    const { promise: met, resolve } = Promise.withResolvers<void>();
    meet = () => {
      resolve();
      return new Promise(() => {});
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pending = availability();
    let hasResponded = false;
    void pending.finally(() => (hasResponded = true));
    await met;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(hasResponded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await codeOf(await pending)).toEqual([424, 'bookingUnavailable']);
  });

  test('a repeated request, parallel or later, makes one reservation and one mail', async () => {
    const browser = await as('member');
    const { id: holdId } = await hold(browser);
    const responses = await Promise.all(
      Array.from({ length: 8 }, async () =>
        reservationOf(await send(browser, 'POST', RESERVATIONS, { holdId })),
      ),
    );
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await listOf(browser)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('when the restaurant is full, a member can still change the reservation within its own table', async () => {
    const [browser, other] = [await as('member'), await as('vip')];
    const { id } = await reservationOf(await reserve(browser));
    await reserve(other);
    const query = { merchantId: '1', date: '2026-06-22', time: '19:00', partySize: '2' };
    const search = (by: TestBrowser, reservation: Record<string, string> = {}) =>
      callAsMember(
        by,
        `/api/Reservations/Availability?${new URLSearchParams({ ...query, ...reservation }).toString()}`,
      );
    const timesOf = async (response: Response) =>
      (await responseOf(response)).slots.map(({ startsAt }) => startsAt.slice(11, 16));
    const farAway = ['21:00', '01:00'];
    expect(await timesOf(await search(browser))).toEqual(farAway);
    expect(await timesOf(await search(other, { reservationId: id }))).toEqual(farAway);
    expect(await timesOf(await search(browser, { reservationId: id }))).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
      '00:00',
    ]);
    expect((await availability({ reservationId: id })).status).toBe(401);
  });

  test('only its member can move or cancel a reservation, with one mail each', async () => {
    const browser = await as('member');
    const { id } = await reservationOf(await reserve(browser));
    const path = `${RESERVATIONS}/${id}`;
    const seen = { startsAt: EVENING, partySize: 2 };
    const wanted = { startsAt: NEXT_EVENING, partySize: 4 };
    const change = { ...wanted, seen };
    const stranger = await as('vip');
    expect(await codeOf(await send(stranger, 'PUT', path, change))).toEqual([404, 'notFound']);
    expect(await codeOf(await send(stranger, 'DELETE', path + queryOf(seen)))).toEqual([404, 'notFound']);
    accounts.pass(1000);
    const moved = await reservationOf(await send(browser, 'PUT', path, change));
    expect(moved).toMatchObject({ id, ...wanted });
    accounts.pass(1000);
    expect(await reservationOf(await send(browser, 'PUT', path, change))).toEqual(moved);
    for (const _ of [1, 2])
      expect(await (await send(browser, 'DELETE', path + queryOf(wanted))).json()).toBe(true);
    expect(await listOf(browser)).toEqual([]);
    expect(await codeOf(await send(browser, 'PUT', path, change))).toEqual([404, 'notFound']);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your table at Restaurant 1',
      'Your table at Restaurant 1',
      'Your reservation at Restaurant 1 is canceled',
    ]);
  });

  test('releasing a hold frees its table immediately', async () => {
    const browser = await as('member');
    const { id } = await hold(browser, { partySize: 4 });
    const slotsFor4 = async () => (await responseOf(await availability({ partySize: '4' }))).slots.length;
    expect(await slotsFor4()).toBe(2);
    for (const _ of [1, 2]) expect((await send(browser, 'DELETE', `${HOLDS}/${id}`)).status).toBe(200);
    expect(await slotsFor4()).toBe(5);
  });

  test('reserving requires session, access token and anti-forgery token; a read-only session cannot', async () => {
    const browser = await as('member');
    const { id: holdId } = await hold(browser);
    const calls = [
      ['POST', HOLDS, { ...holding, startsAt: NEXT_EVENING }],
      ['DELETE', `${HOLDS}/${holdId}`, undefined],
      ['POST', RESERVATIONS, { holdId }],
      ['PUT', `${RESERVATIONS}/${holdId}`, { startsAt: NEXT_EVENING, partySize: 2 }],
      ['DELETE', `${RESERVATIONS}/${holdId}`, undefined],
    ] as const;
    const looking = await as('member', { isReadOnly: true });
    for (const [method, path, body] of calls) {
      const options = { method, body };
      expect(await codeOf(await openBrowser(api, 'hilton').call(path, options))).toEqual([
        401,
        'unauthorised',
      ]);
      expect(await codeOf(await browser.call(path, options))).toEqual([401, 'unauthorised']);
      const forged = { ...options, headers: { 'X-XSRF-TOKEN': 'wrong' } };
      expect(await codeOf(await callAsMember(browser, path, forged))).toEqual([403, 'csrf']);
      expect(await codeOf(await send(looking, method, path, body))).toEqual([403, 'readOnly']);
    }
    expect(await codeOf(await browser.call(RESERVATIONS))).toEqual([401, 'unauthorised']);
    expect(await codeOf(await send(await as('closed'), 'POST', RESERVATIONS, { holdId }))).toEqual([
      403,
      'accountClosed',
    ]);
    expect(await accounts.database.orm.$count(schema.reservations)).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test('API-30.b a member can hold thirty different tables in ten minutes, and a client search 120 times', async () => {
    const browser = await as('member');
    const dayAt = (number: number) =>
      new Date(Date.parse(EVENING) + number * 24 * 60 * MINUTE_MS).toISOString();
    for (let number = 0; number < 3; number += 1) await hold(browser, { startsAt: dayAt(number) });
    await countAhead(accounts.database, 'tables-member', 26);
    await hold(browser, { startsAt: dayAt(3) });
    await hold(browser, { startsAt: dayAt(1) });
    const refused = await send(browser, 'POST', HOLDS, { ...holding, startsAt: dayAt(4) });
    expect(await codeOf(refused)).toEqual([429, 'tooManyTries']);
    const visitor = openBrowser(api, 'hilton');
    const search = async (number: number) => {
      const path = `${RESERVATIONS}/Availability?merchantId=1&date=2026-06-22&time=19:0${number}&partySize=2`;
      return (await visitor.call(path)).status;
    };
    for (let number = 0; number < 3; number += 1) expect(await search(number)).toBe(200);
    await countAhead(accounts.database, 'availability-client', 116);
    expect([await search(3), await search(0), await search(4)]).toEqual([200, 200, 429]);
  });
});
