// @vitest-environment node
import {
  buildMenuResponse,
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildSearchResponse,
} from '@tableside/api-client/testing';
import { dishMarks, formatTime } from '@tableside/core';
import { findPage, renderPages } from '@tableside/shell/server';
import { expect, test } from 'vitest';

import { optionsOf, realPartners, type RealPartner } from './real-sites.ts';
import { unknownToVocabulary } from './vocabulary.fixture.ts';

type Entity = Readonly<Record<string, unknown>> & { readonly '@type': string };

const entitiesOf = (head: string): readonly Entity[] => {
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  const block = JSON.parse(blocks[0]?.[1] ?? '') as {
    readonly '@context': string;
    readonly '@graph': readonly Entity[];
  };
  expect(block['@context']).toBe('https://schema.org');
  return block['@graph'];
};
const typesOf = (entities: readonly Entity[]) => entities.map((entity) => entity['@type']);
function ofType(entities: readonly Entity[], type: string): Entity {
  const found = entities.find((entity) => entity['@type'] === type);
  if (!found) throw new Error(`There is no ${type} among ${typesOf(entities).join(', ')}.`);
  return found;
}
const itemsOf = (entities: readonly Entity[], type: 'BreadcrumbList' | 'ItemList') =>
  ofType(entities, type)['itemListElement'] as readonly (Entity & {
    readonly name: string;
    readonly url: string;
  })[];
const unknown = (entities: readonly Entity[]) => entities.flatMap((entity) => unknownToVocabulary(entity));

const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const words = (html: string) => unescape(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ''));
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => unescape(href));

const SECRET = 'Five for members of the inner circle';
const allWeek = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

type Changes = NonNullable<Parameters<typeof buildMerchantDetailBody>[0]>;
const differences: readonly Changes[] = [
  {},
  { name: 'No. </script>\u2028<!-- & "Rye"' },
  { details: { priceRange: 0, rating: { numberOfRatings: 0 } } },
  { hours: [] },
  { hours: allWeek.map((day) => ({ day, opens: '00:00', closes: '00:00' })) },
  {
    hours: [
      { day: 'Fri', opens: '11:30', closes: '14:00' },
      { day: 'Fri', opens: '18:00', closes: '02:00' },
      { day: 'Sat', opens: '18:00', closes: '02:00' },
    ],
  },
  { reservationProviders: ['OpenTable'] },
  { menu: { url: undefined }, description: undefined, contact: { phone: undefined, websiteUrl: undefined } },
  { menu: { hasText: true } },
  { menu: { url: 'javascript:alert(1)' }, images: { imageBaseUrl: 'https://elsewhere.example/a' } },
];
const restaurants = differences.map((changes, index) =>
  buildMerchantDetailBody({
    id: String(index + 1),
    benefitAvailability: { bonusText: SECRET, requiredTier: 3 },
    ...changes,
  }),
);
type Body = (typeof restaurants)[number];

async function open(partner: RealPartner, path: string, responseBody: object) {
  const found = await findPage(optionsOf(partner), path);
  const page = await found?.render(() => Promise.resolve(Response.json(responseBody)));
  if (!page) throw new Error(`${partner.id} has no page at ${path}.`);
  return page;
}

function expectShown(entity: Entity, body: string, { hours }: Body) {
  const { address, aggregateRating: rating } = entity as unknown as {
    readonly address: Entity;
    readonly aggregateRating?: Entity;
  };
  const telephone = (entity['telephone'] as string | undefined)?.replace('+1-', '');
  const { '@type': _address, addressCountry: _country, ...place } = address;
  const texts = [
    entity['name'],
    entity['description'],
    entity['servesCuisine'],
    telephone,
    ...Object.values(place),
    rating?.['ratingValue'],
    rating?.['ratingCount'],
    ...hours.flatMap(({ opens, closes }) =>
      opens === closes ? ['Open 24 hours'] : [formatTime(opens), formatTime(closes)],
    ),
  ];
  for (const text of texts.flat().filter((one) => one !== undefined))
    expect(words(body)).toContain(`${text as string | number}`);
  const ours = new URL(entity['url'] as string).origin;
  const links = [entity['hasMenu'], entity['sameAs']].flatMap((href) =>
    typeof href === 'string' ? href.replace(ours, '') : [],
  );
  expect(hrefs(body)).toEqual(expect.arrayContaining(links));
  expect(body.includes('id="reserve"')).toBe('potentialAction' in entity);
}

const compared = [
  '@type',
  'acceptsReservations',
  'address',
  'aggregateRating',
  'description',
  'geo',
  'hasMenu',
  'image',
  'name',
  'openingHoursSpecification',
  'potentialAction',
  'priceRange',
  'sameAs',
  'servesCuisine',
  'telephone',
  'url',
];

/** How a restaurant is described depends on the partner only by its site and by whether it takes reservations. */
const [plain, named] = restaurants;
const bookable = restaurants.find(({ reservationProviders }) => reservationProviders.length > 0);
const describedBy = ({ id }: RealPartner) =>
  id === realPartners[0]?.id ? restaurants : [plain!, named!, bookable!];

