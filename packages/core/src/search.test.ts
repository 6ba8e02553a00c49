import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mealsServed, merchantFeatures } from './merchant.ts';
import { omitUndefined } from './omit-undefined.ts';
import {
  CAROUSEL_PAGE_SIZE,
  CURRENT_LOCATION,
  DEFAULT_LOCATION_NAME,
  FALLBACK_COORDINATES,
  formatMerchantSearch,
  isLocationText,
  LAST_PAGE,
  parseMerchantSearch,
  RESULTS_PAGE_SIZE,
  sortOrders,
  type MerchantSearch,
  type QueryReader,
} from './search.ts';
import { weekdays } from './weekday.ts';

type Pairs = readonly (readonly [key: string, value: string])[];

const readerOf = (pairs: Pairs): QueryReader => ({
  get: (key) => pairs.find(([name]) => name === key)?.[1] ?? null,
  getAll: (key) => pairs.filter(([name]) => name === key).map(([, value]) => value),
});
const read = (query: string) =>
  parseMerchantSearch(readerOf(query.split('&').map((pair) => pair.split('=', 2) as [string, string])));
const write = (search: MerchantSearch) =>
  formatMerchantSearch(search)
    .map((pair) => pair.join('='))
    .join('&');

test('SEA-19 SEA-24 SEA-28 SEA-31.a MER-37.a SEA-05.a the constants are those of the program', () => {
  expect(FALLBACK_COORDINATES).toEqual({ latitude: 40.7577, longitude: -73.9857 });
  expect(CURRENT_LOCATION).toBe('Current Location');
  expect(DEFAULT_LOCATION_NAME).toBe('New York, NY');
  expect(RESULTS_PAGE_SIZE).toBe(10);
  expect(CAROUSEL_PAGE_SIZE).toBe(15);
  expect(sortOrders).toEqual(['distance', 'rating', 'name', 'newest']);
});

test('API-11.a SEA-11.a SEA-11.b SEA-11.c a search is formatted with the fields of the contract, lists as repeated keys', () => {
  const search: MerchantSearch = {
    campaignCode: 'A-1',
    location: 'Boston, MA',
    restaurantOrCuisine: 'pizza',
    acclaimed: true,
    benefitsFor: ['Sun', 'Sat'],
    features: ['dineIn'],
    isNew: true,
    mealsServed: ['lateNight'],
    priceRange: [1, 4],
    reservations: true,
    sortBy: 'rating',
    pageNo: 2,
    pageSize: 10,
  };
  expect(write(search)).toBe(
    'campaignCode=A-1&location=Boston, MA&restaurantOrCuisine=pizza&acclaimed=true&benefitsFor=Sun&benefitsFor=Sat' +
      '&features=dineIn&isNew=true&mealsServed=lateNight&priceRange=1&priceRange=4&reservations=true&sortBy=rating&pageNo=2&pageSize=10',
  );
  expect(write({ restaurantOrCuisine: '' })).toBe('');
  const bounds = { south: 40.7, west: -74, north: 40.8, east: -73.9 };
  expect(write({ location: '40.75,-73.95', bounds })).toBe(
    'location=40.75,-73.95&bounds=40.7,-74,40.8,-73.9',
  );
});

test('SEA-13.a SEA-13.b SEA-14 SEA-15 SEA-17 every choice of the lists is read from an address', () => {
  const search: MerchantSearch = {
    benefitsFor: weekdays,
    features: merchantFeatures,
    mealsServed,
    priceRange: [1, 2, 3, 4],
  };
  expect(read(write(search))).toEqual(search);
});

const keys = ['location', 'acclaimed', 'benefitsFor', 'priceRange', 'sortBy', 'pageNo', 'pageSize'] as const;

