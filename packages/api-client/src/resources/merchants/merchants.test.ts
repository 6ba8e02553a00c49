import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import {
  buildMerchantBodies,
  buildMerchantBody,
  buildMerchantDetailBody,
  buildPositionsResponse,
  buildSearchResponse,
  merchantHandlers,
  problem,
} from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { merchantPositionsQuery } from './merchant-positions.queries.ts';
import { getMerchantPositions } from './merchant-positions.resource.ts';
import {
  merchantBody,
  merchantDetailBody,
  merchantPositionsRequest,
  merchantSearchRequest,
} from './merchants.contract.ts';
import { merchantCarouselQuery, merchantQuery, merchantSearchQuery } from './merchants.queries.ts';
import { getMerchant, searchMerchants } from './merchants.resource.ts';

const server = fakeWire();
const client = createClient();

describe('search', () => {
  test('API-11.a SEA-11.b SEA-11.c sends the chosen options, lists as repeated keys, and nothing for the others', async () => {
    const { calls, response } = watched(buildSearchResponse());
    server.use(merchantHandlers.search(response));
    await searchMerchants(client, {
      location: 'Boston, MA',
      priceRange: [1, 3],
      isNew: true,
      pageNo: 2,
      pageSize: 10,
    });
    await searchMerchants(client, {});
    expect([...(calls[0]?.query ?? [])]).toEqual([
      ['location', 'Boston, MA'],
      ['priceRange', '1'],
      ['priceRange', '3'],
      ['isNew', 'true'],
      ['pageNo', '2'],
      ['pageSize', '10'],
    ]);
    expect([...(calls[1]?.query ?? [])]).toEqual([]);
    expect(
      merchantSearchRequest.safeParse({ location: 'Boston, MA', priceRange: ['1', '3'], isNew: 'true' })
        .success,
    ).toBe(true);
  });

  test('SEA-06.a SEA-06.b SEA-11.c sends a rectangle only where one is searched, beside its center, and brings it back', async () => {
    const bounds = { south: 40.74, west: -74.005, north: 40.748, east: -73.99 };
    const { calls, response } = watched(buildSearchResponse());
    server.use(merchantHandlers.search(response));
    const area = { location: '40.74,-74', bounds };
    await searchMerchants(client, area);
    const query = [...(calls[0]?.query ?? [])];
    expect(query).toEqual([
      ['location', '40.74,-74'],
      ['bounds', '40.74,-74.005,40.748,-73.99'],
    ]);
    expect(merchantSearchRequest.safeParse(Object.fromEntries(query)).success).toBe(true);
    server.use(merchantHandlers.search());
    expect(await searchMerchants(client, area)).toMatchObject({
      bounds: '40.74,-74.005,40.748,-73.99',
      totalResultSize: 1,
    });
    expect(await searchMerchants(client, { location: '40.74,-74' })).not.toHaveProperty('bounds');
  });

  test('API-11.b API-11.c MER-25 returns merchants with every property, and totals', async () => {
    server.use(
      merchantHandlers.search([
        buildMerchantBody({
          details: { highlight: 'new' },
          acclaimedLevel: 2,
          benefitAvailability: { bonusText: 'Twice on Sundays', maxSpend: 200, maxVisitsPerMonth: 4 },
          reservationProviders: ['booking'],
        }),
        ...buildMerchantBodies(11),
      ]),
    );
    const result = await searchMerchants(client, { pageNo: 1, pageSize: 10 });
    expect(result).toMatchObject({
      totalResultSize: 12,
      totalPages: 2,
      origin: { latitude: 40.76, longitude: -73.99 },
    });
    expect(result.merchants).toHaveLength(10);
    expect(result.merchants[0]).toEqual({
      id: '1',
      name: 'Juniper & Rye',
      imageBaseUrl: '/images/american-1',
      rating: { overall: 4.3, count: 210 },
      priceLevel: 2,
      cuisines: ['American', 'Bar & Grill'],
      highlight: 'new',
      city: 'New York',
      neighborhood: 'Chelsea',
      timeZone: 'America/New_York',
      position: { latitude: 40.7465, longitude: -74.0014 },
      distance: 1.25,
      origin: { latitude: 40.76, longitude: -73.99 },
      acclaimedLevel: 2,
      benefit: {
        campaignCodes: ['BASE'],
        rates: buildMerchantBody().benefitAvailability.rates,
        bonusText: 'Twice on Sundays',
        maxSpend: 200,
        maxVisitsPerMonth: 4,
        requiredTier: 0,
      },
      reservationProviders: ['booking'],
    });
  });

  test('MER-03.a returns each of the six highlights', async () => {
    const known = [
      'comingSoon',
      'leavingSoon',
      'new',
      'limitedTime',
      'onlineOrderingOnly',
      'onlineOrderingAvailable',
    ];
    server.use(
      merchantHandlers.search(known.map((highlight) => buildMerchantBody({ details: { highlight } }))),
    );
    const { merchants } = await searchMerchants(client, {});
    expect(merchants.map(({ highlight }) => highlight)).toEqual(known);
  });

  test('MER-03.c MER-07.b drops unknown highlights and omits missing values', async () => {
    server.use(
      merchantHandlers.search([
        buildMerchantBody({
          details: { highlight: 'onFire', rating: undefined },
          location: { neighborhood: undefined },
          distance: undefined,
        }),
      ]),
    );
    const [merchant] = (await searchMerchants(client, {})).merchants;
    expect(merchant).toBeDefined();
    for (const absent of ['highlight', 'rating', 'neighborhood', 'distance']) {
      expect(merchant).not.toHaveProperty(absent);
    }
  });

  test.each([
    [0, undefined],
    [1, { overall: 4, count: 1 }],
  ])('MER-21.c of %d ratings, the rating is %j', async (numberOfRatings, rating) => {
    const details = { rating: { overallRating: 4, numberOfRatings } };
    server.use(merchantHandlers.search([buildMerchantBody({ details })]));
    const { merchants } = await searchMerchants(client, {});
    expect(merchants[0]?.rating).toEqual(rating);
  });

  test.each([-0.1, 5.1])('MER-25 a rating of %d is unreadable', async (overallRating) => {
    const rating = { overallRating, numberOfRatings: 3 };
    server.use(
      merchantHandlers.search(
        Response.json(buildSearchResponse([buildMerchantBody({ details: { rating } })])),
      ),
    );
    await expect(searchMerchants(client, {})).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('a failure keeps its status', async () => {
    server.use(merchantHandlers.search(problem(500)));
    await expect(searchMerchants(client, {})).rejects.toMatchObject({ status: 500 });
  });
});

test('the positions of a search are called for without a page', async () => {
  const far = { coordinates: { latitude: 40.7, longitude: -74.1 } };
  const bodies = [buildMerchantBody(), buildMerchantBody({ id: '2', name: 'Little Lantern', location: far })];
  const { calls, response } = watched(buildPositionsResponse(bodies));
  server.use(merchantHandlers.positions(response));
  const found = await getMerchantPositions(client, { location: 'Boston, MA' });
  const query = [...(calls[0]?.query ?? [])];
  expect(query).toEqual([['location', 'Boston, MA']]);
  expect(merchantPositionsRequest.parse(Object.fromEntries(query))).toEqual({ location: 'Boston, MA' });
  expect(found).toEqual({
    totalResultSize: 2,
    merchants: [
      { id: '1', name: 'Juniper & Rye', position: { latitude: 40.7465, longitude: -74.0014 } },
      { id: '2', name: 'Little Lantern', position: { latitude: 40.7, longitude: -74.1 } },
    ],
  });
});

describe('one merchant', () => {
  test('MER-27.a MER-27.b requests by id, whatever its characters, and rejects an unknown one with 404', async () => {
    const { calls, response } = watched(problem(404));
    server.use(merchantHandlers.detail(response));
    await expect(getMerchant(client, 'a/b?c')).rejects.toMatchObject({ status: 404 });
    expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/merchants/a%2Fb%3Fc');
  });

  test('MER-16.a MER-17.a MER-18 MER-25 returns a merchant with every property', async () => {
    const body = buildMerchantDetailBody({
      id: '7',
      menu: { imageUrls: ['/images/american-2'], imageDescriptions: ['Starters.'], hasText: true },
    });
    server.use(merchantHandlers.detail(body));
    expect(await getMerchant(client, '7')).toMatchObject({
      id: '7',
      name: 'Juniper & Rye',
      cuisines: ['American', 'Bar & Grill'],
      description: body.description,
      address: body.contact.address,
      phone: '2125550147',
      websiteUrl: 'https://juniper-and-rye.example',
      menuUrl: 'https://juniper-and-rye.example/menu',
      menuImageUrls: ['/images/american-2'],
      menuImageDescriptions: ['Starters.'],
      hasMenuText: true,
      orderUrl: 'https://orders.example/juniper-and-rye',
      galleryUrls: body.galleryUrls,
      hours: body.hours,
      mealsServed: ['lunch', 'dinner'],
      features: ['dineIn', 'takeout', 'onlineOrdering'],
    });
    server.use(
      merchantHandlers.detail(buildMerchantDetailBody({ menu: { url: undefined }, orderUrl: undefined })),
    );
    expect(await getMerchant(client, '7')).not.toHaveProperty('orderUrl');
  });

  test('ERN-15.b a merchant says what counts there, where that differs from the program', async () => {
    server.use(merchantHandlers.detail(buildMerchantDetailBody({ counts: { tip: false, pinDebit: true } })));
    expect(await getMerchant(client, '7')).toMatchObject({ counts: { tip: false, pinDebit: true } });
  });
});

describe('queries', () => {
  test('each search, carousel and merchant has its own query key', () => {
    const keys = [
      merchantSearchQuery(client, { location: 'Boston' }),
      merchantSearchQuery(client, { location: 'Boulder' }),
      merchantCarouselQuery(client, { location: 'Boston' }),
      merchantPositionsQuery(client, { location: 'Boston' }),
      merchantQuery(client, '1'),
      merchantQuery(client, '2'),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('all pages of a search share their positions, in whatever order', () => {
    const { queryKey } = merchantPositionsQuery(client, { location: 'Boston', pageNo: 1, pageSize: 10 });
    expect(
      merchantPositionsQuery(client, { location: 'Boston', pageNo: 2, sortBy: 'name' }).queryKey,
    ).toEqual(queryKey);
  });

  test('MER-33.a a carousel is not retried', async () => {
    const { calls, response } = watched(problem(503));
    server.use(merchantHandlers.search(response));
    const queries = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 1 } } });
    await expect(queries.fetchQuery(merchantCarouselQuery(client, {}))).rejects.toMatchObject({
      status: 503,
    });
    expect(calls).toHaveLength(1);
  });
});

test('MER-25 the builders’ results match the contract', () => {
  for (const body of buildMerchantBodies(30)) expect(merchantBody.parse(body)).toEqual(body);
  expect(merchantDetailBody.parse(buildMerchantDetailBody())).toEqual(buildMerchantDetailBody());
});

test('a fake that breaks the contract fails the test instead of passing it', async () => {
  server.use(merchantHandlers.search([buildMerchantBody({ details: { priceRange: 9 } })]));
  await expect(searchMerchants(client, {})).rejects.toMatchObject({ status: 500, code: 'contract' });
});
