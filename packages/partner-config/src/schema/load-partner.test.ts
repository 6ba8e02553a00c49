import { describe, expect, test } from 'vitest';

import { loadPartner } from './load-partner.ts';
import { minimalPartner, partnersByKind, partnerWith } from '../testing.ts';

const formatIssues = (changes: object) => loadPartner({ ...minimalPartner, ...changes }).problems;

const complete: object = partnerWith({
  ...partnersByKind.sso,
  appStoreLinks: { apple: 'https://apps.example/1', google: 'https://apps.example/2' },
});
const isHolder = (value: unknown): value is object => value !== null && typeof value === 'object';
const pathsIn = (value: unknown): string[][] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, inside]) => [
        [key],
        ...pathsIn(inside).map((path) => [key, ...path]),
      ])
    : [];
const valueAt = (file: object, path: readonly string[]) =>
  path.reduce<unknown>((holder, key) => Reflect.get(holder as object, key), file);
const problemsWith = (path: readonly string[], value: unknown) => {
  const file = JSON.parse(JSON.stringify(complete)) as object;
  Reflect.set(valueAt(file, path.slice(0, -1)) as object, path.at(-1) ?? '', value);
  return loadPartner(file).problems;
};

test('CFG-25.b a misspelled key is rejected with the intended name, in the file and in every group', () => {
  expect(formatIssues({ hasFlexOfers: true })).toEqual([
    { path: 'hasFlexOfers', message: 'is not a setting: did you mean hasFlexOffers?' },
  ]);
  expect(formatIssues({ footer: { hidelogos: true } })[0]?.message).toContain('did you mean hideLogos?');
  // Of a long name a third may be wrong, but of a short one only two letters.
  expect(formatIssues({ openTableReservationsEnabledNow: true })[0]?.message).toContain(
    'did you mean openTableReservationsEnabled?',
  );
  expect(formatIssues({ colour: 'red' })[0]?.message).toBe('is not a setting');
  const groups = pathsIn(complete)
    .map((path) => ({ path, group: valueAt(complete, path) }))
    .filter(({ path, group }) => isHolder(group) && !Array.isArray(group) && path.join('.') !== 'routeMeta');
  expect(groups.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining([
      'earn',
      'ssoModal',
      'autoBonus',
      'appStoreLinks',
      'routeMeta.*',
      'footer.logos.1',
    ]),
  );
  for (const { path, group } of groups) {
    const [[key, value] = []] = Object.entries(group as object);
    expect(problemsWith([...path, `${key}x`], value)).toEqual([
      { path: [...path, `${key}x`].join('.'), message: `is not a setting: did you mean ${key}?` },
    ]);
  }
});

test('CFG-25.c every setting is rejected if it is mistyped', () => {
  const wrong = [[]];
  const accepted = pathsIn(complete)
    .map((path) => path.join('.'))
    .filter((path) => !problemsWith(path.split('.'), wrong).some((problem) => problem.path.startsWith(path)));
  expect(accepted).toEqual([]);
});

test('CFG-25.d all problems are reported at once: missing, misspelled, mistyped and conflicting settings', () => {
  const { name: _left, ...rest } = minimalPartner;
  const file = {
    ...rest,
    hasVip: true,
    hasFlexOfers: true,
    hasPPN: 'no',
    brand: { ...rest.brand, radius: 90 },
  };
  expect(
    loadPartner(file)
      .problems.map(({ path }) => path)
      .sort(),
  ).toEqual(['brand.radius', 'hasFlexOfers', 'hasPPN', 'hasVip', 'name']);
  expect(formatIssues({ hasVip: true, homePage: 'discover' }).map(({ path }) => path)).toEqual([
    'hasVip',
    'homePage',
  ]);
  // A rule reports nothing if a setting that it reads is itself invalid.
  const conflicting = {
    hasPPN: 'no',
    brand: {},
    homePage: 'discover',
    acclaimed2Enabled: true,
    acclaimedEnabled: 'no',
  };
  expect(new Set(formatIssues(conflicting).map(({ path }) => path.replace(/^brand\..*/, 'brand')))).toEqual(
    new Set(['hasPPN', 'acclaimedEnabled', 'brand', 'homePage']),
  );
});

