import { expect, test, vi } from 'vitest';

import { emptyContent, type ContentEntry } from '../content.ts';
import { parseHtmlCopy } from '../copy/html-copy.ts';
import { plainText } from '../copy/expand-copy.ts';
import { buildEntry } from '../testing/builders.ts';
import { readContent, type EntriesByGroup } from './read-content.ts';

function read(groups: EntriesByGroup) {
  const log = vi.fn<(message: string) => void>();
  return { content: readContent(groups, { log }), log };
}
const words = (copy: Parameters<typeof plainText>[0]) => plainText(copy, (name) => `[${name}]`);

test('CON-09 reads earn, footer and navbar of the global group and nothing else', () => {
  const { content } = read({
    '*': [
      buildEntry('earn-2025', { banner_text: 'Fewer miles' }),
      buildEntry('earn', { banner_text: { text_mobile: 'More miles' } }),
      buildEntry('footer', {
        primary_links: [{ text: 'Search', url: '/search', new_tab: false }],
        secondary_links: [{ text: 'Terms', url: 'https://a.example/terms', new_tab: true }],
        disclaimer: 'Rates may change.',
      }),
      buildEntry('navbar', {
        links: [{ text_mobile: 'Offers', text_desktop: 'All offers', url: '/earn' }],
        copy: { 'search.title': 'Find a table', broken: '' },
      }),
      buildEntry('other', { banner_text: 'Not read' }),
    ],
  });
  expect(words(content.global.earnBannerText ?? [])).toBe('More miles');
  expect(content.global.footer.primaryLinks).toEqual([{ text: 'Search', url: '/search', isNewTab: false }]);
  expect(content.global.footer.secondaryLinks).toEqual([
    { text: 'Terms', url: 'https://a.example/terms', isNewTab: true },
  ]);
  expect(words(content.global.footer.disclaimer ?? [])).toBe('Rates may change.');
  expect(content.global.navbar).toEqual({
    links: [{ text: 'Offers', textDesktop: 'All offers', url: '/earn', isNewTab: false }],
    copy: { 'search.title': 'Find a table' },
  });
});

test('CON-31.a CON-31.b the currency and each tier’s rate are used if well formed', () => {
  const globalWith = (fields: ContentEntry['fields']) =>
    read({ '*': [buildEntry('earn', fields)] }).content.global;
  const names = { currency_singular: ' crumb ', currency_plural: 'crumbs' };
  const rates = { points_per_dollar: 5, basic_points_per_dollar: '0.5', vip_points_per_dollar: 7.5 };
  expect(globalWith({ ...names, ...rates })).toMatchObject({
    currencyNames: { singular: 'crumb', plural: 'crumbs' },
    earn: { pointsPerDollar: 5, basicPointsPerDollar: 0.5, vipPointsPerDollar: 7.5 },
  });
  expect(
    globalWith({
      currency_singular: ' ',
      currency_plural: 7,
      points_per_dollar: 0,
      vip_points_per_dollar: 'x',
    }),
  ).toMatchObject({ currencyNames: {}, earn: {} });
  expect(globalWith({})).toEqual(emptyContent.global);
});

test('CFG-05 interface copy may also come as a list of keys and texts', () => {
  const copy = [{ key: 'search.title', text: 'Find a table' }, { key: 'search.hint' }, 'odd'];
  const { content } = read({ '*': [buildEntry('navbar', { copy })] });
  expect(content.global.navbar.copy).toEqual({ 'search.title': 'Find a table' });
});

test('HOM-09.a HOM-09.b HOM-09.c HOM-09.d CON-10 home entries list their states; those without any are dropped and logged', () => {
  const banner_text = 'Hello';
  const { content, log } = read({
    home: [
      buildEntry('by-index', { user_states: [0, '3'], banner_text }),
      buildEntry('by-name', { user_states: ['optedOut', 'eligible_new_member_bonus'], banner_text }),
      buildEntry('mixed', { user_states: ['none', 1, 9], banner_text }),
      buildEntry('none', { user_states: ['none'], banner_text }),
      buildEntry('empty', { user_states: [], banner_text }),
      buildEntry('missing', { banner_text }),
    ],
  });
  expect(content.home.map(({ slug, userStates }) => [slug, ...userStates])).toEqual([
    ['by-index', 'anonymous', 'optedIn'],
    ['by-name', 'optedOut', 'eligibleNewMemberBonus'],
    ['mixed', 'optedOut'],
  ]);
  expect(log.mock.calls.flat()).toEqual([
    'Content left out: home/none names no user state.',
    'Content left out: home/empty names no user state.',
    'Content left out: home/missing names no user state.',
  ]);
});

