import { partnerWith } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { listedPaths, searchEngineFiles } from '../src/sites/search-engines.ts';

const builtAt = new Date('2026-06-15T12:00:00Z');
const partner = partnerWith({ extraRoutes: [{ path: '/gift-cards', slug: 'gifts' }] });
const page = (path: string, isComplete = true) => ({ path, isComplete, isMissing: false });
const pages = [
  page('/'),
  page('/how-it-works'),
  page('/search'),
  page('/earn'),
  page('/earn/*', false),
  page('/earn/reservations'),
  page('/merchants/:merchantId', false),
  page('/join'),
  page('/recover'),
  page('/account/*', false),
  page('/SignOut'),
  page('/gift-cards'),
  { path: '/404', isComplete: true, isMissing: true },
  { path: '/offline', isComplete: true, isMissing: false, isAlone: true },
];
const filesOf = (mode: string) => searchEngineFiles(partner, pages, { mode, builtAt });

test('FND-01.a FND-01.b FND-01.c robots.txt excludes the private pages and names the sitemap', () => {
  expect(filesOf('production').get('robots.txt')).toBe(
    [
      'User-agent: *',
      'Disallow: /add_card',
      'Disallow: /card_added',
      'Disallow: /fix_credentials',
      'Disallow: /account',
      'Disallow: /SignOut',
      'Allow: /',
      '',
      'Sitemap: https://dining.sample.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});

test('FND-01.b robots.txt excludes the address of the partner’s sign-in, which is no page of the site', () => {
  const robotsOf = (ssoLoginUrl: string) =>
    searchEngineFiles(partnerWith({ enrollmentType: 'sso', ssoLoginUrl }), pages, {
      mode: 'production',
      builtAt,
    }).get('robots.txt');
  expect(robotsOf('/Login')).toContain('Disallow: /Login\n');
  expect(robotsOf('https://id.example/login')).not.toContain('ogin');
});

test.each(['staging', 'development', 'preview'])(
  'FND-01.d a build in the mode %s tells search engines to stay away',
  (mode) => {
    expect(filesOf(mode).get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  },
);

test('FND-02.a FND-08.a the sitemap of a build lists its public pages, each under its canonical address', () => {
  const files = filesOf('production');
  const addresses = (file: string) =>
    [...(files.get(file) ?? '').matchAll(/<loc>([^<]*)<\/loc><lastmod>2026-06-15T12:00:00.000Z</g)].map(
      ([, address]) => address,
    );
  expect(addresses('sitemap.xml')).toEqual(['https://dining.sample.example/sitemap-pages.xml']);
  expect(addresses('sitemap-pages.xml')).toEqual(
    ['/', '/search', '/earn', '/earn/reservations', '/join', '/gift-cards'].map(
      (path) => `https://dining.sample.example${path}`,
    ),
  );
});

test('FND-08.a a site with live content lists the pages that need none', () => {
  expect(listedPaths(partner, undefined)).toEqual([
    '/',
    '/search',
    '/earn',
    '/accessibility',
    '/privacy_choices',
    '/gift-cards',
  ]);
  expect(listedPaths({ ...partner, hasDiscoverPage: true, homePage: 'discover' }, undefined)).toEqual([
    '/',
    '/how-it-works',
    '/search',
    '/earn',
    '/accessibility',
    '/privacy_choices',
    '/gift-cards',
  ]);
});
