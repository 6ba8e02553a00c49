import { expect, test } from 'vitest';

import { pathMeta } from './path-meta.ts';

const meta = (title: string) => ({ title, description: `About ${title}.`, keywords: `words of ${title}` });
const routeMeta = {
  '*': meta('everything else'),
  '/': meta('home'),
  '/earn': meta('offers'),
  '/earn/spring': meta('spring offer'),
  '/merchants': meta('a merchant'),
};

test.each([
  ['/', 'home'],
  ['/earn', 'offers'],
  ['/earn/', 'offers'],
  ['/earn/autumn', 'offers'],
  ['/earn/spring', 'spring offer'],
  ['/earn/spring/terms', 'spring offer'],
  ['/merchants/12/Order', 'a merchant'],
  ['/earnings', 'everything else'],
  ['/zzz', 'everything else'],
])('ROU-28 ROU-29 ROU-30 %s has the metadata of "%s"', (path, title) => {
  expect(pathMeta(routeMeta, path)).toEqual(meta(title));
});

test('a partner without a wildcard entry has none for an unknown path', () => {
  expect(pathMeta({ '/': meta('home') }, '/zzz')).toBeUndefined();
});
