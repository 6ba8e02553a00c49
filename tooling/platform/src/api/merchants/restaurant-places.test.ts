import type { placesContract } from '@tableside/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createOrFromMemory } from '../../database/from-memory.ts';
import { NoConnection } from '../../database/is-unavailable.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners } from '../../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { citiesOf, createRestaurantPlaces, cuisineSlug, placesOf, placeSlug } from './restaurant-places.ts';

test.each([
  ['Chicago', 'IL', 'chicago-il'],
  ['St. Louis', 'MO', 'st-louis-mo'],
  ['O’Fallon', 'MO', 'ofallon-mo'],
  ['Cañon City', 'CO', 'canon-city-co'],
  ['Winston-Salem', 'NC', 'winston-salem-nc'],
])('FND-05.a %s, %s is %s in the path of its page', (city, state, path) => {
  expect(placeSlug({ city, state })).toBe(path);
});

test.each([
  ['Italian', 'italian'],
  ['Bar & Grill', 'bar-grill'],
  ['New American', 'new-american'],
  ['Crêperie', 'creperie'],
])('FND-05.b %s is %s in the path of a page', (cuisine, path) => {
  expect(cuisineSlug(cuisine)).toBe(path);
});

const rows = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([name, count]) => {
    const [city = '', state = '', cuisine] = name.split(', ');
    return { city, state, cuisine: cuisine ?? null, count };
  });
const pathsOf = (of: Readonly<Record<string, number>>) => [...placesOf(rows(of)).keys()];

test('FND-05.d a place, and a cuisine there, has a page from five restaurants up, if a search finds the place', () => {
  expect(
    pathsOf({
      'Galena, IL': 4,
      'Evanston, IL': 5,
      'Chicago, IL': 40,
      'Chicago, IL, Italian': 5,
      'Chicago, IL, Thai': 4,
      'Nowhere at All, IL': 9,
      'Chicago, IL, &': 9,
    }),
  ).toEqual(['chicago-il', 'chicago-il/italian', 'evanston-il']);
});

test('FND-05.d spellings of a name are one place, under the most frequent', () => {
  expect(placesOf(rows({ 'St. Louis, MO': 3, 'ST LOUIS, MO': 2 }))).toEqual(
    new Map([['st-louis-mo', { name: 'St. Louis, MO', count: 5, cuisines: [] }]]),
  );
});

test('FND-09.a FND-09.b cities are in the order of their states, each with its cuisines, the largest first', () => {
  const places = placesOf(
    rows({
      'Dallas, TX': 8,
      'Chicago, IL': 40,
      'Hot Springs, AR': 6,
      'Evanston, IL': 9,
      'Chicago, IL, Thai': 6,
      'Chicago, IL, Italian': 12,
      'Chicago, IL, Greek': 4,
      'Evanston, IL, Thai': 5,
    }),
  );
  expect(citiesOf(places)).toEqual([
    { path: 'hot-springs-ar', name: 'Hot Springs, AR', state: 'Arkansas', count: 6 },
    { path: 'chicago-il', name: 'Chicago, IL', state: 'Illinois', count: 40 },
    { path: 'evanston-il', name: 'Evanston, IL', state: 'Illinois', count: 9 },
    { path: 'dallas-tx', name: 'Dallas, TX', state: 'Texas', count: 8 },
  ]);
  const italian = { path: 'chicago-il/italian', name: 'Italian', count: 12 };
  const thai = { path: 'chicago-il/thai', name: 'Thai', count: 6 };
  expect(places.get('chicago-il')?.cuisines).toEqual([italian, thai]);
  expect(places.get('chicago-il/thai')?.cuisines).toEqual([italian]);
  expect(places.get('dallas-tx')?.cuisines).toEqual([]);
});

