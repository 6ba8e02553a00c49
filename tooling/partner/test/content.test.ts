import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import {
  contentGroups,
  withoutLinksTo,
  type ContentEntry,
  type ContentGroup,
} from '@tableside/content-client';
import { readContent } from '@tableside/content-client/reader';
import { mealsServed, merchantFeatures, weekdays } from '@tableside/core';
import { createContentApp } from '@tableside/platform/content';
import { readPartner } from '@tableside/vite/partner';
import { expect, test, vi } from 'vitest';

import { readBuiltContent } from '../../../packages/vite/src/partner/built-content.ts';
import { contentFindings, contentProblems, storedContent, textsIn } from '../src/check/content.ts';
import { interfaceCopy } from '../src/check/interface-copy.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';
import { sampleWorkspace } from './workspace.ts';

const repository = resolve(import.meta.dirname, '../../..');
const partner = loadedPartner(join(repository, 'partners'), 'hilton');
const entry = (fields: ContentEntry['fields'], slug = 'one'): ContentEntry => ({ slug, fields });
const popup = (body_text: string) => ({ popup: [entry({ body_text })] });
const problemsOf = async (
  groups: Parameters<typeof contentProblems>[0],
  settings = partner,
  currencies: readonly string[] = [],
) => (await contentProblems(groups, settings, currencies)).map(({ where, message }) => `${where} ${message}`);

const page = (fields: ContentEntry['fields']) => ({
  discover: [entry({ browser_title: 'Weekend', ...fields }, 'weekend')],
});
const button = (url: string, text_mobile = 'Go') => ({ type: 'button', fields: { text_mobile, url } });

test('valid content has no problems', async () => {
  const banner = { enable_banner: true, image: '/images/a', image_mobile_alt_text: 'A table' };
  const main_column = [
    button('/search?reservations=true'),
    button('/discover/weekend'),
    button('https://elsewhere.example'),
  ];
  expect(
    await problemsOf({
      ...page({ banner, main_column, banner_text: '{program} for {{support_email}}' }),
      popup: [entry({ body_text: `<p>See <a href="/earn">how</a>.</p>` })],
    }),
  ).toEqual([]);
});

test('CON-34.b CON-34.c unknown tokens are reported', async () => {
  expect(await problemsOf(popup('Hi {nickname}, {{sing_in}}.'))).toEqual([
    'popup/one body_text has the unknown value {nickname}',
    'popup/one body_text has the unknown link {{sing_in}}',
  ]);
  // Only the screen provides the value `name`.
  const copy = { 'content.welcomeMember': 'Hi {name}', 'content.welcome': '{{sing_in}}' };
  expect(await problemsOf({ '*': [entry({ links: [], copy }, 'navbar')] })).toEqual([
    '*/navbar copy.content.welcome has the unknown link {{sing_in}}',
  ]);
});

test('CON-34.c CON-28 a link that this partner has no target for is reported', async () => {
  const settings = { ...partner, shortCode: null, links: { ...partner.links, events: null } };
  expect(await problemsOf(popup('Text {{short_code}}, see {{events}} or {{offers}}.'), settings)).toEqual([
    'popup/one body_text has {{short_code}}, which leads nowhere at this partner',
    'popup/one body_text has {{events}}, which leads nowhere at this partner',
  ]);
  expect(await problemsOf(popup('{{join}}'), loadedPartner(join(repository, 'partners'), 'caesars'))).toEqual(
    ['popup/one body_text has {{join}}, which leads nowhere at this partner'],
  );
});

test('a setting that contains itself is reported', async () => {
  expect(await problemsOf(popup('Join {program}'), { ...partner, programName: 'The {program}' })).toEqual([
    'popup/one body_text {program} stands inside itself',
  ]);
});

test('CON-34.c broken links are reported, in markup too, and pages that this partner lacks', async () => {
  const main_column = [button('/serch'), button('/discover/gone'), button('/earn/gone')];
  expect(
    await problemsOf({ ...page({ main_column }), popup: [entry({ body_text: '<a href="/nowhere">x</a>' })] }),
  ).toEqual([
    'discover/weekend main_column[0].fields.url has a broken link: /serch',
    'discover/weekend main_column[1].fields.url has a broken link: /discover/gone',
    'discover/weekend main_column[2].fields.url has a broken link: /earn/gone',
    'popup/one body_text has a broken link: /nowhere',
  ]);
  expect(await problemsOf(popup("<a href='/gone'>x</a> <a class=b href = /lost>y</a>"))).toEqual([
    'popup/one body_text has a broken link: /gone',
    'popup/one body_text has a broken link: /lost',
  ]);
  expect(await problemsOf(popup('<a href="/login">x</a>'), { ...partner, enrollmentType: 'none' })).toEqual([
    'popup/one body_text has a broken link: /login',
  ]);
});