test('CFG-36.a CFG-36.b names of a partner, its program and its currency have no markup', () => {
  const names = { singular: 'crumb', plural: 'crumbs' };
  for (const markup of ['<b>Out</b>', 'Out <', '> Out']) {
    expect(
      formatIssues({ name: markup, programName: markup, currencyNames: { ...names, singular: markup } }),
    ).toEqual(
      ['name', 'programName', 'currencyNames.singular'].map((path) => ({
        path,
        message: 'must be a name without markup',
      })),
    );
    expect(formatIssues({ currencyNames: { ...names, plural: markup } })[0]?.path).toBe(
      'currencyNames.plural',
    );
  }
  expect(formatIssues({ name: 'Salt & Co®', programName: 'Salt’s "Tables"' })).toEqual([]);
});

test('a file that is not an object is rejected', () => {
  expect(loadPartner([]).problems).toEqual([{ path: '(file)', message: 'must be a group of settings' }]);
});

const contradictions: readonly {
  readonly why: string;
  readonly changes: object;
  readonly path: string;
  readonly message: string;
}[] = [
  {
    why: 'CFG-07.c home shows a discover page that is off',
    changes: { homePage: 'discover' },
    path: 'homePage',
    message: 'is "discover", but hasDiscoverPage is false: enable the page or choose "howItWorks"',
  },
  {
    why: 'CFG-07.c home shows a discover page that is off, without members',
    changes: { enrollmentType: 'none', homePage: 'discover' },
    path: 'homePage',
    message: 'is "discover", but hasDiscoverPage is false: enable the page or choose "howItWorks"',
  },
  {
    why: 'CFG-07.c home shows a discover page that is off, with single sign-on',
    changes: { enrollmentType: 'sso', homePage: 'discover' },
    path: 'homePage',
    message: 'is "discover", but hasDiscoverPage is false: enable the page or choose "howItWorks"',
  },
  {
    why: 'CFG-17.c auto-enrollment without single sign-on',
    changes: { hasAutoEnroll: true },
    path: 'hasAutoEnroll',
    message: 'needs enrollmentType "sso", which is "direct"',
  },
  {
    why: 'CFG-17.c auto-enrollment without members',
    changes: { enrollmentType: 'none', hasAutoEnroll: true },
    path: 'hasAutoEnroll',
    message: 'needs enrollmentType "sso", which is "none"',
  },
  {
    why: 'a log-in window without single sign-on',
    changes: { ssoModal: { partnerAccountName: 'x' } },
    path: 'ssoModal',
    message: 'needs enrollmentType "sso", which is "direct"',
  },
  {
    why: 'a bonus for reservations that nobody can make',
    changes: { hasReservationBonus: true },
    path: 'hasReservationBonus',
    message: 'needs openTableReservationsEnabled: there is no reservation that could earn a bonus',
  },
  {
    why: 'CFG-11.d the second acclaimed level without the first',
    changes: { acclaimed2Enabled: true },
    path: 'acclaimed2Enabled',
    message: 'needs acclaimedEnabled: the second level builds on the first',
  },
  {
    why: 'text messages for members that do not exist',
    changes: { enrollmentType: 'none', hasSmsOptInV2: true },
    path: 'hasSmsOptInV2',
    message: 'has no effect without members: enrollmentType is "none"',
  },
  {
    why: 'cards of members that do not exist',
    changes: { enrollmentType: 'none', hasPartnerLoadedCards: true },
    path: 'hasPartnerLoadedCards',
    message: 'needs members, but enrollmentType is "none"',
  },
  {
    why: 'CRD-09.a consent to a file feed of members that do not exist',
    changes: { enrollmentType: 'none', directFileFeedOptInRequired: true },
    path: 'directFileFeedOptInRequired',
    message: 'needs members, but enrollmentType is "none"',
  },
  {
    why: 'a card network twice',
    changes: { cardTypesAccepted: ['VISA', 'MAST', 'VISA'] },
    path: 'cardTypesAccepted',
    message: 'lists a card network twice',
  },
  {
    why: 'CRD-02.a card numbers of members that do not exist',
    changes: { enrollmentType: 'none', secureFrame: { url: 'https://cards.example/' } },
    path: 'secureFrame.url',
    message: 'needs members, but enrollmentType is "none"',
  },
  {
    why: 'CRD-02.a card numbers over a connection that anybody reads',
    changes: { secureFrame: { url: 'http://cards.example/' } },
    path: 'secureFrame.url',
    message: 'must start with https://',
  },
  {
    why: 'CRD-02.a card numbers on the origin of the site',
    changes: { secureFrame: { url: 'https://DINING.sample.example:443/cards' } },
    path: 'secureFrame.url',
    message: 'is on the origin of siteUrl: card numbers must be collected on a separate origin',
  },
  {
    why: 'CRD-24 a frame whose address says already what is accepted',
    changes: { secureFrame: { url: 'https://cards.example/?visa=1' } },
    path: 'secureFrame.url',
    message: 'must have neither ? nor #: the site adds the card types that it accepts',
  },
  {
    why: 'a number pattern that is no regular expression',
    changes: { partnerNumberPattern: '(' },
    path: 'partnerNumberPattern',
    message: 'is not a regular expression',
  },
  {
    why: 'an app to update without a store',
    changes: { minimumAppVersion: '2' },
    path: 'minimumAppVersion',
    message: 'needs appStoreLinks: an app that must be updated needs a store to go to',
  },
  {
    why: 'PRO-19.j an email address that belongs to the partner’s sign-in',
    changes: { enrollmentType: 'sso', profile: { emailChange: 'online' } },
    path: 'profile.emailChange',
    message:
      'is "online", which needs enrollmentType "direct": it is "sso", and the email address is not ours to change',
  },
  {
    why: 'PRO-19.j an email address where there are no members',
    changes: { enrollmentType: 'none', profile: { emailChange: 'online' } },
    path: 'profile.emailChange',
    message:
      'is "online", which needs enrollmentType "direct": it is "none", and the email address is not ours to change',
  },
  {
    why: 'ACC-19.a a bonus of a source where no form brings one',
    changes: {
      enrollmentType: 'sso',
      hasAutoEnroll: true,
      autoBonus: { code: 'FIRST', enrollmentSource: 'mail', withinHours: 1 },
    },
    path: 'autoBonus',
    message: 'needs the join form, which says where a member comes from: hasAutoEnroll skips it',
  },
  {
    why: 'ACC-18.a a bonus of the app without a store',
    changes: { appOnlyBonusCode: 'APP' },
    path: 'appOnlyBonusCode',
    message: 'needs appStoreLinks: a bonus of the app needs a store that has the app',
  },
  {
    why: 'CFG-04.a units for each $1 in a currency of shares',
    changes: { currencyType: 'Credit', earn: { pointsPerDollar: 5 } },
    path: 'earn.pointsPerDollar',
    message: 'promises units for each $1, but rates in Credit are a share of the bill',
  },
  {
    why: 'CFG-26.b no metadata for the other paths',
    changes: { routeMeta: {} },
    path: 'routeMeta',
    message: 'needs an entry "*" for paths without an entry',
  },
  {
    why: 'metadata of a page that is off',
    changes: { routeMeta: { ...minimalPartner.routeMeta, '/discover': minimalPartner.routeMeta['*'] } },
    path: 'routeMeta./discover',
    message: 'describes a page that this partner does not have',
  },
  {
    why: 'an extra route over a page of the product',
    changes: { extraRoutes: [{ path: '/earn/now', slug: 'now' }] },
    path: 'extraRoutes.0.path',
    message: 'is /earn/now, which is a built-in page',
  },
  {
    why: 'an extra route twice',
    changes: {
      extraRoutes: [
        { path: '/a', slug: 'a' },
        { path: '/a', slug: 'b' },
      ],
    },
    path: 'extraRoutes.1.path',
    message: 'is /a, which is a duplicate',
  },
  {
    why: 'a link to a page that is not there',
    changes: { links: { terms: '/terms', privacy: '/earn' } },
    path: 'links.terms',
    message: 'points to /terms, a page that this partner does not have',
  },
  {
    why: 'a logo that leads nowhere',
    changes: { footer: { logos: [{ src: 'a.svg', alt: 'A', href: '/nowhere' }] } },
    path: 'footer.logos.0.href',
    message: 'points to /nowhere, a page that this partner does not have',
  },
  {
    why: 'CFG-16.a text messages, first version, for members that do not exist',
    changes: { enrollmentType: 'none', hasSmsOptIn: true },
    path: 'hasSmsOptIn',
    message: 'has no effect without members: enrollmentType is "none"',
  },
  {
    why: 'CFG-04.a units for each $1 in a currency of dollars',
    changes: { currencyType: 'Dollar', earn: { pointsPerDollar: 5 } },
    path: 'earn.pointsPerDollar',
    message: 'promises units for each $1, but rates in Dollar are a share of the bill',
  },
  {
    why: 'CFG-04.b a rate of basic members without one of all',
    changes: { earn: { basicPointsPerDollar: 5 } },
    path: 'earn.pointsPerDollar',
    message: 'is required with the rates of basic members or VIPs',
  },
  {
    why: 'CFG-04.b a rate of VIPs without one of all',
    changes: { earn: { vipPointsPerDollar: 5 } },
    path: 'earn.pointsPerDollar',
    message: 'is required with the rates of basic members or VIPs',
  },
];

