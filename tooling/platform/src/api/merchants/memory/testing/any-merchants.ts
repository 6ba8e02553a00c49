import type { merchantsContract } from '@tableside/api-client/contract';
import { mealsServed, merchantFeatures, weekdays } from '@tableside/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { featureBits, mealBits, weekdayBits } from '../../../../database/bit-sets.ts';
import { schema, type Database } from '../../../../database/database.ts';
import { insertRows, updateOf } from '../../../../database/insert-rows.ts';
import { searchable } from '../../../../database/searchable.ts';
import { SEARCH_RADII, type SearchPlan } from '../../search-plan.ts';

export const PARTNERS = ['american', 'caesars'];
const CODES = ['AA-TABLE', 'EXTRA'];
export const TODAY = '2026-06-15';

const day = fc
  .oneof(fc.constantFrom(-91, -90, -1, 0, 1), fc.integer({ min: -3000, max: 60 }))
  .map((days) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10));
const near = (center: number, spread: number) =>
  fc.oneof(
    // A grid, so that some merchants share a place or mirror each other.
    fc.integer({ min: -8, max: 8 }).map((steps) => center + (steps * spread) / 8),
    fc
      .double({ min: center - spread, max: center + spread, noNaN: true })
      .map((degrees) => Number(degrees.toFixed(6))),
  );
const position = fc.oneof(
  { arbitrary: fc.record({ latitude: near(41.88, 0.6), longitude: near(-87.63, 0.6) }), weight: 6 },
  { arbitrary: fc.record({ latitude: near(40.5, 3), longitude: near(-89, 3) }), weight: 2 },
  { arbitrary: fc.record({ latitude: near(0, 90), longitude: near(0, 180) }), weight: 1 },
);

export const merchant = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  name: fc.oneof(
    fc.constantFrom(
      'Pizza Nostra',
      'The Grill',
      'Café Étoile',
      'SUSHI bar',
      'Sushi-Ya',
      'zz',
      'éclair',
      '𝔘',
      '\uffee',
    ),
    fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\0')),
  ),
  position,
  state: fc.constantFrom('IL', 'WI', 'TX'),
  cuisines: fc.subarray(['Pizza', 'Sushi', 'Grill']),
  priceLevel: fc.integer({ min: 0, max: 4 }),
  rating: fc.option(fc.integer({ min: 40, max: 43 }).map((tenths) => tenths / 10)),
  ratingCount: fc.integer({ min: 0, max: 3 }),
  joinedOn: day,
  acclaimedLevel: fc.integer({ min: 0, max: 2 }),
  meals: fc.subarray([...mealsServed]).map(mealBits.bitsOf),
  features: fc.subarray([...merchantFeatures]).map(featureBits.bitsOf),
  isBookable: fc.boolean(),
  benefits: fc.array(
    fc.record({
      partnerId: fc.constantFrom(...PARTNERS),
      days: fc.subarray([...weekdays]).map(weekdayBits.bitsOf),
      campaignCodes: fc.subarray(CODES),
    }),
    { maxLength: 2 },
  ),
});
export type Merchant = typeof merchant extends fc.Arbitrary<infer T> ? T : never;