test('CON-34.c a published link to a page that is still a draft is broken, and that of another draft is not', async () => {
  const text = { body_text: '<a href="/discover/weekend">x</a>' };
  const draftPage = page({}).discover.map((weekend) => ({ ...weekend, draft: true }));
  expect(await problemsOf({ discover: draftPage, popup: [entry(text)] })).toEqual([
    'popup/one body_text has a broken link: /discover/weekend',
  ]);
  expect(await problemsOf({ discover: draftPage, popup: [{ ...entry(text), draft: true }] })).toEqual([]);
  expect(await problemsOf({ ...page({}), popup: [entry(text)] })).toEqual([]);
});

test('content that a site would omit is reported with the reason', async () => {
  expect(
    await problemsOf({ popup: [entry({})], ...page({ main_column: [button('javascript:alert(1)')] }) }),
  ).toEqual([
    'discover/weekend is skipped: main_column[0] has no address that may be linked',
    'popup/one is skipped: has no body_text',
  ]);
});

test('CON-33.a CON-33.b CON-33.c check, build and platform leave out the same and say so; only a file that is no JSON is refused', async () => {
  const { root, partners } = sampleWorkspace();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const folder = join(partners, 'content/hilton');
    const write = (group: string, text: string) => writeFileSync(join(folder, `${group}.json`), text);
    write('earn_details', JSON.stringify([entry({ banner_text: 'No address' }, 'lost')]));
    write('earn_banner', JSON.stringify([entry({ text: [] }, 'silent'), 'Hello']));
    const leftOut = [
      'earn_banner[1] is no entry, which has a slug and fields',
      'earn_details/lost has no url that is a path',
      'earn_banner/silent has no text',
    ];
    const build = () => readBuiltContent(readPartner(join(partners, 'hilton.json')), undefined);
    await build();
    expect(warn.mock.calls.flat()).toEqual(leftOut.map((message) => `Content left out: ${message}.`));
    const messages: string[] = [];
    const start = () => {
      messages.length = 0;
      createContentApp({ folder: join(partners, 'content'), onError: (message) => messages.push(message) });
      return messages.toSorted();
    };
    expect(start()).toEqual(leftOut.map((message) => `hilton: Content left out: ${message}.`).toSorted());
    const check = async () =>
      (await contentFindings(root, partner)).map(({ where, message }) => `${where} ${message}`);
    const skipped = leftOut.map((message) => message.replace(/ /, ' is skipped: '));
    expect((await check()).filter((problem) => problem.includes('is skipped'))).toEqual(skipped);

    write('popup', '[{ "slug": "a", "slug": "b", "fields": { "body_text": "Hello" } }]');
    await build();
    for (const said of [warn.mock.calls.flat(), start(), await check()])
      expect(said).toContainEqual(expect.stringMatching(/popup\.json 0\.slug is set twice/));

    write('home', '[\n  {"slug": "x",}\n]');
    const refused = /home\.json \(file\) is not JSON: line 2, column 16: /;
    await expect(build()).rejects.toThrow(refused);
    expect(start()).toContainEqual(expect.stringMatching(refused));
    expect(await check()).toContainEqual(expect.stringMatching(refused));
  } finally {
    warn.mockRestore();
    rmSync(root, { recursive: true });
  }
});

test('CON-34.a fields that the content service does not offer are reported', async () => {
  const earn_banner = [entry({ order: 1, text: ['Hello'], user_states: [9] }, 'nobody')];
  expect(await problemsOf({ ...page({ baner_text: 'Hello' }), earn_banner })).toEqual([
    'discover/weekend has the unknown field baner_text',
    'earn_banner/nobody user_states[0] is not valid: Too big: expected number to be <=3',
  ]);
});

