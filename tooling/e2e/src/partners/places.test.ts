// @vitest-environment node
import { buildMerchantBodies, buildSearchResponse } from '@tableside/api-client/testing';
import { merchantHref } from '@tableside/core';
import { findPage, renderPages, type RequestedPage } from '@tableside/shell/server';
import { expect, test } from 'vitest';

import { optionsOf, realPartners, type RealPartner } from './real-sites.ts';

const places: Readonly<Record<string, object>> = {
  '/api/v2/Places': {
    places: [
      { path: 'chicago-il', name: 'Chicago, IL', state: 'Illinois', count: 1240 },
      { path: 'austin-tx', name: 'Austin, TX', state: 'Texas', count: 9 },
    ],
  },
  '/api/v2/Places/chicago-il': {
    name: 'Chicago, IL',
    count: 1240,
    cuisines: [
      { path: 'chicago-il/italian', name: 'Italian', count: 87 },
      { path: 'chicago-il/thai', name: 'Thai', count: 12 },
    ],
  },
  '/api/v2/Places/chicago-il/italian': { name: 'Chicago, IL', cuisine: 'Italian', count: 87 },
};
const found = buildSearchResponse(buildMerchantBodies(12));

async function open(partner: RealPartner, path: string) {
  const requested: URL[] = [];
  const page = await findPage(optionsOf(partner), path);
  const rendered = await page?.render((address) => {
    const url = new URL(address, partner.settings.siteUrl);
    requested.push(url);
    if (url.pathname === '/api/v2/Merchants/Search') return Promise.resolve(Response.json(found));
    const place = places[url.pathname];
    return Promise.resolve(
      place ? Response.json(place) : Response.json({ code: 'notFound' }, { status: 404 }),
    );
  });
  if (!page || !rendered) throw new Error(`${partner.id} has no page at ${path}.`);
  return { ...rendered, address: page.address, requested };
}

const text = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const headingOf = ({ body }: RequestedPage) => text(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1] ?? '');
const canonicalOf = ({ head }: RequestedPage) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
const linksOf = (body: string) => [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
const entitiesOf = ({ head }: RequestedPage) => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  return (JSON.parse(json) as { readonly '@graph'?: readonly Record<string, unknown>[] })['@graph'] ?? [];
};

test.each(realPartners)(
  'FND-05.a FND-05.b FND-05.c FND-03.b $id has Chicago and Italian in Chicago with their own words and address',
  async (partner) => {
    const { siteUrl, programName, campaignCode } = partner.settings;
    const { origin } = new URL(siteUrl);
    const pages = [
      ['/restaurants/chicago-il', 'Restaurants in Chicago, IL', '1,240 restaurants in Chicago, IL', null],
      [
        '/restaurants/chicago-il/italian',
        'Italian restaurants in Chicago, IL',
        '87 Italian restaurants in Chicago, IL',
        'Italian',
      ],
    ] as const;
    for (const [path, heading, words, cuisine] of pages) {
      const page = await open(partner, `${path}?isNew=true&pageNo=2&utm_source=mail`);
      expect([page.address, page.isMissing]).toEqual([path, false]);
      expect(text(page.title)).toBe(`${heading} | ${programName}`);
      expect(headingOf(page)).toBe(heading);
      expect(text(page.body)).toContain(words);
      expect(text(page.description)).toContain(words);
      expect(canonicalOf(page)).toBe(origin + path);
      expect(page.head).not.toContain('noindex');
      const { searchParams } = page.requested.at(-1)!;
      expect(Object.fromEntries(searchParams)).toEqual({
        location: 'Chicago, IL',
        pageNo: '1',
        pageSize: '10',
        ...(cuisine !== null && { restaurantOrCuisine: cuisine }),
        ...(campaignCode !== null && { campaignCode }),
      });
      for (const { id } of found.merchants) expect(page.body).toContain(`href="${merchantHref(id)}"`);
      expect(entitiesOf(page)).toMatchObject([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { item: `${origin}/` },
            { item: `${origin}/search` },
            { name: heading, item: origin + path },
          ],
        },
        { '@type': 'ItemList', itemListElement: found.merchants.map(({ name }) => ({ name })) },
      ]);
    }
    expect(canonicalOf(await open(partner, '/search?location=Chicago%2C+IL'))).toBe(`${origin}/search`);
  },
);

test.each(realPartners)('FND-05.d $id has no page of a village or below a cuisine', async (partner) => {
  for (const path of ['/restaurants/galena-il', '/restaurants/chicago-il/italian/more']) {
    const page = await open(partner, path);
    expect([path, page.isMissing]).toEqual([path, true]);
    expect(page.head).toContain('<meta name="robots" content="noindex"/>');
    expect(entitiesOf(page)).toEqual([]);
    expect(page.requested.map(({ pathname }) => pathname)).not.toContain('/api/v2/Merchants/Search');
  }
});

test.each(realPartners)(
  'FND-09.a FND-09.b FND-03.b $id lists its cities, and each leads to its cuisines and back',
  async (partner) => {
    const { siteUrl, programName } = partner.settings;
    const { origin } = new URL(siteUrl);
    const cities = await open(partner, '/restaurants?state=TX');
    expect([cities.address, cities.isMissing]).toEqual(['/restaurants', false]);
    expect([headingOf(cities).toLowerCase(), text(cities.title)]).toEqual([
      'restaurants by city',
      `Restaurants by city | ${programName}`,
    ]);
    expect(text(cities.body)).toMatch(
      /Illinois.*Chicago, IL.*1,240 restaurants.*Texas.*Austin, TX.*9 restaurants/i,
    );
    expect(text(cities.description)).toContain('2 cities');
    expect(linksOf(cities.body)).toEqual(
      expect.arrayContaining(['/restaurants/chicago-il', '/restaurants/austin-tx']),
    );
    expect(canonicalOf(cities)).toBe(`${origin}/restaurants`);
    expect(cities.head).not.toContain('noindex');
    expect(entitiesOf(cities)).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: `${origin}/` }, { item: `${origin}/restaurants` }],
      },
      {
        '@type': 'ItemList',
        itemListElement: [
          { name: 'Chicago, IL', url: `${origin}/restaurants/chicago-il` },
          { name: 'Austin, TX', url: `${origin}/restaurants/austin-tx` },
        ],
      },
    ]);
    const main = (page: RequestedPage) => linksOf(page.body.slice(0, page.body.indexOf('<footer')));
    const city = main(await open(partner, '/restaurants/chicago-il'));
    expect(city).toEqual(
      expect.arrayContaining([
        '/restaurants/chicago-il/italian',
        '/restaurants/chicago-il/thai',
        '/restaurants',
      ]),
    );
    const cuisine = main(await open(partner, '/restaurants/chicago-il/italian'));
    expect(cuisine).toEqual(expect.arrayContaining(['/restaurants/chicago-il', '/restaurants']));
  },
);

test.each(realPartners)(
  'FND-09.c $id leads from home, discover and the footer to its cities',
  async (partner) => {
    const paths = ['/', ...(partner.settings.hasDiscoverPage ? ['/discover'] : [])];
    for (const path of paths) {
      const [page] = await renderPages(optionsOf(partner), path);
      const body = page?.body ?? '';
      const field = /<form role="search".*?<\/form>/s.exec(body)?.[0] ?? '';
      expect([path, linksOf(field)]).toEqual([path, ['/restaurants']]);
      expect([path, linksOf(body.slice(body.indexOf('<footer')))]).toEqual([
        path,
        expect.arrayContaining(['/restaurants']),
      ]);
    }
  },
);
