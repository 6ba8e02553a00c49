import { merchantsContract } from '@tableside/api-client/contract';
import {
  distanceInMiles,
  formatBounds,
  mealsServed,
  merchantFeatures,
  weekdays,
  type Bounds,
} from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

type SearchResponse = merchantsContract.MerchantSearchResponse;
type Merchant = merchantsContract.MerchantBody;

const searchPath = (query: string) => `/api/v2/Merchants/Search?${query}`;

describe.each(databaseKinds)('merchants on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 2000, hasPeople: false }));
    const partners = await readTestPartners();
    api = createTestApi({ database: opened.database, partners });
  });
  afterAll(() => opened.stop());

  const search = (query: string, partner = 'american') =>
    api.read<SearchResponse>(searchPath(query), { partner });
  const searchAll = async (query: string, partner?: string): Promise<Merchant[]> => {
    const { totalPages } = await search(`${query}&pageSize=50`, partner);
    const pages = Array.from({ length: totalPages }, (_, index) =>
      search(`${query}&pageSize=50&pageNo=${index + 1}`, partner),
    );
    return (await Promise.all(pages)).flatMap(({ merchants }) => merchants);
  };

  test('API-11.a API-11.b API-11.c SEA-11.a MER-25 every field of a request is accepted and the response matches the contract', async () => {
    const all =
      'campaignCode=AA-TABLE&location=Chicago,%20IL&restaurantOrCuisine=grill&acclaimed=true&isNew=true&reservations=true' +
      '&benefitsFor=Tue&features=dineIn&mealsServed=dinner&priceRange=2&priceRange=3&sortBy=rating&pageNo=1&pageSize=10';
    for (const query of [all, 'location=Chicago, IL', 'location=41.88,-87.63', '']) {
      const response = await search(query);
      expect(merchantsContract.merchantSearchResponse.strict().parse(response)).toEqual(response);
    }
    const { merchants, origin, totalResultSize, totalPages } = await search('location=41.88,-87.63');
    expect(merchants).toHaveLength(10);
    expect(totalPages).toBe(Math.ceil(totalResultSize / 10));
    expect(origin).toEqual({ latitude: 41.88, longitude: -87.63 });
    for (const { origin: own, distance, location } of merchants) {
      expect(own).toEqual(origin);
      expect(distance).toBeCloseTo(
        distanceInMiles({ latitude: 41.88, longitude: -87.63 }, location.coordinates),
        1,
      );
    }
  });

  test('SEA-31.a SEA-05.a pages neither repeat nor skip a merchant, in any order', async () => {
    const orders = ['distance', 'rating', 'name', 'newest'];
    const ids = await Promise.all(
      orders.map(async (sortBy) => {
        const [{ totalResultSize }, found] = await Promise.all([
          search(`location=Chicago, IL&sortBy=${sortBy}`),
          searchAll(`location=Chicago, IL&sortBy=${sortBy}`),
        ]);
        expect(found).toHaveLength(totalResultSize);
        return found.map(({ id }) => id);
      }),
    );
    for (const list of ids) expect(new Set(list)).toEqual(new Set(ids[0]));
    expect(new Set(ids.map((list) => list.join()))).toHaveProperty('size', orders.length);
    expect(await search('location=Chicago, IL&pageNo=900')).toMatchObject({
      merchants: [],
      totalResultSize: ids[0]?.length,
    });
  });

  test('SEA-05.a SEA-05.b each order sorts by its field, and without one the nearest are first', async () => {
    const isSorted = <T>(list: readonly T[], inOrder: (one: T, next: T) => boolean) =>
      list.every((item, index) => index === 0 || inOrder(list[index - 1] as T, item));
    const by = (sortBy: string) => searchAll(`location=New York, NY&sortBy=${sortBy}`);
    const rated = (merchant: Merchant) => merchant.details.rating?.overallRating ?? -1;
    const nearest = await by('distance');
    expect(isSorted(nearest, (a, b) => (a.distance ?? 0) <= (b.distance ?? 0))).toBe(true);
    expect(await searchAll('location=New York, NY')).toEqual(nearest);
    expect(isSorted(await by('rating'), (a, b) => rated(a) >= rated(b))).toBe(true);
    expect(isSorted(await by('name'), (a, b) => a.name.toLowerCase() <= b.name.toLowerCase())).toBe(true);
    const newest = await by('newest');
    expect(newest.slice(0, 3).map(({ details }) => details.highlight)).toContain('comingSoon');
    const { id, joinedOn } = schema.merchants;
    const joined = new Map(
      (await opened.database.orm.select({ id, joinedOn }).from(schema.merchants)).map((row) => [
        String(row.id),
        row.joinedOn,
      ]),
    );
    expect(isSorted(newest, (a, b) => (joined.get(a.id) ?? '') >= (joined.get(b.id) ?? ''))).toBe(true);
  });

  const choices = [
    ['acclaimed', 'acclaimed', 'true'],
    ['isNew', 'isNew', 'true'],
    ['reservations', 'reservations', 'true'],
    ...weekdays.map((day) => [`benefitsFor.${day}`, 'benefitsFor', day] as const),
    ...mealsServed.map((meal) => [`mealsServed.${meal}`, 'mealsServed', meal] as const),
    ...merchantFeatures.map((feature) => [`features.${feature}`, 'features', feature] as const),
    ...['1', '2', '3', '4'].map((price) => [`priceRange.${price}`, 'priceRange', price] as const),
  ] as const;

  test('SEA-12.a SEA-13.a SEA-14 SEA-15 SEA-16.a SEA-17 a filter leaves as many merchants as its count', async () => {
    for (const before of [
      'location=Chicago, IL',
      'location=Chicago, IL&features=takeout&priceRange=2&benefitsFor=Mon',
    ]) {
      const { filterCounts, totalResultSize } = await search(before);
      for (const [path, key, value] of choices) {
        const { totalResultSize: after } = await search(`${before}&${key}=${value}`);
        expect([path, after]).toEqual([
          path,
          path.split('.').reduce<unknown>((counts, part) => (counts as never)[part], filterCounts),
        ]);
        expect([path, key === 'priceRange' || after <= totalResultSize]).toEqual([path, true]);
      }
    }
  });

  test('SAV-03.e SAV-05.b some merchants alone are found, in a place or anywhere, and those that left are named', async () => {
    const { id } = schema.merchants;
    const every = await opened.database.orm.select({ id }).from(schema.merchants).orderBy(id).limit(400);
    const offered = await opened.database.orm
      .select({ id: schema.merchantBenefits.merchantId })
      .from(schema.merchantBenefits)
      .where(eq(schema.merchantBenefits.partnerId, 'american'));
    const here = new Set(offered.map((row) => row.id));
    const left = every.filter((row) => !here.has(row.id)).map((row) => String(row.id));
    const ids = every.map((row) => row.id).join();
    const found = await searchAll(`merchantIds=${ids}`);
    expect(found.map((merchant) => merchant.id).toSorted()).toEqual(
      every
        .filter((row) => here.has(row.id))
        .map((row) => String(row.id))
        .toSorted(),
    );
    expect(left.length).toBeGreaterThan(0);
    const response = await search(`merchantIds=${ids},4294967295`);
    expect(merchantsContract.merchantSearchResponse.strict().parse(response).leftMerchantIds).toEqual(left);
    const inChicago = await searchAll('location=Chicago, IL');
    const both = await searchAll(`location=Chicago, IL&merchantIds=${ids}`);
    expect(both.length).toBeGreaterThan(0);
    expect(both.map((one) => one.id)).toEqual(
      inChicago.map((one) => one.id).filter((one) => found.some((other) => other.id === one)),
    );
    const { totalResultSize } = await api.read<SearchResponse>(
      `/api/v2/Merchants/Search/Positions?merchantIds=${ids}`,
      { partner: 'american' },
    );
    expect(totalResultSize).toBe(found.length);
    expect((await search('merchantIds=0')).totalResultSize).toBe(0);
    expect(await search('location=Chicago, IL')).not.toHaveProperty('leftMerchantIds');
  });

  test('SEA-12.a SEA-13.b SEA-14 SEA-15 SEA-16.a SEA-17 the results of a filter match it', async () => {
    const some = {
      prices: await searchAll('location=Chicago, IL&priceRange=1&priceRange=4'),
      days: await searchAll('location=Chicago, IL&benefitsFor=Fri&benefitsFor=Sat'),
    };
    expect(new Set(some.prices.map(({ details }) => details.priceRange))).toEqual(new Set([1, 4]));
    for (const { benefitAvailability } of some.days) {
      const days = benefitAvailability.rates.flatMap((rate) => rate.days);
      expect(days).toEqual(expect.arrayContaining(['Fri', 'Sat']));
    }
    for (const { reservationProviders } of await searchAll('location=Chicago, IL&reservations=true'))
      expect(reservationProviders).not.toEqual([]);
    for (const { acclaimedLevel } of await searchAll('location=Chicago, IL&acclaimed=true'))
      expect(acclaimedLevel).toBe(1);
    const fresh = await searchAll('location=Chicago, IL&isNew=true');
    expect(fresh).not.toEqual([]);
    expect(fresh.map(({ details }) => details.highlight)).not.toContain(undefined);
    for (const [key, values] of [
      ['mealsServed', mealsServed],
      ['features', merchantFeatures],
    ] as const) {
      for (const value of values) {
        const { merchants } = await search(`location=Chicago, IL&${key}=${value}&pageSize=3`);
        expect([value, merchants.length]).toEqual([value, 3]);
        for (const { id } of merchants)
          expect(
            (await api.read<merchantsContract.MerchantDetailBody>(`/api/merchants/${id}`))[key],
          ).toContain(value);
      }
    }
  });

  test('CFG-11.a CFG-11.b CFG-33.b a level of acclaim counts only while its switch is on', async () => {
    const levelsOf = async (partner: string) => {
      const found = await searchAll('location=Chicago, IL&acclaimed=true', partner);
      const { filterCounts } = await search('location=Chicago, IL', partner);
      expect([partner, filterCounts.acclaimed]).toEqual([partner, found.length]);
      return [...new Set(found.map(({ acclaimedLevel }) => acclaimedLevel))].toSorted((a, b) => a - b);
    };
    expect(await levelsOf('american')).toEqual([1]);
    expect(await levelsOf('hilton')).toEqual([1, 2]);
    expect(await levelsOf('caesars')).toEqual([]);
    const { orm } = opened.database;
    await orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'hilton', name: 'acclaimedEnabled', value: false });
    expect(await levelsOf('hilton')).toEqual([2]);
    await orm.delete(schema.featureFlagOverrides);
  });

  test('words match names and cuisines in spite of one wrong letter or two swapped ones', async () => {
    const pizza = await searchAll('location=Chicago, IL&restaurantOrCuisine=pizza');
    expect(pizza.length).toBeGreaterThan(5);
    const ids = new Set(pizza.map(({ id }) => id));
    for (const typed of ['pizzza', 'piza', 'PIZZA restaurants', 'pziza']) {
      const found = await searchAll(`location=Chicago, IL&restaurantOrCuisine=${typed}`);
      expect([typed, found.filter(({ id }) => ids.has(id)).length]).toEqual([typed, ids.size]);
    }
    const [first] = pizza;
    const byName = await search(`restaurantOrCuisine=${encodeURIComponent(first?.name ?? '')}`);
    expect(byName.merchants.map(({ id }) => id)).toContain(first?.id);
    expect(byName.merchants[0]).not.toHaveProperty('distance');
    expect(await search('location=Chicago, IL&restaurantOrCuisine=qqxxzz')).toMatchObject({
      merchants: [],
      totalResultSize: 0,
      totalPages: 0,
    });
  });

  test('API-11.b an unknown place gives an empty response that says so', async () => {
    expect(await search('location=Nowhereville, ZZ')).toMatchObject({
      merchants: [],
      totalResultSize: 0,
      code: 'unknownLocation',
    });
    expect(await search('location=Chicgo, IL')).toMatchObject({
      code: 'unknownLocation',
      nearestLocations: expect.arrayContaining(['Chicago, IL']) as string[],
    });
  });

  test('API-11.b the radius widens around a place with few merchants, and not around one with many', async () => {
    const far = (list: readonly Merchant[]) => Math.max(...list.map(({ distance }) => distance ?? 0));
    expect(far(await searchAll('location=Chicago, IL'))).toBeLessThanOrEqual(25);
    const remote = await searchAll('location=Rockford, IL');
    expect(far(remote)).toBeGreaterThan(25);
    expect(far(remote)).toBeLessThanOrEqual(100);
  });

  test('API-11.a a search finds the merchants of a campaign', async () => {
    const { totalResultSize } = await search('location=Chicago, IL');
    expect((await search('location=Chicago, IL&campaignCode=AA-TABLE')).totalResultSize).toBe(
      totalResultSize,
    );
    const extra = await search('location=Chicago, IL&campaignCode=AA-TABLE-EXTRA');
    expect(extra.totalResultSize).toBeGreaterThan(0);
    expect(extra.totalResultSize).toBeLessThan(totalResultSize);
    expect((await search('location=Chicago, IL&campaignCode=HT-PLATE')).totalResultSize).toBe(0);
  });

  const isIn = ({ south, west, north, east }: Bounds, { location }: Merchant) => {
    const { latitude, longitude } = location.coordinates;
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };

  test('SEA-06.a SEA-06.b a rectangle finds exactly the merchants in it, and says that it searched it', async () => {
    const around = await searchAll('location=Chicago, IL');
    const bounds = { south: 41.86, west: -87.66, north: 41.92, east: -87.6 };
    const expected = around.filter((merchant) => isIn(bounds, merchant)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(10);
    expect(expected.length).toBeLessThan(around.length);
    const area = `location=41.89,-87.63&bounds=${formatBounds(bounds)}`;
    expect((await searchAll(area)).map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    const response = await search(area);
    expect(merchantsContract.merchantSearchResponse.strict().parse(response)).toEqual(response);
    expect(response).toMatchObject({ totalResultSize: expected.length, bounds: formatBounds(bounds) });
    expect(response.origin?.latitude).toBeCloseTo(41.89);
    expect(response.origin?.longitude).toBeCloseTo(-87.63);
    expect(response.merchants[0]?.distance).toBeLessThan(2);
  });

  test('SEA-06.a a rectangle without merchants is empty, however near the next one is', async () => {
    const response = await search('location=41.88,-86.5&bounds=41.87,-86.51,41.89,-86.49');
    expect(response).toMatchObject({ merchants: [], totalResultSize: 0 });
    expect(response).not.toHaveProperty('code');
  });

  test('SEA-06.a SEA-12.a filters and their counts are of the rectangle', async () => {
    const area = 'location=41.89,-87.63&bounds=41.86,-87.66,41.92,-87.6';
    const { filterCounts, totalResultSize } = await search(area);
    const takeout = await search(`${area}&features=takeout`);
    expect(takeout.totalResultSize).toBe(filterCounts.features.takeout);
    expect(takeout.totalResultSize).toBeLessThan(totalResultSize);
  });

  const positions = (query: string) =>
    api.read<merchantsContract.MerchantPositionsResponse>(`/api/v2/Merchants/Search/Positions?${query}`);

  test('the positions of a search are those of all its pages, the nearest first', async () => {
    for (const query of [
      'location=Chicago, IL&features=takeout&priceRange=1&priceRange=2',
      'location=41.89,-87.63&bounds=41.86,-87.66,41.92,-87.6',
      'restaurantOrCuisine=pizza&benefitsFor=Fri',
    ]) {
      const [response, found] = await Promise.all([positions(query), searchAll(query)]);
      expect(merchantsContract.merchantPositionsResponse.strict().parse(response)).toEqual(response);
      expect(response.totalResultSize).toBe(found.length);
      expect(response.merchants.map(({ id, name }) => [id, name])).toEqual(
        found.map(({ id, name }) => [id, name]),
      );
      for (const [index, { location }] of found.entries()) {
        const coordinates = response.merchants[index]?.coordinates;
        expect(coordinates?.latitude).toBeCloseTo(location.coordinates.latitude, 5);
        expect(coordinates?.longitude).toBeCloseTo(location.coordinates.longitude, 5);
      }
    }
  });

  test('of many positions the nearest are answered, with the number of all', async () => {
    const query = 'location=39.5,-98.5&bounds=25,-125,50,-66';
    const [response, { totalResultSize, merchants }] = await Promise.all([positions(query), search(query)]);
    expect(totalResultSize).toBeGreaterThan(merchantsContract.MOST_POSITIONS);
    expect(response.totalResultSize).toBe(totalResultSize);
    expect(response.merchants).toHaveLength(merchantsContract.MOST_POSITIONS);
    expect(response.merchants.slice(0, 10).map(({ id }) => id)).toEqual(merchants.map(({ id }) => id));
  });

  test('a place nobody knows has no positions', async () => {
    expect(await positions('location=Nowhereville, ZZ')).toEqual({ merchants: [], totalResultSize: 0 });
  });

  test('API-11.a an invalid request gets 400 with the field', async () => {
    for (const [query, field] of [
      ['pageNo=0', 'pageNo'],
      ['pageSize=51', 'pageSize'],
      ['sortBy=size', 'sortBy'],
      ['priceRange=7', 'priceRange.0'],
      ['location=41.9,-87.6&bounds=42,-88,41,-87', 'bounds'],
    ]) {
      const response = await api.call(searchPath(query ?? ''));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', errors: [{ field }] });
    }
  });

  test('MER-25 MER-27.b each partner has its own program: other rates, and only its own merchants', async () => {
    const [american, caesars] = await Promise.all([
      searchAll('location=Chicago, IL'),
      searchAll('location=Chicago, IL', 'caesars'),
    ]);
    expect(american[0]?.benefitAvailability.campaignCodes[0]).toBe('AA-TABLE');
    expect(caesars[0]?.benefitAvailability.campaignCodes).toEqual([]);
    const inCaesars = new Set(caesars.map(({ id }) => id));
    const foreign = american.find(({ id }) => !inCaesars.has(id));
    expect(foreign).toBeDefined();
    expect((await api.call(`/api/merchants/${foreign?.id}`, { partner: 'american' })).status).toBe(200);
    expect((await api.call(`/api/merchants/${foreign?.id}`, { partner: 'caesars' })).status).toBe(404);
  });

  test('ERN-15.b a merchant says what counts there, where that differs from the program', async () => {
    const { merchants } = await search('location=Chicago, IL&features=onlineOrdering&pageSize=50');
    const [counts] = await opened.database.run<{ ids: string[] }>({
      name: '',
      text: 'select array_agg(id::text) as ids from merchants where spending_rules is not null',
      values: [],
    });
    const differs = (id: string) => counts?.ids.includes(id) === true;
    const read = (merchant?: Merchant) =>
      api.read<merchantsContract.MerchantDetailBody>(`/api/merchants/${merchant?.id}`);
    const differing = await read(merchants.find(({ id }) => differs(id)));
    expect(differing.counts).toEqual({ onlineOrders: false });
    expect(await read(merchants.find(({ id }) => !differs(id)))).not.toHaveProperty('counts');
  });

  test('MER-27.a MER-27.b MER-25 a merchant is found by its id; an unknown one is 404', async () => {
    const { merchants } = await search('location=Chicago, IL');
    for (const merchant of merchants) {
      const detail = await api.read<merchantsContract.MerchantDetailBody>(`/api/merchants/${merchant.id}`);
      expect(merchantsContract.merchantDetailBody.strict().parse(detail)).toEqual(detail);
      const { distance: _, origin: __, ...same } = merchant;
      expect(detail).toMatchObject(same);
    }
    for (const id of ['999999', '0', 'abc', '99999999999999', '1%27', '-1']) {
      const response = await api.call(`/api/merchants/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        code: 'notFound',
        requestId: response.headers.get('X-Request-Id'),
      });
    }
  });
});