test.each(realPartners)(
  'FND-03.a FND-03.b FND-03.c CFG-19.a $id describes restaurants validly, by what their pages show and nothing that members earn',
  async (partner) => {
    const { siteUrl, programName } = partner.settings;
    for (const merchant of describedBy(partner)) {
      const path = `/merchants/${merchant.id}`;
      const { head, body } = await open(partner, path, merchant);
      const entities = entitiesOf(head);
      expect(typesOf(entities)).toEqual(['Restaurant', 'BreadcrumbList']);
      expect(unknown(entities)).toEqual([]);
      const entity = ofType(entities, 'Restaurant');
      // Google requires a name and an address, and absolute URLs of pages and pictures.
      expect(entity).toMatchObject({
        name: merchant.name,
        url: siteUrl + path,
        address: { '@type': 'PostalAddress', addressCountry: 'US' },
      });
      expect('aggregateRating' in entity).toBe((merchant.details.rating?.numberOfRatings ?? 0) > 0);
      expect(entity['priceRange']).toBe('$'.repeat(merchant.details.priceRange) || undefined);
      expect(entity['image'] ?? siteUrl).toSatisfy((image: string) => image.startsWith(siteUrl));
      expect('acceptsReservations' in entity).toBe('potentialAction' in entity);
      expectShown(entity, body, merchant);
      expect(compared).toEqual(expect.arrayContaining(Object.keys(entity)));
      expect(JSON.stringify(entities)).not.toMatch(/inner circle|javascript:/);
      expect(itemsOf(entities, 'BreadcrumbList')).toMatchObject([
        { position: 1, name: programName, item: `${siteUrl}/` },
        { position: 2, item: `${siteUrl}/search` },
        { position: 3, name: entity['name'], item: siteUrl + path },
      ]);
    }
  },
);

async function openMenu(partner: RealPartner, menu: ReturnType<typeof buildMenuResponse>) {
  const merchant = buildMerchantDetailBody({ menu: { hasText: true } });
  const found = await findPage(optionsOf(partner), '/merchants/1/menu');
  const page = await found?.render((address) => {
    const path = new URL(address, partner.settings.siteUrl).pathname;
    return Promise.resolve(Response.json(path.endsWith('/Menu') ? menu : merchant));
  });
  if (!page) throw new Error(`${partner.id} has no page of a menu.`);
  return page;
}
const listOf = (entity: Entity, property: string) => entity[property] as readonly Entity[];

test.each(realPartners)(
  'UIX-09.b MER-38.a MER-38.d $id has a menu as text without JavaScript, and describes it validly, by what the page shows',
  async (partner) => {
    const { siteUrl } = partner.settings;
    const menu = buildMenuResponse();
    const [marked, hostile] = menu.sections[0]?.dishes ?? [];
    if (marked) marked.marks = [...dishMarks];
    if (hostile) hostile.name = '</script>\u2028<!-- & "Pickles"';
    const { head, body, title } = await openMenu(partner, menu);
    const entities = entitiesOf(head);
    expect(typesOf(entities)).toEqual(['Menu', 'BreadcrumbList']);
    expect(unknown(entities)).toEqual([]);
    const entity = ofType(entities, 'Menu');
    expect(entity).toMatchObject({ name: 'Menu of Juniper & Rye', url: `${siteUrl}/merchants/1/menu` });
    expect(head).toContain(`rel="canonical" href="${siteUrl}/merchants/1/menu"`);
    expect(unescape(title)).toContain('Menu of Juniper & Rye');
    const sections = listOf(entity, 'hasMenuSection');
    expect(sections.map((section) => section['name'])).toEqual(menu.sections.map(({ name }) => name));
    const items = sections.flatMap((section) => listOf(section, 'hasMenuItem'));
    expect([...sections, ...items].map((one) => one['description'])).toEqual(
      [...menu.sections, ...menu.sections.flatMap(({ dishes }) => dishes)].map(
        ({ description }) => description,
      ),
    );
    const prices = items.map((item) => (item['offers'] as Entity | undefined)?.['price']);
    expect(prices).toEqual(['9.00', '6.50', '24.50', undefined]);
    const diets = ['Vegetarian', 'Vegan', 'GlutenFree', 'LowLactose', 'Halal', 'Kosher'];
    const addresses = diets.map((diet) => `https://schema.org/${diet}Diet`);
    expect(items[0]?.['suitableForDiet']).toEqual(addresses);
    expect(items[1]?.['suitableForDiet']).toEqual(addresses.slice(1, 3));
    const texts = [...sections, ...items].flatMap((one) => [one['name'], one['description'] ?? '']);
    const shown = [
      ...texts,
      ...prices.flatMap((price) => (price === undefined ? [] : `$${price as string}`)),
    ];
    for (const text of shown) expect(words(body)).toContain(text);
    for (const word of ['Contains nuts', 'market price', menu.note]) expect(words(body)).toContain(word);
    expect(
      itemsOf(entities, 'BreadcrumbList')
        .map(({ name }) => name)
        .slice(2),
    ).toEqual(['Juniper & Rye', 'Menu of Juniper & Rye']);
  },
);

const propertiesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(propertiesOf)]
    : [];

const dayRange = (merchant: Body) => open(realPartners[0]!, `/merchants/${merchant.id}`, merchant);
test.each([
  [restaurants[4]!, [['00:00', '23:59', 7]]],
  [
    restaurants[5]!,
    [
      ['11:30', '14:00', 1],
      ['18:00', '02:00', 2],
    ],
  ],
  [restaurants[3]!, undefined],
] as const)('FND-03.a hours are those of the page, in the form of Google', async (merchant, expected) => {
  const { head } = await dayRange(merchant);
  const hours = ofType(entitiesOf(head), 'Restaurant')['openingHoursSpecification'] as
    | readonly Entity[]
    | undefined;
  expect(
    hours?.map(({ opens, closes, dayOfWeek }) => [opens, closes, (dayOfWeek as readonly string[]).length]),
  ).toEqual(expected);
});

test.each(realPartners)(
  'FND-03.a FND-03.b $id describes home, search and earn pages validly, by what they show',
  async (partner) => {
    const { settings, entries } = partner;
    const { siteUrl, programName } = settings;
    const pageAt = async (path: string) => {
      const [page] = await renderPages(optionsOf(partner), path);
      if (!page) throw new Error(`${partner.id} has no page at ${path}.`);
      return page;
    };
    const entitiesAt = async (path: string) => entitiesOf((await pageAt(path)).head);

    const start = await pageAt('/');
    const home = entitiesOf(start.head);
    expect(typesOf(home)).toEqual(['WebSite', 'Organization']);
    expect(home).toMatchObject([{ name: programName }, { name: programName, url: `${siteUrl}/` }]);
    expect(JSON.stringify(home)).toContain(`${siteUrl}/search?location={location}`);
    expect(start.body).toMatch(/<form[^>]* action="\/search"[\s\S]*name="location"/);

    const offers = await pageAt('/earn');
    const earn = entitiesOf(offers.head);
    const listed = itemsOf(earn, 'ItemList').map(({ url }) => url.slice(siteUrl.length));
    expect(listed).toHaveLength(entries.earn_details.filter(({ fields }) => fields['url']).length);
    expect(hrefs(offers.body)).toEqual(expect.arrayContaining(listed));

    const results = buildSearchResponse(buildMerchantBodies(12));
    const found = await open(partner, '/search?location=Chicago', results);
    const search = entitiesOf(found.head);
    expect(typesOf(search)).toEqual(['BreadcrumbList', 'ItemList']);
    const items = itemsOf(search, 'ItemList');
    expect(items).toHaveLength(10);
    for (const { name, url } of items) {
      expect(words(found.body)).toContain(name);
      expect(hrefs(found.body)).toContain(url.slice(siteUrl.length));
    }

    const below = await pageAt('/earn/new-member-bonus');
    const detail = entitiesOf(below.head);
    expect(unescape(below.title)).toContain(itemsOf(detail, 'BreadcrumbList')[2]?.name);

    const all = [...home, ...earn, ...search, ...detail, ...(await entitiesAt('/search'))];
    expect(unknown(all)).toEqual([]);
    // Every property of this list must be compared with the page above.
    expect([...new Set(propertiesOf(all))].toSorted()).toEqual([
      '@id',
      '@type',
      'item',
      'itemListElement',
      'logo',
      'name',
      'position',
      'potentialAction',
      'publisher',
      'query-input',
      'target',
      'url',
      'urlTemplate',
    ]);
    expect((await pageAt('/how-it-works')).head).not.toContain('ld+json');
  },
);

test('CON-31.a FND-03.b the earn page names itself to machines in the currency of content, as its title does', async () => {
  const partner = realPartners.find(({ settings }) =>
    settings.routeMeta['/earn']?.title.includes('{currencies}'),
  );
  const options = optionsOf(partner!);
  const content = structuredClone(options.content);
  Object.assign(content.content.global, { currencyNames: { plural: 'comets' } });
  const [page] = await renderPages({ ...options, content }, '/earn');
  const name = itemsOf(entitiesOf(page!.head), 'BreadcrumbList')[1]?.name;
  expect(name).toContain('comets');
  expect(unescape(page!.title)).toContain(name);
});

test('FND-03.a the check by the vocabulary finds unknown types, properties and values', () => {
  expect(
    [
      { '@type': 'Restaurnt' },
      { '@type': 'Restaurant', cuisine: 'Thai' },
      { '@type': 'Restaurant', address: { '@type': 'GeoCoordinates' } },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Mon' },
      { '@type': 'AggregateRating', ratingCount: 'many' },
    ].flatMap((entity) => unknownToVocabulary(entity)),
  ).toEqual([
    'Restaurnt',
    'Restaurant.cuisine',
    'Restaurant.address = {"@type":"GeoCoordinates"}',
    'OpeningHoursSpecification.dayOfWeek = "Mon"',
    'AggregateRating.ratingCount = "many"',
  ]);
});
