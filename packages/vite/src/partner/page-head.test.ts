import type { PartnerSettings } from '@tableside/partner-config/schema';
import { partnerWith } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { pageHead, webManifest } from './page-head.ts';

test('ROU-28 ROU-29 CON-30 CFG-26.b title and description in the page source have the partner’s values', () => {
  const words = { title: 'Dine for {currencies}', description: '{Currencies} of {program}' };
  const head = pageHead(partnerWith({ currencyType: 'Point', routeMeta: { '*': words } }), {
    favicon: '/favicon.svg',
    fonts: [],
  });
  const contentOf = (name: string) =>
    head.find(({ attrs }) => attrs?.['name'] === name || attrs?.['property'] === name)?.attrs?.['content'];
  expect(head.find(({ tag }) => tag === 'title')?.children).toBe('Dine for points');
  expect(contentOf('og:title')).toBe('Dine for points');
  expect([contentOf('description'), contentOf('og:description')]).toEqual(
    Array(2).fill('Points of Sample Plates'),
  );
});

test('CFG-01.b the page source has the brand’s color, icons, fonts and preview, under the site’s address', () => {
  const partner = partnerWith({ routeMeta: { '*': { title: 'All', description: 'Of all' } } });
  const described = (addresses: object) =>
    pageHead(partner, { favicon: '/favicon.svg', fonts: [], ...addresses }).map(
      ({ tag, attrs, injectTo }) => [injectTo, tag, attrs] as const,
    );
  const metas = [
    { charset: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    undefined,
    { name: 'description', content: 'Of all' },
    { name: 'theme-color', content: partner.brand.colors.surfaceHeader },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Sample Plates' },
    { property: 'og:title', content: 'All' },
    { property: 'og:description', content: 'Of all' },
    { property: 'og:url', content: 'https://dining.sample.example/' },
  ];
  const preview = [
    { property: 'og:image', content: 'https://dining.sample.example/share.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Sample Plates' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  const first = (attrs: object | undefined) => ['head-prepend', attrs ? 'meta' : 'title', attrs] as const;
  const icon = ['head', 'link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }] as const;
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: '/a.woff2' };
  expect(described({})).toEqual([...metas.map(first), icon]);
  expect(described({ share: '/share.png', touchIcon: '/touch.png', fonts: ['/a.woff2'] })).toEqual([
    ...[...metas, ...preview].map(first),
    icon,
    ['head', 'link', { rel: 'apple-touch-icon', href: '/touch.png' }],
    ['head', 'link', font],
  ]);
});

test('ROU-28 ROU-29 the page source has the words of the home page without links, else those of all pages, else the program’s name', () => {
  const wordsOf = (routeMeta: PartnerSettings['routeMeta']) =>
    pageHead({ ...partnerWith(), routeMeta }, { favicon: '', fonts: [] })
      .filter(({ tag, attrs }) => tag === 'title' || attrs?.['name'] === 'description')
      .map(({ attrs, children }) => attrs?.['content'] ?? children);
  const home = { title: 'Home{{sign_in}}', description: 'Of home', keywords: '' };
  const others = { title: 'All', description: 'Of all', keywords: '' };
  expect(wordsOf({ '/': home, '*': others })).toEqual(['Home', 'Of home']);
  expect(wordsOf({ '*': others })).toEqual(['All', 'Of all']);
  expect(wordsOf({})).toEqual(['Sample Plates', 'Sample Plates']);
});

test('CFG-12.a the manifest of a site that can be installed has its name, its start and its icons, and its pages link to it', () => {
  const partner = partnerWith();
  expect(JSON.parse(webManifest(partner, { small: '/small.png', large: '/large.png' }))).toEqual({
    name: 'Sample Plates',
    short_name: 'Sample',
    start_url: '/',
    display: 'standalone',
    background_color: partner.brand.colors.surface,
    theme_color: partner.brand.colors.surfaceHeader,
    icons: [
      { src: '/small.png', sizes: '192x192', type: 'image/png' },
      { src: '/large.png', sizes: '512x512', type: 'image/png' },
    ],
  });
  const manifestsOf = (addresses: object) =>
    pageHead(partner, { favicon: '/favicon.svg', fonts: [], ...addresses })
      .filter(({ attrs }) => attrs?.['rel'] === 'manifest')
      .map(({ attrs }) => attrs?.['href']);
  expect(manifestsOf({ manifest: '/site.webmanifest' })).toEqual(['/site.webmanifest']);
  expect(manifestsOf({})).toEqual([]);
});
