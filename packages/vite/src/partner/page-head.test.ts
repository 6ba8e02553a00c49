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
