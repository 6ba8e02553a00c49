import { reservationsContract } from '@tableside/api-client/contract';
import { DAY_MS, dayOf, HOUR_MS } from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createBooking, type BookingProvider } from '../../booking/index.ts';
import { schema } from '../../database/database.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { addRestaurant } from '../../testing/test-booking.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const [ANY, WEST, LARGE, UNLISTED, ELSEWHERE, UNKNOWN] = ['1', '2', '3', '4', '5', '6'];
const hour = (startsAt: string) => startsAt.slice(5, 16);

describe.each(databaseKinds)('free times on %s', (kind) => {
  let accounts: TestAccounts;
  let api: TestApi;
  let beforeResponse: (merchantId: number) => Promise<void>;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    const { database } = accounts;
    const now = () => accounts.now();
    const service = createBooking({ database, now });
    const booking: BookingProvider = {
      ...service,
      async findSlots(search) {
        const slots = await service.findSlots(search);
        await beforeResponse(search.merchantId);
        return slots;
      },
    };
    api = createTestApi({ database, partners: await readTestPartners(), now, booking });
    await addRestaurant(database, { id: 1 });
    await addRestaurant(database, { id: 2, timeZone: 'America/Los_Angeles' });
    await addRestaurant(database, { id: 3, tables: [8], smallestParty: 6 });
    await addRestaurant(database, { id: 4 });
    await addRestaurant(database, { id: 5 });
    await addRestaurant(database, { id: 6 });
    const benefit = { campaignCodes: [], rates: [], days: 0, requiredTier: 0 };
    const { bookingRestaurants, merchantBenefits, merchants } = schema;
    await database.orm
      .insert(merchantBenefits)
      .values([1, 2, 3, 4, 6].map((merchantId) => ({ ...benefit, partnerId: 'hilton', merchantId })));
    await database.orm.insert(merchantBenefits).values({ ...benefit, partnerId: 'caesars', merchantId: 5 });
    await database.orm.update(merchants).set({ reservationProviders: [] }).where(eq(merchants.id, 4));
    await database.orm.delete(bookingRestaurants).where(eq(bookingRestaurants.merchantId, 6));
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    beforeResponse = () => Promise.resolve();
    await accounts.reset();
  });

  const request = (
    merchantIds: readonly (string | undefined)[],
    changes = {},
    browser = openBrowser(api, 'hilton'),
  ) => {
    const query = new URLSearchParams({ date: '2026-06-22', time: '19:00', partySize: '2', ...changes });
    for (const id of merchantIds) query.append('merchantId', id ?? '');
    return browser.call(`/api/Reservations/FreeTimes?${query.toString()}`);
  };
  const timesOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return reservationsContract.freeTimesResponse.parse(await response.json());
  };
  const idsOf = async (response: Response) => (await timesOf(response)).map(({ merchantId }) => merchantId);

  test('API-31.a SEA-48.a up to three times nearest to the local time of each restaurant, in the order asked for', async () => {
    const response = await request([WEST, ANY, LARGE, WEST]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const times = await timesOf(response);
    expect(
      times.map(({ slots, ...rest }) => ({ ...rest, slots: slots.map((s) => hour(s.startsAt)) })),
    ).toEqual([
      {
        merchantId: WEST,
        timeZone: 'America/Los_Angeles',
        slots: ['06-23T01:30', '06-23T02:00', '06-23T02:30'],
      },
      {
        merchantId: ANY,
        timeZone: 'America/New_York',
        slots: ['06-22T22:30', '06-22T23:00', '06-22T23:30'],
      },
      { merchantId: LARGE, timeZone: 'America/New_York', slots: [] },
    ]);
    expect(times[0]?.slots[0]).toEqual({
      startsAt: '2026-06-23T01:30:00.000Z',
      hasBonus: true,
      requiresCard: false,
    });
    expect(await timesOf(await request([ANY], { date: '2026-06-14' }))).toMatchObject([{ slots: [] }]);
    expect(await timesOf(await request([ANY], { date: '2027-06-17' }))).toMatchObject([{ slots: [] }]);
  });

  test('API-31.b merchants without reservations, of another program or unknown are left out', async () => {
    const all = [UNLISTED, ELSEWHERE, UNKNOWN, 'x', '2147483648', '99', ANY];
    expect(await idsOf(await request(all))).toEqual([ANY]);
    // Caesars has reservations turned off.
    expect(await idsOf(await request([ELSEWHERE], {}, openBrowser(api, 'caesars')))).toEqual([]);
  });

  test('API-31.c a provider that fails for a restaurant leaves out only this one', async () => {
    beforeResponse = (id) => (id === 1 ? Promise.reject(new Error('down')) : Promise.resolve());
    expect(await idsOf(await request([ANY, WEST]))).toEqual([WEST]);
  });

  test('API-31.c a provider that takes longer than three seconds for a restaurant leaves out only this one', async () => {
    const met = new Map([1, 2].map((id) => [id, Promise.withResolvers<void>()]));
    beforeResponse = (id) => {
      met.get(id)?.resolve();
      return id === 1 ? new Promise(() => {}) : Promise.resolve();
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pending = request([ANY, WEST]);
    let hasResponded = false;
    void pending.finally(() => (hasResponded = true));
    await Promise.all([...met.values()].map(({ promise }) => promise));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(hasResponded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await idsOf(await pending)).toEqual([WEST]);
  });

  test('API-32.a a search of 1 to 20 restaurants on a real day, time and party', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
    expect((await request(many(20))).status).toBe(200);
    for (const wrong of [
      request([]),
      request(many(21)),
      request([ANY], { date: '2026-02-30' }),
      request([ANY], { date: '' }),
      request([ANY], { time: '7 PM' }),
      request([ANY], { partySize: 'two' }),
    ])
      expect((await codeOf(await wrong))[0]).toBe(400);
  });

  test('API-32.b a browser can ask for 120 pages in ten minutes', async () => {
    accounts.pass(HOUR_MS - (accounts.now().getTime() % HOUR_MS));
    const browser = openBrowser(api, 'hilton');
    const page = (index: number) =>
      request([ANY], { date: dayOf(Date.parse('2026-06-22') + index * DAY_MS) }, browser);
    for (let index = 0; index < 4; index += 1) expect((await page(index)).status).toBe(200);
    await countAhead(accounts.database, 'free-times-client', 115);
    expect((await page(4)).status).toBe(200);
    expect((await page(0)).status).toBe(200);
    const refused = await page(5);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    expect((await request([ANY], { partySize: '3' }, openBrowser(api, 'hilton'))).status).toBe(200);
  });
});