test('CON-34.a an unknown field is reported in every group', async () => {
  const referral_link = { is_enabled: true, title: 'Bring a friend', description: 'Share it.' };
  const fields: Readonly<Record<ContentGroup, ContentEntry['fields']>> = {
    '*': { primary_links: [], secondary_links: [] },
    home: { user_states: [0], banner_text: 'Hello' },
    discover: { browser_title: 'Weekend' },
    tier_1_activation: { browser_title: 'Activate' },
    surveys: { title: 'Tell us', text: 'How was it?' },
    account_center: { referral_link },
    announcement_banner: { banner_copy: [{ type: 'text', copy: 'Hello' }] },
    earn_details: { browser_title: 'Detail', url: '/earn/detail' },
    earn_banner: { order: 1, text: ['Hello'] },
    popup: { body_text: 'Hello' },
    sidebar: { page_text: ['Hello'] },
  };
  const groups = Object.fromEntries(
    contentGroups.map((group) => [group, [entry({ ...fields[group], odd: 'x' }, 'footer')]]),
  );
  expect(await problemsOf(groups)).toEqual(
    contentGroups.map((group) => `${group}/footer has the unknown field odd`),
  );
});

const overrides = (copy: Readonly<Record<string, string>>) =>
  problemsOf({ '*': [entry({ links: [], copy }, 'navbar')] });

test('CON-34.b interface copy that no feature has, and values and forms that a screen lacks, are reported', async () => {
  expect(
    await overrides({ 'home.heroEyebrow': 'Dine with {partner}', 'search.filterPlaces': '{cont} places' }),
  ).toEqual([
    '*/navbar copy.search.filterPlaces has the unknown value {cont}: did you mean {count}?',
    '*/navbar copy.search.filterPlaces needs its other form: write search.filterOnePlace too',
  ]);
  expect(await overrides({ 'search.filterOnePlace': 'One place' })).toEqual([
    '*/navbar copy.search.filterOnePlace needs its other form: write search.filterPlaces too',
  ]);
  expect(await overrides({ 'home.heroEyebro': 'Hello', 'nowhere.near': 'Hello' })).toEqual([
    '*/navbar copy.home.heroEyebro is a text of no feature: did you mean home.heroEyebrow?',
    '*/navbar copy.nowhere.near is a text of no feature',
  ]);
  expect(await overrides({ 'cards.limit': '{count} cards', 'cards.limitOne': 'One card' })).toEqual([]);
});

test('CON-34.d a page without a title, script and addresses of script are reported', async () => {
  expect(
    await problemsOf({
      ...page({ browser_title: undefined, main_column: [button('/search')] }),
      tier_1_activation: [entry({ stage: 'activation' }, 'activate')],
      earn_details: [entry({ url: '/earn/detail' }, 'detail')],
      popup: [
        entry({ body_text: '<a href="javascript:alert(1)">Go</a>' }, 'link'),
        entry({ body_text: 'Hello <script>alert(1)</script>' }, 'script'),
      ],
      earn_banner: [entry({ order: 1, text: ['Hello'], url: 'javascript:alert(1)' }, 'banner')],
    }),
  ).toEqual([
    'discover/weekend has no browser_title',
    'tier_1_activation/activate has no browser_title',
    'earn_details/detail has no browser_title',
    'earn_banner/banner url is not valid: write a path, or http(s), mailto, tel or sms',
    'popup/link body_text has a link that sites leave out: javascript:alert(1)',
    'popup/script body_text has script, which sites leave out',
  ]);
});

test('CFG-05 the names of meals, dining options and days are in one area, so an editor changes each once', () => {
  const keys = [...mealsServed, ...merchantFeatures, ...weekdays, ...weekdays.map((day) => `${day}Long`)];
  const areasOf = (key: string) => [...interfaceCopy().keys()].filter((known) => known.endsWith(`.${key}`));
  expect(keys.map(areasOf)).toEqual(keys.map((key) => [`merchants.${key}`]));
});

test('CFG-39 no link of a real site leads to a page that flags switch off', () => {
  for (const id of partnerIds(join(repository, 'partners'))) {
    const content = readContent(storedContent(repository, id).groups, { log: () => undefined });
    const shown = withoutLinksTo(content, {
      enrollmentType: 'none',
      hasDiscoverPage: false,
      hasVisitClaims: false,
    });
    const links = textsIn({ ...shown, surveys: [] }).filter(({ key }) => key === 'url' || key === 'href');
    expect(links.length, id).toBeGreaterThan(10);
    expect(
      links.map(({ text }) => text).filter((href) => /^\/(?:discover|join|login|account)/.test(href)),
    ).toEqual([]);
  }
});