test('CON-11 discover, activation and surveys keep every entry, however malformed', () => {
  const odd: ContentEntry[] = [
    buildEntry('', {}),
    buildEntry('odd', { main_column: 'x', banner: 7, anything: [] }),
  ];
  const { content } = read({ discover: odd, tier_1_activation: odd, surveys: odd });
  expect(content.discover.map(({ slug }) => slug)).toEqual(['', 'odd']);
  expect(content.tier1Activation).toEqual(content.discover);
  expect(content.discover[1]).toEqual({ slug: 'odd', mainColumn: [], sideColumn: [] });
  expect(content.surveys).toEqual(odd);
});

test('ERN-10 ERN-03.a ERN-03.b ERN-04 ERN-05 a page has all its parts, and a banner welcomes and asks nobody unless it says so', () => {
  const { content } = read({
    discover: [
      buildEntry('page', {
        browser_title: 'Title',
        stage: 'activation',
        banner: {
          enable_banner: true,
          image: '/images/wide',
          image_mobile: '/images/narrow',
          image_alt_text: 'Tables',
          image_mobile_alt_text: 'A table',
          image_x_position: 20,
          image_y_position: 'Top',
          include_welcome_message: true,
          include_prospect_email: true,
        },
        banner_text: { text_mobile: 'Heading' },
        main_column: [{ type: 'body_text', fields: { text_mobile: 'Main' } }],
        side_column: [{ type: 'body_text', fields: { text_mobile: 'Side' } }],
        disclaimer: 'Small print',
      }),
      buildEntry('off', { banner: { enable_banner: false, image: '/images/wide' } }),
      buildEntry('plain', { banner: { image: '/images/wide' } }),
    ],
  });
  const [page, off, plain] = content.discover;
  expect(page).toMatchObject({
    browserTitle: 'Title',
    stage: 'activation',
    banner: {
      image: '/images/wide',
      imageMobile: '/images/narrow',
      imageAltText: 'Tables',
      imageMobileAltText: 'A table',
      imageXPosition: '20%',
      imageYPosition: 'top',
      hasWelcomeMessage: true,
      hasProspectEmail: true,
    },
    bannerText: [{ type: 'text', text: 'Heading' }],
    mainColumn: [{ type: 'body_text' }],
    sideColumn: [{ type: 'body_text' }],
    disclaimer: [{ type: 'text', text: 'Small print' }],
  });
  expect(off?.banner).toBeUndefined();
  expect(plain?.banner).toEqual({
    image: '/images/wide',
    imageMobileAltText: '',
    imageXPosition: '50%',
    imageYPosition: '50%',
    hasWelcomeMessage: false,
    hasProspectEmail: false,
  });
});

test.each<[written: unknown, x: string]>([
  [undefined, '50%'],
  [null, '50%'],
  ['', '50%'],
  ['calc(1px)', '50%'],
  ['1234%', '50%'],
  [0, '0%'],
  [12.5, '12.5%'],
  ['30', '30%'],
  [' 30% ', '30%'],
  ['Right', 'right'],
])('ERN-03.a a picture’s position %j is %s', (written, position) => {
  const [x, y] = ['image_x_position', 'image_y_position'].map(
    (name) =>
      read({ discover: [buildEntry('page', { banner: { image: '/images/wide', [name]: written } })] }).content
        .discover[0]?.banner,
  );
  expect(x).toMatchObject({ imageXPosition: position, imageYPosition: '50%' });
  expect(y).toMatchObject({ imageXPosition: '50%', imageYPosition: position });
});

test('ERN-09 a category that there is, another, or none: every type of block stays', () => {
  const fields = { text_mobile: 'Words', url: '/search', headline: 'New', query: 'isNew=true' };
  const types = ['title', 'body_text', 'button', 'standalone_link', 'merchant_carousel'];
  const columnWith = (more: object) => {
    const main_column = types.map((type) => ({ type, fields: { ...fields, ...more } }));
    const { content, log } = read({ discover: [buildEntry('page', { main_column })] });
    expect(log).not.toHaveBeenCalled();
    return content.discover[0]?.mainColumn;
  };
  const without = columnWith({});
  expect(without?.map(({ type }) => type)).toEqual(types);
  for (const category of ['bonus', 'earn', 'enrollment', 'dining', '', null, 7])
    expect(columnWith({ category })).toEqual(without);
});