describe('conflicting settings are rejected', () => {
  test.each(contradictions)('$why', ({ changes, path, message }) => {
    expect(formatIssues(changes)).toEqual([{ path, message }]);
  });
});

test('links may point to pages of the site, with query and hash, and to extra routes', () => {
  const extraRoutes = [{ path: '/terms', slug: 'terms' }];
  expect(
    formatIssues({
      extraRoutes,
      links: { terms: '/terms#cards', privacy: '/earn/how-it-works?from=footer' },
    }),
  ).toEqual([]);
});

test('PRV-05.a a site links no notice of financial incentive unless its file names one', () => {
  const { terms, privacy } = minimalPartner.links;
  expect(
    loadPartner({ ...minimalPartner, links: { terms, privacy } }).partner?.links.financialIncentive,
  ).toBe(null);
});

test('ACC-18.a a store of either system is enough for an app to update, and for a bonus of the app', () => {
  for (const appStoreLinks of [
    { apple: 'https://apple.example/app' },
    { google: 'https://google.example/app' },
  ])
    expect(formatIssues({ appStoreLinks, minimumAppVersion: '2', appOnlyBonusCode: 'APP' })).toEqual([]);
});

test('CFG-04.b rates of basic members and VIPs may follow one of all, and there may be several extra routes', () => {
  const earn = { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 8 };
  const extraRoutes = [
    { path: '/a', slug: 'a' },
    { path: '/b', slug: 'b' },
  ];
  expect(formatIssues({ earn, extraRoutes })).toEqual([]);
});

