import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { menuHref, merchantHref, placeHref } from '@tableside/core';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { publicReadsOf } from '../../database/public-reads.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners, TEST_DAY } from '../../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { problemResponse } from '../../web/problem.ts';
import {
  createRestaurantPlaces,
  cuisineSlug,
  placeSlug,
  type ReadRestaurantPlaces,
} from '../merchants/restaurant-places.ts';
import { createSitemaps, proxySitemaps } from './sitemaps.ts';

const sizes = { limit: 60, batch: 25 };

describe.each(databaseKinds)('sitemaps on %s', (kind) => {
  let opened: TestDatabase;
  let partners: Awaited<ReturnType<typeof readTestPartners>>;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 200, hasPeople: false }));
    partners = await readTestPartners();
  });
  afterAll(() => opened.stop());

  const readPlaces: ReadRestaurantPlaces = (partner) =>
    createRestaurantPlaces(publicReadsOf(opened.database), () => TEST_DAY)(partner);
  const reading: Parameters<typeof opened.database.run>[0][] = [];
  function sitemapsOf(
    partnerId: string,
    options: Partial<typeof sizes> & { readonly readPlaces?: ReadRestaurantPlaces } = {},
  ) {
    const { run } = publicReadsOf(opened.database);
    const reads: typeof opened.database = {
      ...opened.database,
      run: (statement) => {
        reading.push(statement);
        return run(statement);
      },
    };
    return new Hono<PlatformEnv>()
      .use((context, next) => {
        context.set('partnerId', partnerId);
        context.set('requestId', 'test');
        return next();
      })
      .route('/', createSitemaps({ partners, reads, readPlaces, ...options }))
      .onError(problemResponse);
  }
  const entriesOf = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', changedAt]) => ({ address, changedAt }),
    );

  async function restaurantsOf(partnerId: string, options?: Partial<typeof sizes>) {
    const app = sitemapsOf(partnerId, options);
    const list = await app.request('/sitemap.xml');
    expect([list.status, list.headers.get('Content-Type')]).toEqual([200, 'application/xml']);
    const listed = entriesOf(await list.text());
    const isOfRestaurants = ({ address }: { address: string }) => address.includes('sitemap-restaurants-');
    const parts = listed.filter(isOfRestaurants);
    const { origin } = new URL(partners.find(({ id }) => id === partnerId)!.siteUrl);
    expect(listed.filter((one) => !isOfRestaurants(one)).map(({ address }) => address)).toEqual([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-places.xml`,
    ]);
    const files = await Promise.all(
      parts.map(async ({ address }) => {
        const response = await app.request(new URL(address).pathname);
        expect([address, response.status]).toEqual([address, 200]);
        return entriesOf(await response.text());
      }),
    );
    return { app, origin, parts, files };
  }

  test('FND-02.b FND-08.b MER-38.d the sitemaps of each partner list the restaurants that its searches find and their menus as text, each once', async () => {
    const api = createTestApi({ database: opened.database, partners });
    await opened.database.orm.execute(
      sql`update merchant_benefits set campaign_codes = '{ANOTHER}' where merchant_id = (select min(id) from merchants)`,
    );
    const menus = await publicReadsOf(opened.database).run<{ id: number }>({
      name: 'test: menus',
      text: 'select id from merchants where menu is not null',
      values: [],
    });
    const withMenu = new Set(menus.map(({ id }) => String(id)));
    expect(withMenu.size).toBeGreaterThan(20);
    for (const { id, campaignCode } of partners) {
      const search = (pageNo: number) =>
        api.read<{ totalPages: number; merchants: { id: string }[] }>(
          `/api/v2/Merchants/Search?bounds=-90,-180,90,180&sortBy=name&pageSize=50&pageNo=${pageNo}${campaignCode ? `&campaignCode=${campaignCode}` : ''}`,
          { partner: id },
        );
      const { totalPages } = await search(1);
      const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => search(index + 1)));
      const found = pages.flatMap(({ merchants }) =>
        merchants.flatMap((one) => [
          merchantHref(one.id),
          ...(withMenu.has(one.id) ? [menuHref(one.id)] : []),
        ]),
      );
      const { files, origin } = await restaurantsOf(id);
      const listed = files.flat().map(({ address }) => address);
      expect(listed.length).toBeGreaterThan(20);
      expect(listed.toSorted()).toEqual(found.map((path) => origin + path).toSorted());
    }
  });

  test('FND-02.c a file has no more than its share, is read in batches, and its name leads to no more', async () => {
    const { app, parts, files, origin } = await restaurantsOf('hilton', sizes);
    expect(parts.map(({ address }) => address)).toEqual(
      files.map((_, index) => `${origin}/sitemap-restaurants-${index + 1}.xml`),
    );
    const restaurantsIn = (file: (typeof files)[number]) =>
      file.filter(({ address }) => !address.endsWith('/menu'));
    expect(files.slice(0, -1).map((file) => restaurantsIn(file).length)).toEqual(
      files.slice(0, -1).map(() => sizes.limit),
    );
    expect(files.length).toBeGreaterThan(1);
    const addresses = files.flat().map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [`/sitemap-restaurants-${files.length + 1}.xml`, '/sitemap-restaurants-0.xml'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);

    reading.length = 0;
    const { body } = await app.request('/sitemap-restaurants-1.xml');
    const reader = body!.getReader();
    await reader.read();
    expect(reading.map(({ name }) => name)).toEqual(['sitemap: merchants']);
    while (!(await reader.read()).done);
    expect(reading).toHaveLength(3);

    reading.length = 0;
    await restaurantsOf('hilton');
    // Each of these restaurants may also have a menu.
    expect(reading[0]?.values.at(-1)).toBe(25_000);
  });

  test('FND-02.c FND-05.e FND-09.e the sitemap of places of each partner lists their list and exactly the places that have pages', async () => {
    const api = createTestApi({ database: opened.database, partners });
    const { run } = publicReadsOf(opened.database);
    for (const partner of partners) {
      const { id, siteUrl } = partner;
      const response = await sitemapsOf(id).request('/sitemap-places.xml');
      const listed = entriesOf(await response.text()).map(({ address }) => address);
      const rows = await run<{ city: string; state: string; cuisines: string[] }>({
        name: 'test: cities',
        text: `select m.city, m.state, m.cuisines from merchant_benefits b join merchants m on m.id = b.merchant_id
          where b.partner_id = $1 and ($2::text is null or $2 = any(b.campaign_codes))`,
        values: [id, partner.campaignCode],
      });
      const paths = rows.flatMap(({ city, state, cuisines }) => {
        const place = placeSlug({ city, state });
        return [place, ...cuisines.map((cuisine) => `${place}/${cuisineSlug(cuisine)}`)];
      });
      const { origin } = new URL(siteUrl);
      const found: string[] = [];
      for (const path of new Set(paths))
        if ((await api.call(`/api/v2/Places/${path}`, { partner: id })).status === 200)
          found.push(origin + placeHref(path));
      // Cities, and cuisines there.
      expect(new Set(found.map((one) => one.split('/').length))).toHaveProperty('size', 2);
      expect([id, listed.toSorted()]).toEqual([id, [`${origin}/restaurants`, ...found].toSorted()]);
    }
    const without = sitemapsOf('hilton', { readPlaces: () => Promise.resolve(new Map()) });
    expect((await without.request('/sitemap-places.xml')).status).toBe(404);
    expect(await (await without.request('/sitemap.xml')).text()).not.toContain('sitemap-places');
    const place = { name: 'Chicago, IL', count: 5 };
    const many = new Map(Array.from({ length: 60_000 }, (_, index) => [`place-${index}`, place]));
    const full = sitemapsOf('hilton', { readPlaces: () => Promise.resolve(many) });
    const { length } = entriesOf(await (await full.request('/sitemap-places.xml')).text());
    expect(length).toBe(50_000);
  });

  test('FND-02.b a restaurant’s last change is that of it or of its benefits, and the list has the last of a file', async () => {
    const lastOf = async () => {
      const { parts, files } = await restaurantsOf('hilton');
      return { list: parts[0]?.changedAt, of: new Map(files[0]!.map((one) => [one.address, one.changedAt])) };
    };
    const before = await lastOf();
    const [first = '', second = '', third = ''] = before.of.keys();
    const idOf = (address: string) => Number(address.split('/').at(-1));
    const { orm } = opened.database;
    await orm.execute(sql`update merchants set name = name || '!' where id = ${idOf(first)}`);
    await orm.execute(
      sql`update merchant_benefits set bonus_text = 'More' where merchant_id = ${idOf(second)} and partner_id = 'hilton'`,
    );
    const after = await lastOf();
    const later = (address: string) => after.of.get(address)! > before.of.get(address)!;
    expect([first, second, third].map(later)).toEqual([true, true, false]);
    expect(after.list).toBe(after.of.get(second));
  });

  test('a database that fails is a failure of the answer, not half of one', async () => {
    const run = () => Promise.reject(new Error('away'));
    const app = new Hono<PlatformEnv>()
      .use((context, next) => {
        context.set('partnerId', 'hilton');
        return next();
      })
      .route(
        '/',
        createSitemaps({
          partners,
          reads: { run },
          readPlaces: createRestaurantPlaces({ run }, () => TEST_DAY),
        }),
      )
      .onError((_, context) => context.text('failed', 503));
    for (const path of ['/sitemap.xml', '/sitemap-places.xml', '/sitemap-restaurants-1.xml'])
      expect([path, (await app.request(path)).status]).toEqual([path, 503]);
  });
});

test('FND-08.a FND-08.b the sitemaps of an API elsewhere are passed on; what it has not is left to the build', async () => {
  const requested: string[] = [];
  const api = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(request.url === '/sitemap.xml' ? 404 : 200, { 'Content-Type': 'application/xml' });
    response.end('<urlset/>');
  });
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done));
  onTestFinished(() => void api.close());
  const { port } = api.address() as AddressInfo;
  const app = new Hono<PlatformEnv>()
    .route('/', proxySitemaps(`http://127.0.0.1:${port}`, { trustsProxy: false }))
    .get('*', (context) => context.text('of the build'));
  const read = async (path: string) => (await app.request(path)).text();
  expect(await read('/sitemap-restaurants-12.xml')).toBe('<urlset/>');
  expect(await read('/sitemap.xml')).toBe('of the build');
  expect(await read('/sitemap-pages.xml')).toBe('of the build');
  expect(requested).toEqual(['/sitemap-restaurants-12.xml', '/sitemap.xml']);
});
