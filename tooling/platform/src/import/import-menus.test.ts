import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { createTestApi, readTestPartners } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { importMerchants } from './import-merchants.ts';

const plain = (id: number) => ({
  id,
  name: `Place ${id}`,
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
const jsonLines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');

describe.each(databaseKinds)('an import of menus on %s', (kind) => {
  let folder: string;
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  let reported: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tableside-import-menus-'));
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

  const run = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const onBadLine = (line: number, why: string) => void reported.push(`${line}: ${why}`);
    return importMerchants(opened.database, { path, partners, onBadLine });
  };
  const merchants = () => opened.database.orm.select().from(schema.merchants).orderBy(schema.merchants.id);

  const menu = {
    sections: [
      {
        name: 'Starters',
        dishes: [
          { name: 'Papaya salad', description: ' Lime and peanuts. ', price: 11.5, marks: ['spicy'] },
          { name: 'Catch | “of the day”', price: '9.05', note: 'market price', description: '' },
        ],
      },
      { name: 'Mains', description: 'With rice.', dishes: [{ name: 'Pad see ew', price: 16 }] },
    ],
    note: 'Cash only.',
  };
  test('MER-38.a a menu is imported, from JSON and from its JSON in a cell, with prices in cents', async () => {
    const stored = {
      sections: [
        {
          name: 'Starters',
          dishes: [
            { name: 'Papaya salad', description: 'Lime and peanuts.', priceCents: 1150, marks: ['spicy'] },
            { name: 'Catch | “of the day”', priceCents: 905, note: 'market price' },
          ],
        },
        { name: 'Mains', description: 'With rice.', dishes: [{ name: 'Pad see ew', priceCents: 1600 }] },
      ],
      note: 'Cash only.',
    };
    await run('menu.jsonl', jsonLines([{ ...plain(1), menu }, plain(2)]));
    expect((await merchants()).map((row) => row.menu)).toEqual([stored, null]);
    const cell = `"${JSON.stringify(menu).replaceAll('"', '""')}"`;
    const columns =
      'id,name,latitude,longitude,street,city,state,zipCode,cuisines,joinedOn,benefits.hilton.rates.0,menu';
    const rowOf = (id: number, last: string) =>
      `${id},Place ${id},41.9,-87.6,2 N State St,Chicago,IL,60601,Pizza,2020-01-01,1,${last}`;
    const again = [columns, rowOf(1, cell), rowOf(2, '')].join('\n');
    expect(await run('menu.csv', again)).toMatchObject({ unchanged: 2, isCommitted: true });
    expect(await run('menu.jsonl', jsonLines([plain(1)]))).toMatchObject({ changed: 1 });
    expect((await merchants()).map((row) => row.menu)).toEqual([null, null]);
  });

  test('MER-38.a what is wrong in a menu is told by its place, and more texts than pictures are refused', async () => {
    const dishes = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Dish ${at}` }));
    const of = (id: number, value: unknown) => ({ ...plain(id), menu: value });
    const lines = [
      of(1, 'see the board'),
      of(2, { sections: [] }),
      of(3, { sections: [{ name: ' ', dishes: [] }] }),
      of(4, {
        sections: [{ name: 'A', dishes: [{ name: 'B', price: 9.999, marks: ['healthy'], size: 2 }] }],
      }),
      of(5, { sections: [{ name: 'A', dishes: [{ name: 'B', price: '$9' }, { name: '' }] }] }),
      of(6, { sections: [{ name: 'A', dishes: dishes(401) }] }),
      { ...plain(7), menuImageUrls: ['/images/a-1'], menuImageDescriptions: ['One', 'Two'] },
    ];
    expect(await run('bad-menus.jsonl', jsonLines(lines))).toMatchObject({ bad: 7, isCommitted: false });
    expect(reported).toEqual([
      '1: menu must be a menu as JSON',
      '2: menu.sections must have a section',
      '3: menu.sections.0.name is missing; menu.sections.0.dishes must have a dish',
      expect.stringMatching(
        /^4: menu.sections.0.dishes.0.price must be dollars .+; menu.sections.0.dishes.0.marks.0 must be one of vegetarian, .+; menu.sections.0.dishes.0.size is not a field of a merchant$/,
      ),
      '5: menu.sections.0.dishes.0.price must be a number from 0 to 10000; menu.sections.0.dishes.1.name is missing',
      '6: menu must have at most 400 dishes',
      '7: menuImageDescriptions must have no more texts than menuImageUrls has pictures',
    ]);
  });

  test('MER-38.a MER-38.c the API has the menu as text, what its pictures show, and changes as soon as an import does', async () => {
    const pictures = {
      menuImageUrls: ['/images/a-1', '/images/a-2'],
      menuImageDescriptions: ['', 'Desserts'],
    };
    await run('menu.jsonl', jsonLines([{ ...plain(1), menu, ...pictures }, plain(2)]));
    const api = createTestApi({ database: opened.database, partners });
    const at = async (path: string) => {
      const response = await api.call(path, { partner: 'hilton' });
      return [response.status, await response.json()] as const;
    };
    expect((await at('/api/merchants/1'))[1]).toMatchObject({
      menu: {
        imageUrls: ['/images/a-1', '/images/a-2'],
        imageDescriptions: ['', 'Desserts'],
        hasText: true,
      },
    });
    expect((await at('/api/merchants/2'))[1]).toMatchObject({ menu: { imageUrls: [] } });
    expect(JSON.stringify(await at('/api/merchants/1'))).not.toContain('Papaya');
    expect(await at('/api/merchants/1/Menu')).toMatchObject([200, { note: 'Cash only.' }]);
    for (const path of ['2', '3', 'x', '99999999999'])
      expect([path, (await at(`/api/merchants/${path}/Menu`))[0]]).toEqual([path, 404]);
    await run('menu.jsonl', jsonLines([{ ...plain(1), menu: { ...menu, note: 'Cards too.' } }]));
    expect(await at('/api/merchants/1/Menu')).toMatchObject([200, { note: 'Cards too.' }]);
  });
});