test('an image without alternative text is reported, unless its banner is off', async () => {
  const banner = { enable_banner: true, image: '/images/a', image_mobile_alt_text: '' };
  expect(await problemsOf(page({ banner }))).toEqual([
    'discover/weekend banner has an image and no alternative text (image_mobile_alt_text)',
  ]);
  expect(await problemsOf(page({ banner: { ...banner, enable_banner: false } }))).toEqual([]);
});

test('a group near a hundred entries is reported', async () => {
  const entries = (length: number) =>
    Array.from({ length }, (_, index) => entry({ body_text: 'x' }, `n${index}`));
  expect(await problemsOf({ popup: entries(89) })).toEqual([]);
  expect(await problemsOf({ popup: entries(90) })).toEqual([
    'popup has 90 entries, and sites read the first 100',
  ]);
});

test('numbers that contradict the settings are reported', async () => {
  const settings = { ...partner, reservationBonusPoints: 50 };
  const rate = partner.earn.pointsPerDollar ?? 0;
  expect(
    await problemsOf(
      popup(`${rate} {currencies} for every dollar, 50 {currencies} with your table`),
      settings,
    ),
  ).toEqual([]);
  expect(
    await problemsOf(popup('77 {currencies} per dollar and 75 extra {currencies} with your table'), settings),
  ).toEqual([
    'popup/one body_text says "77 {currencies} per dollar", which "earn" of the settings does not',
    'popup/one body_text says "75 extra {currencies} with your table", but reservationBonusPoints is 50',
  ]);
});

test('CON-34.b each number of a text is compared with the settings, not only the first', async () => {
  const settings = { ...partner, reservationBonusPoints: 50 };
  const rate = partner.earn.pointsPerDollar ?? 0;
  const rates = `${rate} {currencies} per dollar, for VIPs 77 {currencies} per dollar`;
  const tables = '50 {currencies} with your table, on Mondays 75 {currencies} with your table';
  expect(await problemsOf(popup(`${rates}; ${tables}`), settings)).toEqual([
    'popup/one body_text says "77 {currencies} per dollar", which "earn" of the settings does not',
    'popup/one body_text says "75 {currencies} with your table", but reservationBonusPoints is 50',
  ]);
});

test.each([
  ['500 points', 'says "points", the name of a currency: write {currencies}'],
  ['Points add up', 'says "Points", the name of a currency: write {Currencies}'],
  ['one point more', 'says "point", the name of a currency: write {currency}'],
  ['more miles', 'says "miles", the name of a currency: write {currencies}'],
  ['Cash back here', 'says "Cash back", the name of a currency: write {Currencies}'],
])('CON-32 a heading that says "%s" is reported: a token says the currency', async (words, problem) => {
  expect(await problemsOf(page({ banner_text: words }), partner, ['cash back'])).toEqual([
    `discover/weekend banner_text ${problem}`,
  ]);
});

test('CON-32 tokens, names of programs, addresses and words with another meaning are no currency', async () => {
  const settings = { ...partner, programName: 'Tables for Points' };
  const words =
    '{Currencies} of Tables for Points: every dollar. A credit card, a statement credit, viewpoints.';
  const fields = { banner_text: words, main_column: [button('/search?restaurantOrCuisine=points')] };
  expect(await problemsOf(page(fields), settings)).toEqual([]);
  const { currencyNames: _its, ...other } = partner;
  expect(
    await problemsOf(popup('A statement credit. Credit cards. No points.'), {
      ...other,
      currencyType: 'Credit',
    }),
  ).toEqual([]);
});

test.each([
  ['Dollar', 'dollar'],
  ['Mile', 'mile'],
  ['Point', 'point'],
  ['Credit', 'credit'],
] as const)('CON-32 members who earn in %s read no word of it but by token', async (currencyType, word) => {
  const { currencyNames: _its, ...other } = partner;
  const capitalized = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  expect(
    await problemsOf(popup(`${capitalized}s back, and each ${word} more`), { ...other, currencyType }),
  ).toEqual([
    `popup/one body_text says "${capitalized}s", the name of a currency: write {Currencies}`,
    `popup/one body_text says "${word}", the name of a currency: write {currency}`,
  ]);
});

test('CON-32 what members earn is refused by its own name too', async () => {
  const settings = { ...partner, currencyNames: { singular: 'chip', plural: 'chips' } };
  expect(await problemsOf(popup('One chip, chips back'), settings)).toEqual([
    'popup/one body_text says "chip", the name of a currency: write {currency}',
    'popup/one body_text says "chips", the name of a currency: write {currencies}',
  ]);
});