test('ERN-06 ERN-07 ERN-08.a ERN-08.b ERN-09 parses every type of block and drops invalid ones', () => {
  const { content, log } = read({
    discover: [
      buildEntry('page', {
        main_column: [
          { type: 'title', fields: { text_mobile: 'T', text_desktop: 'Title', category: 'bonus' } },
          { type: 'body_text', fields: { text_mobile: 'Body {phone}', category: 'earn' } },
          { type: 'button', fields: { text_mobile: 'Go', url: '/search', category: 'enrollment' } },
          { type: 'standalone_link', text_mobile: 'More', url: 'https://a.example', new_tab: true },
          { type: 'button', fields: { text_mobile: 'Run', url: 'javascript:alert(1)' } },
          { type: 'video', fields: { text_mobile: 'x' } },
          { type: 'body_text', fields: { text_desktop: 'only wide' } },
          null,
          {
            type: 'merchant_carousel',
            fields: {
              headline: 'New {phone}',
              body: '{{home}}',
              query: '?isNew=true',
              link: { text: 'All', url: '/search' },
            },
          },
        ],
      }),
    ],
  });
  expect(content.discover[0]?.mainColumn).toEqual([
    {
      type: 'title',
      text: { mobile: [{ type: 'text', text: 'T' }], desktop: [{ type: 'text', text: 'Title' }] },
    },
    {
      type: 'body_text',
      text: {
        mobile: [
          { type: 'text', text: 'Body ' },
          { type: 'value', name: 'phone' },
        ],
      },
    },
    { type: 'button', text: { mobile: [{ type: 'text', text: 'Go' }] }, url: '/search', isNewTab: false },
    {
      type: 'standalone_link',
      text: { mobile: [{ type: 'text', text: 'More' }] },
      url: 'https://a.example',
      isNewTab: true,
    },
    {
      type: 'merchant_carousel',
      headline: 'New {phone}',
      body: '{{home}}',
      query: 'isNew=true',
      link: { text: 'All', url: '/search' },
    },
  ]);
  expect(log.mock.calls.flat()).toEqual([
    'Content left out: discover/page main_column[4] has no address that may be linked.',
    'Content left out: discover/page main_column[5] has the unknown type "video".',
    'Content left out: discover/page main_column[6] has no text_mobile.',
    'Content left out: discover/page main_column[7] is no block.',
  ]);
});

test('CON-12.a CON-12.b CHR-16.b an announcement requires banner_copy, segment by segment; a new tab is asked for', () => {
  const { content, log } = read({
    announcement_banner: [
      buildEntry('empty', { banner_copy: [], tooltip_copy: 'x' }),
      buildEntry('missing', {}),
      buildEntry('good', {
        banner_copy: [
          { type: 'text', copy: 'Hello ' },
          { type: 'link', fields: { copy: 'more', url: '/earn', new_tab: true } },
          { type: 'link', copy: 'or less', url: '/search' },
          { type: 'link', copy: 'bad', url: 'data:text/html,x' },
          { type: 'image', copy: 'bad' },
        ],
        tooltip_copy: 'Why',
      }),
    ],
  });
  expect(content.announcement).toEqual({
    segments: [
      { type: 'text', copy: 'Hello ' },
      { type: 'link', copy: 'more', url: '/earn', isNewTab: true },
      { type: 'link', copy: 'or less', url: '/search', isNewTab: false },
    ],
    tooltip: 'Why',
  });
  expect(log).toHaveBeenCalledTimes(4);
  const plain = buildEntry('plain', { banner_copy: [{ type: 'text', copy: 'Hello' }] });
  expect(read({ announcement_banner: [plain] }).content.announcement).toEqual({
    segments: [{ type: 'text', copy: 'Hello' }],
  });
  expect(read({ announcement_banner: [buildEntry('missing', {})] }).content.announcement).toBeUndefined();
});

test('CON-14 popups and sidebars are found by slug, with their texts', () => {
  const { content } = read({
    popup: [buildEntry('welcome', { body_text: 'Hello' }), buildEntry('odd', { body_text: 3 })],
    sidebar: [
      buildEntry('discover', { page_text: ['One', { text: 'Two' }, 3] }),
      buildEntry('odd', { page_text: [] }),
    ],
  });
  expect(content.popups.map(({ slug, bodyText }) => [slug, words(bodyText)])).toEqual([['welcome', 'Hello']]);
  expect(content.sidebars.map(({ slug, pageText }) => [slug, ...pageText.map(words)])).toEqual([
    ['discover', 'One', 'Two'],
  ]);
});

test('CHR-45 a popup is for those that its entry names, and for everybody without names', () => {
  const popup = (slug: string, audience?: unknown) => buildEntry(slug, { body_text: 'Hello', audience });
  const { content } = read({
    popup: [
      popup('new', ['visitor', 'joining']),
      popup('old', ['member']),
      popup('all'),
      popup('none', ['vip']),
    ],
  });
  expect(content.popups.map(({ slug, audience }) => [slug, audience])).toEqual([
    ['new', ['visitor', 'joining']],
    ['old', ['member']],
    ['all', undefined],
    ['none', []],
  ]);
});

