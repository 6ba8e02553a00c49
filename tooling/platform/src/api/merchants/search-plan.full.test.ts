import { merchantsContract } from '@tableside/api-client/contract';
import { distanceInMiles, FALLBACK_COORDINATES } from '@tableside/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Statement } from '../../database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { planSearch } from './find-merchants.ts';
import { createDatabaseFinder } from './merchant-finder.ts';
import { boxAround, searchWords } from './search-plan.ts';
import { positionsStatement, searchStatement } from './search-statement.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [`${plan['Node Type']} on ${plan['Relation Name']}`] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

describe('a search among 100,000 merchants on PostgreSQL', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
    const { orm } = opened.database;
    // Query plans depend only on the number and distribution of rows. Plain rows suffice, and are faster to
    // create.
    await orm.execute(sql`select setseed(0.42)`);
    await orm.execute(sql`
      insert into merchants (id, name, search_text, description, latitude, longitude, street, city, state, zip_code, menu_image_urls,
        image_base_url, gallery_urls, cuisines, price_level, rating, rating_count, joined_on, acclaimed_level, meals,
        features, hours, reservation_providers, time_zone)
      select n, 'Place ' || n, word || ' ' || n, repeat('A row is as long as one of a real place. ', 25), 25 + 24 * random(), -124 + 57 * random(), '1 Main Street', 'Town',
        (array['TX','CA','NY','IL','FL','WA','OH','PA','GA','NC'])[1 + n % 10], '00000', '{}', '/images/thai-1', '{}',
        array[word], n % 5, 4, 10, '2025-01-01', n % 3, n % 32, n % 16, '[]', '{}', 'America/New_York'
      from generate_series(1, 100000) n,
        lateral (select (array['pizza','sushi','taco','curry','burger','bistro','noodle','grill','bakery','oyster',
          'brisket','paella','ramen','pho','tapas','steak','vegan','dumpling','gyro','waffle'])[1 + n % 20] as word) words`);
    for (const partner of ['american', 'caesars', 'hilton']) {
      await orm.execute(sql`
        insert into merchant_benefits (partner_id, merchant_id, campaign_codes, rates, days, required_tier)
        select ${partner}, id, '{AA-TABLE}', jsonb_build_array(repeat('rates of three tiers and their days ', 8)), 127, 0
        from merchants`);
    }
    await orm.execute(sql`analyze`);
  });
  afterAll(() => opened.stop());

  const scansFor = async (statement: Statement) => {
    const [row] = await opened.database.run<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      name: '',
      text: `explain (format json) ${statement.text}`,
      values: statement.values,
    });
    return row ? scansOf(row['QUERY PLAN'][0].Plan) : [];
  };

  test.each([
    { location: '40.75,-73.98' },
    { location: '40.75,-73.98', bounds: '40.7,-74.05,40.8,-73.9' },
    { location: 'Chicago, IL', sortBy: 'rating', priceRange: ['1', '2'], benefitsFor: 'Fri' },
    { location: 'Chicago, IL', restaurantOrCuisine: 'pizza' },
    { location: 'Texas', sortBy: 'name' },
    { location: 'Texas', restaurantOrCuisine: 'suhsi' },
    { restaurantOrCuisine: 'dumpling' },
    {},
  ])('API-11.a scans no table sequentially: %j', async (query) => {
    const request = merchantsContract.merchantSearchRequest.parse(query);
    const plan = await planSearch(createDatabaseFinder(opened.database), {
      partner: { id: 'american', acclaimedEnabled: true, acclaimed2Enabled: false },
      today: '2026-06-15',
      defaultLocation: FALLBACK_COORDINATES,
      request,
      readVocabulary: () => Promise.resolve(new Map([['sushi', 5000]])),
    });
    if (!plan) throw new Error('The place is not known.');
    const page = await scansFor(searchStatement(plan, request));
    expect(page.length).toBeGreaterThanOrEqual(4);
    expect(page.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    const positions = await scansFor(positionsStatement(plan, merchantsContract.MOST_POSITIONS));
    expect(positions.length).toBeGreaterThanOrEqual(3);
    expect(positions.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  });
});

test('the bounding box of a circle contains every point of the circle', () => {
  const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
  const isHeld = fc.property(
    degrees(-60, 75),
    degrees(-179, 179),
    degrees(-1.5, 1.5),
    degrees(-3, 3),
    (latitude, longitude, up, right) => {
      const point = { latitude: latitude + up, longitude: longitude + right };
      const { south, north, west, east } = boxAround({ latitude, longitude }, 50);
      const isInBox =
        point.latitude >= south &&
        point.latitude <= north &&
        point.longitude >= west &&
        point.longitude <= east;
      return distanceInMiles({ latitude, longitude }, point) > 50 || isInBox;
    },
  );
  expect(fc.check(isHeld).counterexample).toBeNull();
});

test('stop words are not searched', () => {
  expect(searchWords('The best Café & Restaurant near me')).toEqual(['best', 'cafe']);
  expect(searchWords('  ')).toEqual([]);
  expect(searchWords('a b c d e f g h')).toHaveLength(5);
});