describe('SEA-32.b parsing a query string', () => {
  test.each([
    ['', {}],
    ['location=  ', {}],
    ['location= Boston ', { location: 'Boston' }],
    ['location=O\u2032Fallon\u200B,\tIL', { location: "O'Fallon, IL" }],
    ['acclaimed=yes&isNew=TRUE&reservations=', {}],
    ['sortBy=price&priceRange=0&priceRange=5&mealsServed=tea', {}],
    ['priceRange=3&priceRange=1&priceRange=3', { priceRange: [1, 3] }],
    ['benefitsFor=Sat&benefitsFor=Sun&benefitsFor=Someday', { benefitsFor: ['Sun', 'Sat'] }],
    ['pageNo=0', {}],
    ['pageNo=1e3', {}],
    ['pageNo=-1&pageSize=51', {}],
    [`pageNo=${LAST_PAGE}&pageSize=50`, { pageNo: LAST_PAGE, pageSize: 50 }],
    [`pageNo=${LAST_PAGE + 1}`, {}],
    ['location=Boston&bounds=40.7,-74,40.8,-73.9', { location: 'Boston' }],
    ['location=40.75,-73.95&bounds=40.8,-74,40.7,-73.9', { location: '40.75,-73.95' }],
  ] as const)('"%s"', (query, search) => expect(read(query)).toEqual(search));

  test('VAL-28 texts of an address are in plain letters', () => {
    expect(read('location=\u200BCoeur d\u2019Alene&restaurantOrCuisine= Cafe\u0301\u2013Bar ')).toEqual({
      location: "Coeur d'Alene",
      restaurantOrCuisine: 'Caf\u00E9-Bar',
    });
  });

  test('a text is truncated to the server’s limit', () => {
    expect(read(`location=${'a'.repeat(500)}`).location).toHaveLength(120);
  });

  test('whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.string({ unit: 'binary' }))), (pairs) => {
        expect(() => parseMerchantSearch(readerOf(pairs))).not.toThrow();
      }),
    );
  });
});

const someOf = <T>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const flag = fc.option(fc.constant(true as const), { nil: undefined });

test('SEA-32.b a formatted search is parsed as it was', () => {
  const word = fc.option(fc.constantFrom('pizza', 'A-1'), { nil: undefined });
  const location = fc.option(fc.constantFrom('Boston, MA', '10001', '41.88,-87.63', "Coeur d'Alene"), {
    nil: undefined,
  });
  const area = { location: '40.75,-73.95', bounds: { south: 40.7, west: -74, north: 40.8, east: -73.9 } };
  const places = fc.oneof(fc.record({ location }), fc.constant(area));
  const choices = fc.record({
    campaignCode: word,
    restaurantOrCuisine: word,
    acclaimed: flag,
    isNew: flag,
    reservations: flag,
    benefitsFor: someOf(weekdays),
    features: someOf(merchantFeatures),
    mealsServed: someOf(mealsServed),
    priceRange: someOf([1, 2, 3, 4] as const),
    sortBy: fc.option(fc.constantFrom(...sortOrders), { nil: undefined }),
    pageNo: fc.option(fc.integer({ min: 1, max: LAST_PAGE }), { nil: undefined }),
    pageSize: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(choices, places, (chosen, place) => {
      const criteria = omitUndefined({ ...chosen, ...place });
      expect(parseMerchantSearch(readerOf(formatMerchantSearch(criteria)))).toEqual(criteria);
    }),
  );
});

describe('SEA-22.a a location contains only letters, digits, spaces, commas, dots, hyphens, apostrophes and ampersands', () => {
  test.each([
    'Boston',
    'New York, NY',
    'St. Louis',
    'Winston-Salem',
    'Coeur d’Alene',
    'O’Fallon',
    "Land O'Lakes",
    '10001',
    'Cañon City',
    'At&t, OR',
    'K\u0101ne\u02BBohe',
    'Ka\u0304ne\u2018ohe',
    'Hawai`i',
    'Winston\u2013Salem',
    '\u202AChi\u200Bcago\u202C',
  ])('%s', (text) => expect(isLocationText(text)).toBe(true));
  test.each(['', ' ', '@@@', '...', ',-', '<b>', '50%'])('not "%s"', (text) =>
    expect(isLocationText(text)).toBe(false),
  );
  test.each([...'!"#$%()*+/:;<=>?@[\\]^_{|}~€№☃'])('nor with %s among letters', (sign) =>
    expect(isLocationText(`Bos${sign}ton`)).toBe(false),
  );
});