test('CON-08.a ERN-11.a ERN-11.b ERN-12 earn pages require a url, earn banners a text, the account center its referral link', () => {
  const referral_link = { is_enabled: true, title: 'Bring a friend', description: 'Share it.' };
  const link_groups = [
    { title: 'More', links: [{ text: 'Offers', url: '/earn' }] },
    { title: 'None', links: [] },
  ];
  const { content } = read({
    earn_details: [
      buildEntry('vip', { url: '/earn/vip-upgrade' }),
      buildEntry('lost', {}),
      buildEntry('nested', { url: 'wine/cellar-week/' }),
      buildEntry('no-path', { url: 'https://a.example/wine' }),
    ],
    earn_banner: [
      buildEntry('second', { order: 2, text: ['Second'], url: '/earn/vip-upgrade' }),
      buildEntry('first', {
        order: 1,
        text: ['First', 'and more'],
        image: 'javascript:alert(1)',
        url: 'javascript:alert(1)',
      }),
      buildEntry('empty', { order: 0, text: [] }),
    ],
    account_center: [buildEntry('odd', { link_groups }), buildEntry('whole', { referral_link, link_groups })],
  });
  expect(content.earnDetails.map(({ slug, url }) => [slug, url])).toEqual([
    ['vip', 'vip-upgrade'],
    ['nested', 'wine/cellar-week'],
  ]);
  expect(content.earnBanners.map(({ slug, text, image, url }) => [slug, text.length, image, url])).toEqual([
    ['first', 2, undefined, undefined],
    ['second', 1, undefined, '/earn/vip-upgrade'],
  ]);
  expect(content.accountCenter).toEqual({
    referralLink: { title: 'Bring a friend', description: 'Share it.' },
    linkGroups: [{ title: 'More', links: [{ text: 'Offers', url: '/earn', isNewTab: false }] }],
  });
});

test('API-01.d content pictures from another origin are at that origin, unless they have an absolute URL', () => {
  const groups = {
    home: [buildEntry('hero', { user_states: ['anonymous'], banner_text: 'Dine', image: '/images/scene-1' })],
    discover: [
      buildEntry('page', { banner: { image: '/images/wide', image_mobile: 'https://p.example/a' } }),
    ],
  };
  const { home, discover } = readContent(groups, { log: () => undefined, baseUrl: 'https://api.example' });
  expect(home[0]?.image).toBe('https://api.example/images/scene-1');
  expect(discover[0]?.banner).toMatchObject({
    image: 'https://api.example/images/wide',
    imageMobile: 'https://p.example/a',
  });
});

test('ACC-22 every link group with links is kept, in its order', () => {
  const link = (text: string, more = {}) => ({ text, url: `/${text}`, ...more });
  const account = buildEntry('account', {
    referral_link: { is_enabled: false, title: 'Bring a friend', description: 'Share it.' },
    link_groups: [
      { title: 'One', links: [link('b'), link('a', { new_tab: true })] },
      { title: 'Empty', links: [] },
      { links: [link('c')] },
    ],
  });
  const linkOf = (text: string, isNewTab = false) => ({ text, url: `/${text}`, isNewTab });
  expect(read({ account_center: [account] }).content.accountCenter.linkGroups).toEqual([
    { title: 'One', links: [linkOf('b'), linkOf('a', true)] },
    { title: '', links: [linkOf('c')] },
  ]);
});

test('ACC-09.a ACC-09.b the referral box must be switched on, with a title and a description', () => {
  const whole = { is_enabled: true, title: 'Bring a friend', description: 'Share it.' };
  const referralLinkOf = (referral_link: object) =>
    read({ account_center: [buildEntry('account', { referral_link })] }).content.accountCenter?.referralLink;
  expect(referralLinkOf(whole)).toEqual({ title: 'Bring a friend', description: 'Share it.' });
  const lacking = [
    { ...whole, is_enabled: false },
    { ...whole, is_enabled: undefined },
    { ...whole, title: undefined },
    { ...whole, title: ' ' },
    { ...whole, description: undefined },
    { ...whole, description: ' ' },
  ];
  expect(lacking.filter((link) => referralLinkOf(link) !== undefined)).toEqual([]);
});

test('CON-15 markup in copy is parsed if a markup parser is given', () => {
  const popup = [buildEntry('welcome', { body_text: '<p>Hello <strong>you</strong></p>' })];
  const { popups } = readContent({ popup }, { parseHtml: parseHtmlCopy, log: () => undefined });
  expect(popups[0]?.bodyText).toMatchObject([{ tag: 'p', children: [{ type: 'text' }, { tag: 'strong' }] }]);
});
