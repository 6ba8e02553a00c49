import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { merchantsContract } from '@tableside/api-client/contract';
import { schema } from '../database/database.ts';
import { createTestApi, readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { importMerchants } from './import-merchants.ts';
import type { ImportOptions } from './import-records.ts';

const anna = {
  id: 7,
  name: 'Anna’s “Kitchen”, by the Sea',
  description: 'Two lines:\nand quotes.',
  latitude: 42.3582,
  longitude: -71.1287,
  street: '1 N Harvard St',
  city: 'Boston',
  state: 'MA',
  zipCode: '02134',
  phone: '(312) 555-0142',
  websiteUrl: 'https://anna.example/',
  cuisines: ['Thai', 'Seafood'],
  priceLevel: 2,
  rating: 4.5,
  ratingCount: 12,
  joinedOn: '2026-03-01',
  mealsServed: ['lunch', 'dinner'],
  features: ['dineIn'],
  hours: ['Mon 11:30-22:00', 'Fri 17:00-01:00'],
  benefits: {
    hilton: { rates: { 0: 1, 2: 3, 3: 5 }, days: ['Mon', 'Tue'], bonusText: '250 bonus points' },
    caesars: { rates: { 2: 4 }, requiredTier: 2, campaignCodes: ['A', 'B'], maxSpend: 500 },
  },
};
const plain = (id: number, name = `Place ${id}`) => ({
  id,
  name,
  latitude: 41.9,
  longitude: -87.6,
  street: '2 N State St',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  cuisines: ['Pizza'],
  joinedOn: '2020-01-01',
  benefits: { hilton: { rates: { 0: 1 } } },
});

const cell = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join('|') : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const flat = (value: object, path = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? flat(inner, `${path}${name}.`)
      : [[`${path}${name}`, inner] as [string, unknown]],
  );
function table(records: readonly object[], newline = '\n'): string {
  const rows = records.map((record) => new Map(flat(record)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = rows.map((row) => columns.map((column) => cell(row.get(column) ?? '')).join(','));
  return [columns.join(','), ...lines, ''].join(newline);
}
const jsonLines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');

describe.each(databaseKinds)('an import on %s', (kind) => {
  let folder: string;
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  let reported: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tableside-import-'));
    opened = await openTestDatabase(kind);
    partners = await readTestPartners();
  });
  afterAll(async () => {
    await opened.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    reported = [];
    await opened.database.orm.delete(schema.merchants);
  });

  const run = async (
    name: string,
    content: string | Buffer,
    options: Partial<Pick<ImportOptions, 'skipsBad' | 'isDryRun' | 'onProgress'>> = {},
  ) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const onBadLine = (line: number, why: string) => void reported.push(`${line}: ${why}`);
    return importMerchants(opened.database, { path, partners, onBadLine, ...options });
  };
  const merchants = () => opened.database.orm.select().from(schema.merchants).orderBy(schema.merchants.id);
  const benefits = () =>
    opened.database.orm
      .select()
      .from(schema.merchantBenefits)
      .orderBy(schema.merchantBenefits.merchantId, schema.merchantBenefits.partnerId);
  const everything = async () => ({ merchants: await merchants(), benefits: await benefits() });

  test('a table and JSON lines say the same; a byte order mark, CRLF and a missing last line end change nothing', async () => {
    const counts = { lines: 2, bad: 0, added: 2, changed: 0, unchanged: 0, isCommitted: true };
    expect(await run('a.jsonl', jsonLines([anna, plain(8)]))).toEqual(counts);
    const expected = await everything();
    expect(expected.merchants[0]).toMatchObject({
      isDemo: false,
      zipCode: '02134',
      timeZone: 'America/New_York',
      phone: '3125550142',
      searchText: 'annas kitchen by the sea thai seafood',
      rating: 4.5,
      hours: [
        { day: 'Mon', opens: '11:30', closes: '22:00' },
        { day: 'Fri', opens: '17:00', closes: '01:00' },
      ],
    });
    expect(expected.benefits.map(({ partnerId, merchantId }) => [partnerId, merchantId])).toEqual([
      ['caesars', 7],
      ['hilton', 7],
      ['hilton', 8],
    ]);
    expect(expected.benefits[1]).toMatchObject({
      campaignCodes: [partners.find(({ id }) => id === 'hilton')?.campaignCode],
      rates: [
        { tier: 0, rate: 1, days: ['Mon', 'Tue'] },
        { tier: 2, rate: 3, days: ['Mon', 'Tue'] },
        { tier: 3, rate: 5, days: ['Mon', 'Tue'] },
      ],
    });
    await run('zone.jsonl', jsonLines([{ ...plain(8), timeZone: 'America/Indiana/Knox' }]));
    expect((await merchants())[1]).toMatchObject({ timeZone: 'America/Indiana/Knox' });
    for (const [name, content] of [
      ['b.csv', table([anna, plain(8)])],
      ['c.csv', `\uFEFF${table([anna, plain(8)], '\r\n')}`],
      ['d.csv', table([anna, plain(8)]).trimEnd()],
      ['e.ndjson', `\uFEFF${jsonLines([anna, plain(8)]).replaceAll('\n', '\r\n')}\r\n\r\n`],
    ] as const) {
      await opened.database.orm.delete(schema.merchants);
      expect([name, await run(name, content)]).toEqual([name, counts]);
      expect([name, await everything()]).toEqual([name, expected]);
    }
  });

  test('a second import changes nothing; a later one changes what differs and leaves other merchants alone', async () => {
    await run('a.jsonl', jsonLines([anna, plain(8), plain(9)]));
    const before = await everything();
    expect(await run('a.jsonl', jsonLines([anna, plain(8), plain(9)]))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 3,
    });
    expect(await everything()).toEqual(before);

    const { caesars } = anna.benefits;
    const next = [{ ...anna, benefits: { caesars } }, plain(8, 'Renamed'), plain(10)];
    expect(await run('b.jsonl', jsonLines(next))).toMatchObject({ added: 1, changed: 2, unchanged: 0 });
    expect((await merchants()).map(({ id, name }) => [id, name])).toEqual([
      [7, anna.name],
      [8, 'Renamed'],
      [9, 'Place 9'],
      [10, 'Place 10'],
    ]);
    expect((await benefits()).filter(({ merchantId }) => merchantId === 7)).toMatchObject([
      { partnerId: 'caesars' },
    ]);
  });

  test('CFG-15.a every bad line is told with its number and why, as is a VIP rate without a VIP tier; then nothing is imported, or all the others', async () => {
    const lines = [
      JSON.stringify(plain(1)),
      JSON.stringify({ ...plain(2), zipCode: '1234', latitude: 'x', benefits: { nobody: {} } }),
      '{"id": 3,',
      JSON.stringify({ ...plain(1), name: 'Twice' }),
      '[1]',
      JSON.stringify({ ...plain(6), name: 'No \0', joinedOn: '2026-02-30', nmae: 'x', state: null }),
      JSON.stringify({
        ...plain(7),
        hours: ['Mon 9-5'],
        benefits: { caesars: { rates: { 0: 1, 2: 1, 3: 2 }, requiredTier: 2 }, hilton: {} },
      }),
      '{"id": 8, "name": "\\ud800"}',
      JSON.stringify(plain(9)),
    ].join('\n');
    const result = { lines: 9, bad: 7, added: 0, isCommitted: false };
    expect(await run('bad.jsonl', lines)).toMatchObject(result);
    expect(await merchants()).toEqual([]);
    expect(reported).toEqual([
      '2: latitude must be a number from -90 to 90; zipCode must be five digits; benefits.nobody is not a field of a merchant',
      '3: not valid JSON',
      '4: id 1 is on an earlier line',
      '5: not a merchant',
      '6: name must be valid UTF-8; state is missing; joinedOn must be a day such as 2026-03-01; nmae is not a field of a merchant',
      '7: hours.0 must be written as "Mon 11:30-22:00"; benefits.caesars.rates must have no tier below requiredTier; benefits.caesars.rates.3 must be omitted: the partner has no VIP tier; benefits.hilton.rates is missing',
      expect.stringMatching(/^8: name must be valid UTF-8; latitude is missing; .+/),
    ]);
    expect(await run('bad.jsonl', lines, { skipsBad: true })).toMatchObject({
      bad: 7,
      added: 2,
      isCommitted: true,
    });
    expect((await merchants()).map(({ id }) => id)).toEqual([1, 9]);
  });

  test('MER-40.a MER-40.b MER-40.c MER-40.e an address of two states, hours that never open, pictures of another origin and a cuisine without a name are refused', async () => {
    const lines = [
      { ...plain(1), longitude: 87.6 },
      { ...plain(2), zipCode: '02134' },
      { ...plain(3), hours: ['Mon 00:30-00:30', 'Tue 00:00-00:00'] },
      {
        ...plain(4),
        imageBaseUrl: 'https://pictures.example/a',
        galleryUrls: ['//pictures.example/a', '/\\pictures.example/a'],
        menuImageUrls: ['/images/menu-1', 'https://pictures.example/menu'],
      },
      { ...plain(6), longitude: 87.6, zipCode: '99999' },
      // A border town that is nearer to ZIP codes of the other state.
      { ...plain(5), city: 'East Dubuque', zipCode: '61025', latitude: 42.4925, longitude: -90.6429 },
      { ...plain(7), cuisines: ['Thai', ' '] },
    ];
    expect(await run('bad.jsonl', jsonLines(lines))).toMatchObject({ bad: 6, isCommitted: false });
    expect(reported).toEqual([
      expect.stringMatching(/^1: latitude and longitude must be in IL: they are 6\d{3} miles away from it$/),
      '2: zipCode must be of IL: 02134 is of MA',
      '3: hours.0 must not close when it opens: around the clock is "Mon 00:00-00:00"',
      '4: menuImageUrls.1 must be a path of the site, such as /images/thai-1; imageBaseUrl must be a path of the site, such as /images/thai-1; galleryUrls.0 must be a path of the site, such as /images/thai-1; galleryUrls.1 must be a path of the site, such as /images/thai-1',
      expect.stringMatching(/^5: latitude and longitude must be in IL: they are 6\d{3} miles away from it$/),
      '7: cuisines.1 is missing',
    ]);
  });

  test('MER-40.f an offset is no time zone of a merchant', async () => {
    const lines = ['-05:00', '+05', 'America/Nowhere', 'US/Central'].map((timeZone, index) => ({
      ...plain(index + 1),
      timeZone,
    }));
    await run('zones.jsonl', jsonLines(lines));
    expect(reported).toEqual(
      [1, 2, 3].map((line) => `${line}: timeZone must be a time zone such as America/Chicago`),
    );
  });

  test('MER-40.g a separator of lines within a text does not end the line of a JSON file', async () => {
    const description = 'One\u2028two\u2029three';
    const lines = [
      { ...plain(1), description },
      { ...plain(2), zipCode: 'x' },
    ];
    expect(await run('separators.jsonl', jsonLines(lines), { skipsBad: true })).toMatchObject({ added: 1 });
    expect(reported).toEqual(['2: zipCode must be five digits']);
    expect(await merchants()).toMatchObject([{ id: 1, description }]);
  });

  test('ERN-15.b what counts at a merchant is imported, or that it is as in the program; nothing both counts and does not', async () => {
    const counted = { ...plain(1), counted: ['tip', 'tax'], notCounted: ['onlineOrders'] };
    for (const [name, content] of [
      ['counts.jsonl', jsonLines([counted, plain(2)])],
      ['counts.csv', table([counted, plain(2)])],
    ] as const) {
      await run(name, content);
      expect((await merchants()).map(({ spendingRules }) => spendingRules)).toEqual([
        { tip: true, tax: true, onlineOrders: false },
        null,
      ]);
    }
    await run(
      'both.jsonl',
      jsonLines([
        { ...counted, notCounted: ['tax'] },
        { ...plain(2), counted: ['x'] },
      ]),
    );
    expect(reported).toEqual([
      '1: notCounted must have nothing that is in counted',
      '2: counted.0 must be one of tip, tax, onlineOrders, giftCards, pinDebit',
    ]);
  });

  test('lines of a table are told by their number in the file, with records of several lines before them', async () => {
    const [header = '', ...rows] = table([anna, plain(8), { ...plain(9), zipCode: 'x' }])
      .trimEnd()
      .split('\n8,');
    const broken = [header, ...rows.map((row) => `8,${row}`), 'too,few', `10${'x'.repeat(20)}`].join('\n');
    await run('bad.csv', broken);
    expect(reported).toEqual([
      '5: zipCode must be five digits',
      '6: the number of cells differs from line 1',
      '7: the number of cells differs from line 1',
    ]);
    await run('latin.csv', Buffer.from(table([plain(1, 'Café')]), 'latin1'));
    expect(reported.at(-1)).toMatch(/^2: name must be valid UTF-8/);
  });

  test('a table with other columns, a quote that nobody closes and a file that is none are refused', async () => {
    await expect(run('a.csv', 'id;name\n1;2\n')).rejects.toThrow(
      /^The columns in line 1 are invalid: unknown merchant columns: "id;name"; missing columns: "id", "name", .+\.$/,
    );
    await expect(run('a.csv', `id,id,__proto__.x\n`)).rejects.toThrow(
      'unknown merchant columns: "__proto__.x"; duplicate columns: "id"; missing columns: "name"',
    );
    await expect(run('a.csv', `${table([plain(1)])}2,"open\n`)).rejects.toThrow(
      /^The file could not be parsed: .+ line 3/,
    );
    await expect(run('a.xlsx', '')).rejects.toThrow('must end with .csv, .jsonl or .ndjson');
    const missing = { path: join(folder, 'missing.csv'), partners };
    await expect(importMerchants(opened.database, missing)).rejects.toThrow(
      /^File ".+missing\.csv" not found\.$/,
    );
    expect(await merchants()).toEqual([]);
  });

  test('a dry run says what would happen, and keeps nothing', async () => {
    expect(await run('a.jsonl', jsonLines([anna]), { isDryRun: true })).toMatchObject({
      added: 1,
      isCommitted: false,
    });
    expect(await merchants()).toEqual([]);
  });

  test('thousands of lines go through in batches, with progress; a fault in the middle leaves nothing behind', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => plain(index + 1));
    const steps: (number | string)[] = [];
    const onProgress = (lines: number, share: number) => {
      steps.push(lines, share > 0.5 && share <= 1 ? 'most of it' : String(share));
      if (steps.length > 2) throw new Error('the disk is gone');
    };
    expect(await run('many.csv', table(many), { onProgress })).toMatchObject({ lines: 1200, added: 1200 });
    expect(steps).toEqual([1000, 'most of it']);
    const renamed = many.map((merchant) => ({ ...merchant, name: 'Renamed' }));
    await expect(run('many.csv', table(renamed), { onProgress })).rejects.toThrow('the disk is gone');
    const { orm } = opened.database;
    expect(await orm.$count(schema.merchants)).toBe(1200);
    expect(await orm.$count(schema.merchants, eq(schema.merchants.name, 'Renamed'))).toBe(0);
  });

  test('MER-25 a search finds what was imported, in the programs that it is in', async () => {
    await run('a.jsonl', jsonLines([anna, plain(8)]));
    const api = createTestApi({ database: opened.database, partners, now: () => TEST_DAY });
    const search = async (partner: string, words: string, place = 'Boston, MA') => {
      const query = `location=${encodeURIComponent(place)}&restaurantOrCuisine=${encodeURIComponent(words)}`;
      return api.read<merchantsContract.MerchantSearchResponse>(`/api/v2/Merchants/Search?${query}`, {
        partner,
      });
    };
    expect((await search('hilton', 'anna kitchen')).merchants).toMatchObject([
      { id: '7', name: anna.name, benefitAvailability: { bonusText: '250 bonus points' } },
    ]);
    expect((await search('hilton', 'pizza', 'Chicago, IL')).totalResultSize).toBe(1);
    expect((await search('caesars', 'seafood')).merchants.map(({ id }) => id)).toEqual(['7']);
    expect((await search('american', 'seafood')).merchants).toEqual([]);
    const detail = await api.read<merchantsContract.MerchantDetailBody>('/api/merchants/7', {
      partner: 'hilton',
    });
    expect(detail).toMatchObject({ contact: { phone: '3125550142' }, mealsServed: ['lunch', 'dinner'] });
  });
});