test('CON-32 the names of other partners’ currencies are refused, for one and for many', async () => {
  const { root, edit } = sampleWorkspace();
  try {
    edit('partners/content/hilton/popup.json', (text) =>
      text.replace('"body_text": "', '"body_text": "A reward dollar, reward dollars. '),
    );
    expect((await contentFindings(root, partner)).map(({ message }) => message)).toEqual(
      ['reward dollar', 'reward dollars'].map(
        (words) => `body_text says "${words}", the name of a currency: write {currencies}`,
      ),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('CON-32 CFG-26.a titles of pages have tokens too, and only known ones', async () => {
  const routeMeta = {
    '*': { title: 'Earn points', description: '{currencys}', keywords: '{{home}} {program}' },
  };
  expect(await problemsOf({}, { ...partner, routeMeta })).toEqual([
    'routeMeta.*.title says "points", the name of a currency: write {currencies}',
    'routeMeta.*.description has the unknown value {currencys}',
  ]);
});

test('ERN-09 every type of block may have a category, and only one that there is', async () => {
  const link = { text_mobile: 'Go', url: '/search' };
  const blocks = (category: string) => [
    ...['title', 'body_text'].map((type) => ({ type, fields: { text_mobile: 'Words', category } })),
    ...['button', 'standalone_link'].map((type) => ({ type, fields: { ...link, category } })),
    { type: 'merchant_carousel', fields: { headline: 'New', query: 'isNew=true', category } },
  ];
  const main_column = ['bonus', 'earn', 'enrollment'].flatMap(blocks);
  expect(await problemsOf(page({ main_column }))).toEqual([]);
  expect(await problemsOf(page({ main_column: blocks('dining') }))).toHaveLength(5);
});

test('ERN-07 a token in a carousel is reported: it shows as written', async () => {
  const carousel = { type: 'merchant_carousel', fields: { headline: 'Earn {currencies}', query: '' } };
  expect(await problemsOf(page({ main_column: [carousel] }))).toEqual([
    'discover/weekend main_column[0].fields.headline has a token in a carousel, which shows it as it is written',
  ]);
});

test('ROU-23 an extra path needs an entry with its slug', async () => {
  const settings = { ...partner, extraRoutes: [{ path: '/weekends', slug: 'weekend' }] };
  expect(await problemsOf({}, settings)).toEqual([
    'extraRoutes has /weekends, but no entry of discover or earn_details has the slug "weekend"',
  ]);
  expect(await problemsOf(page({}), settings)).toEqual([]);
});

test('words and labels that do not fit at 320 px are reported', async () => {
  const found = await problemsOf(
    page({
      banner_text: 'An Internationalisierung',
      main_column: [button('/search', 'Find a table near you '.repeat(4))],
    }),
  );
  expect(found).toEqual([
    'discover/weekend banner_text has a word too wide for 320 px: "Internationalisierung" (329 px of 288)',
    'discover/weekend main_column[0].fields.text_mobile is too long for a label at 320 px: 3 lines, more than 2',
  ]);
  expect(await problemsOf(popup('Internationalisierung'))).toEqual([]);
  expect(await problemsOf(popup('Donaudampfschifffahrtsgesellschaft'))).toHaveLength(1);
});

test('a popup too long for the smallest window is reported', async () => {
  expect(await problemsOf(popup('A table '.repeat(50)))).toEqual([]);
  expect(await problemsOf(popup('A table '.repeat(80)))).toEqual([
    expect.stringMatching(/^popup\/one body_text fits no dialog of 320 × 568 px: \d+ lines, more than 14$/),
  ]);
});

test('the width of a word is that of the brand’s own font, weight and casing', async () => {
  const brandWith = (brand: object) => ({ ...partner, brand: { ...partner.brand, ...brand } });
  const titled = (word: string, brand: object) => problemsOf(page({ banner_text: word }), brandWith(brand));
  const { font } = partner.brand;
  expect(await titled('Internationalised', {})).toEqual([]);
  expect(await titled('Internationalised', { titleCasing: 'upper' })).toHaveLength(1);
  expect(await titled('Mittagsmenukarte', { font: { ...font, titleWeight: 400 } })).toEqual([]);
  expect(await titled('Mittagsmenukarte', { font: { ...font, titleWeight: 800 } })).toHaveLength(1);
  expect(await titled('Mittagsmenukarte', { font: { ...font, title: 'Outfit' } })).toEqual([]);
});