const sometimes = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: values, weight: 1 });
const rarely = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 15 }, { arbitrary: values, weight: 1 });
const request = fc.record(
  {
    campaignCode: sometimes(fc.constantFrom(...CODES, 'none')),
    acclaimed: sometimes(fc.constant('true' as const)),
    isNew: sometimes(fc.constant('true' as const)),
    reservations: sometimes(fc.constant('true' as const)),
    benefitsFor: sometimes(fc.subarray([...weekdays], { maxLength: 2 })),
    features: sometimes(fc.subarray([...merchantFeatures], { maxLength: 2 })),
    mealsServed: sometimes(fc.subarray([...mealsServed], { maxLength: 2 })),
    priceRange: sometimes(fc.subarray(['1', '2', '3', '4'])),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<merchantsContract.MerchantPositionsRequest>;

const words = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.subarray(['pizza', 'suhsi', 'sushi', 'grill', 'cafe', 'zz', 'qq'], { minLength: 1, maxLength: 3 }),
    { minLength: 1, maxLength: 2 },
  ),
);
const rectangle = fc
  .tuple(position, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .map(([origin, high, wide]) => ({
    kind: 'rectangle' as const,
    origin,
    bounds: {
      south: origin.latitude - high,
      north: origin.latitude + high,
      west: origin.longitude - wide,
      east: origin.longitude + wide,
    },
  }));
const place = fc.oneof(
  position.map((origin) => ({ kind: 'around' as const, origin })),
  rectangle,
  fc
    .tuple(position, fc.constantFrom('IL', 'TX', 'AK'))
    .map(([origin, state]) => ({ kind: 'state' as const, origin, state })),
);
export const plan: fc.Arbitrary<SearchPlan> = fc
  .record({
    partnerId: fc.constantFrom(...PARTNERS),
    request,
    place: fc.option(place, { nil: undefined, freq: 4 }),
    merchantIds: rarely(fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 60 })),
    radiusMiles: fc.constantFrom(...SEARCH_RADII),
    acclaimedLevels: fc.subarray([1, 2]),
    words,
    today: fc.constantFrom(TODAY, '2026-06-14', '2026-03-01'),
  })
  .map(({ place: named, words: typed, merchantIds, ...rest }) => ({
    ...rest,
    words: typed,
    ...(merchantIds && { merchantIds }),
    ...((named ?? (typed.length === 0 && !merchantIds))
      ? { place: named ?? { kind: 'state', state: 'IL', origin: { latitude: 40, longitude: -89 } } }
      : {}),
  }));
export const page = fc.record({
  sortBy: fc.constantFrom(
    undefined,
    'distance' as const,
    'rating' as const,
    'name' as const,
    'newest' as const,
  ),
  pageNo: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 3, 10),
});

export const changeOf = (minLength: number, maxLength: number) =>
  fc.record({
    merchants: fc.uniqueArray(merchant, {
      minLength,
      maxLength,
      selector: ({ id }) => id,
      size: 'max',
    }),
    removed: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 20 }),
  });

export async function write({ orm }: Database, list: readonly Merchant[], removed: readonly number[]) {
  const { merchants, merchantBenefits } = schema;
  await orm.transaction(async (transaction) => {
    if (removed.length > 0)
      await transaction.execute(sql`delete from merchants where id in (${sql.join([...removed], sql`, `)})`);
    const rows = list.map(({ position: at, isBookable, ...rest }) => ({
      ...rest,
      ...at,
      isDemo: false,
      searchText: searchable(`${rest.name} ${rest.cuisines.join(' ')}`),
      description: null,
      street: '',
      city: '',
      zipCode: '',
      neighborhood: null,
      timeZone: 'America/Chicago',
      phone: null,
      websiteUrl: null,
      orderUrl: null,
      menuUrl: null,
      menuImageUrls: [],
      menuImageDescriptions: [],
      menu: null,
      imageBaseUrl: '',
      galleryUrls: [],
      highlight: null,
      hours: [],
      reservationProviders: isBookable ? ['OpenTable'] : [],
    }));
    await insertRows(transaction, merchants, rows, updateOf(merchants, ['id']));
    const ids = list.map(({ id }) => id);
    if (ids.length > 0)
      await transaction.execute(
        sql`delete from merchant_benefits where merchant_id in (${sql.join(ids, sql`, `)})`,
      );
    const benefits = list.flatMap((one) =>
      one.benefits
        .filter(({ partnerId }, at) => one.benefits.findIndex((b) => b.partnerId === partnerId) === at)
        .map((benefit) => ({
          ...benefit,
          merchantId: one.id,
          rates: [],
          bonusText: null,
          maxSpend: null,
          maxVisitsPerMonth: null,
          requiredTier: 0,
        })),
    );
    await insertRows(transaction, merchantBenefits, benefits);
  });
}

export const one = (id: number, rating: number): Merchant => ({
  id,
  name: `Place ${id}`,
  position: { latitude: 30, longitude: -97 },
  state: 'TX',
  cuisines: [],
  priceLevel: 1,
  rating,
  ratingCount: 1,
  joinedOn: TODAY,
  acclaimedLevel: 0,
  meals: 0,
  features: 0,
  isBookable: false,
  benefits: [{ partnerId: 'american', days: 127, campaignCodes: [] }],
});