test('a logo may lead to a page of the site, to another site, or nowhere', () => {
  const logos = ['/earn', 'https://bank.example/', undefined].map((href) => ({
    src: 'a.svg',
    alt: 'A',
    href,
  }));
  expect(formatIssues({ footer: { logos } })).toEqual([]);
});

test('ROU-26 a partner’s URLs are web URLs, its site is at the root of its origin, and its paths have no parameters', () => {
  for (const siteUrl of ['javascript:alert(1)', 'https://dining.example/plates', 'https://dining.example/'])
    expect(formatIssues({ siteUrl })[0]?.path).toBe('siteUrl');
  expect(formatIssues({ appStoreLinks: { google: 'ftp://store.example' } })[0]?.path).toBe(
    'appStoreLinks.google',
  );
  const extraRoutes = [{ path: '/guides/:guide', slug: 'guide' }];
  expect(formatIssues({ extraRoutes })[0]?.path).toBe('extraRoutes.0.path');
});

test('CRD-02.a card numbers require https on another origin, except on this machine', () => {
  for (const url of [
    'https://cards.sample.example/',
    'http://secure.localhost:4002/',
    'http://localhost:4002/',
    'http://127.0.0.1:4002/',
    'http://[::1]:4002/',
  ]) {
    expect(formatIssues({ secureFrame: { url } })).toEqual([]);
  }
  for (const host of [
    'localhost.evil.example',
    'notlocalhost',
    'evil.notlocalhost',
    '127.0.0.1.evil.example',
    'evil-127.0.0.1.example',
  ])
    expect(formatIssues({ secureFrame: { url: `http://${host}/` } })[0]?.message, host).toBe(
      'must start with https://',
    );
  expect(formatIssues({ secureFrame: { url: '/cards' } })[0]?.path).toBe('secureFrame.url');
});