test('places are counted once an hour, and kept while the database is away', async () => {
  let time = 0;
  let isAway = true;
  let statements = 0;
  const run = async <T>() => {
    statements += 1;
    if (isAway) throw new NoConnection(new Error('away'));
    return rows({ 'Chicago, IL': 5 }) as T[];
  };
  const orFromMemory = createOrFromMemory({ clock: { now: () => time } });
  const read = createRestaurantPlaces({ run }, () => new Date(time), orFromMemory);
  const partner = { id: 'hilton', campaignCode: null };
  await expect(read(partner)).rejects.toThrow(NoConnection);
  isAway = false;
  const [one, other] = await Promise.all([read(partner), read(partner)]);
  expect([one.size, other, statements]).toEqual([1, one, 2]);
  time = 3_599_999;
  expect([await read(partner), statements]).toEqual([one, 2]);
  time = 3_600_000;
  isAway = true;
  expect([await read(partner), statements]).toEqual([one, 3]);
});

describe.each(databaseKinds)('places on %s', (kind) => {
  let opened: TestDatabase;
  let partners: Awaited<ReturnType<typeof readTestPartners>>;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 2000, hasPeople: false }));
    partners = await readTestPartners();
  });
  afterAll(() => opened.stop());

  /** An API caches a partner's places for an hour, so tests that change them need a new one. */
  const newApi = () => createTestApi({ database: opened.database, partners });
  const found = async (partner: string, path: string, api = newApi()) => {
    const response = await api.call(path === '' ? '/api/v2/Places' : `/api/v2/Places/${path}`, { partner });
    return response.status === 200 ? ((await response.json()) as unknown) : response.status;
  };

  test('FND-05.a FND-05.b FND-05.d FND-09.a each partner has Chicago and its Italian restaurants, and no village', async () => {
    const api = newApi();
    for (const { id } of partners) {
      const chicago = await found(id, 'chicago-il', api);
      const italianThere = { path: 'chicago-il/italian', name: 'Italian', count: expect.any(Number) };
      expect([id, chicago]).toEqual([
        id,
        {
          name: 'Chicago, IL',
          count: expect.any(Number),
          cuisines: expect.arrayContaining([italianThere]),
        },
      ]);
      const { places: cities } = (await found(id, '', api)) as placesContract.PlacesResponse;
      expect([id, cities]).toEqual([
        id,
        expect.arrayContaining([
          { path: 'chicago-il', name: 'Chicago, IL', state: 'Illinois', count: expect.any(Number) },
        ]),
      ]);
      for (const { path } of cities)
        expect([id, path, await found(id, path, api)]).not.toEqual([id, path, 404]);
      const italian = await found(id, 'chicago-il/italian', api);
      expect([id, italian]).toEqual([
        id,
        {
          name: 'Chicago, IL',
          cuisine: 'Italian',
          count: expect.any(Number),
          cuisines: expect.not.arrayContaining([italianThere]),
        },
      ]);
      for (const path of ['galena-il', 'Chicago-IL', 'chicago-il/sushi/more', 'chicago-il/nothing', '%2e'])
        expect([id, path, await found(id, path, api)]).toEqual([id, path, 404]);
    }
  });

  test('FND-05.d the restaurants counted are those of the partner and of its campaign', async () => {
    const { orm } = opened.database;
    const partner = partners.find(({ campaignCode }) => campaignCode !== null)!;
    await orm.execute(sql`update merchants set city = 'Galena', state = 'IL'
      where id in (select merchant_id from merchant_benefits
        where partner_id = ${partner.id} and ${partner.campaignCode} = any(campaign_codes) order by merchant_id limit 5)`);
    expect(await found(partner.id, 'galena-il')).toMatchObject({ name: 'Galena, IL', count: 5 });
    await orm.execute(sql`update merchant_benefits set campaign_codes = '{ANOTHER}' where partner_id = ${partner.id}
      and merchant_id = (select min(id) from merchants where city = 'Galena')`);
    expect(await found(partner.id, 'galena-il')).toBe(404);
  });
});
