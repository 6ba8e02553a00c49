import { partnerWith } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { pageHead } from './page-head.ts';

test('ROU-28 ROU-29 CON-30 title and description in the page source have the partner’s values', () => {
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
