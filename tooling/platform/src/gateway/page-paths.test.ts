import { expect, test } from 'vitest';

import { pagePaths } from './page-paths.ts';

const shownAt = (files: readonly string[]) => (path: string) => {
  const page = pagePaths(files).find(({ paths }) => new RegExp(paths).test(path));
  return page && [page.file, page.status];
};

test('each path is served the most specific page, and all others the not-found page', () => {
  const at = shownAt([
    '/404.html',
    '/index.html',
    '/earn/index.html',
    '/earn/vip.2/index.html',
    '/account/__/index.html',
    '/account/help/index.html',
    '/merchants/_/index.html',
    '/merchants/_/Order/index.html',
  ]);
  expect(
    Object.fromEntries(
      ['/', '/index.html', '/earn', '/earn/', '/earn/index.html', '/earn/vip.2'].map((path) => [
        path,
        at(path),
      ]),
    ),
  ).toEqual({
    '/': ['/index.html', 200],
    '/index.html': ['/index.html', 200],
    '/earn': ['/earn/index.html', 200],
    '/earn/': ['/404.html', 404],
    '/earn/index.html': ['/earn/index.html', 200],
    '/earn/vip.2': ['/earn/vip.2/index.html', 200],
  });
  expect(at('/account')).toEqual(['/account/__/index.html', 200]);
  expect(at('/account/a/b')).toEqual(['/account/__/index.html', 200]);
  expect(at('/account/help')).toEqual(['/account/help/index.html', 200]);
  expect(at('/merchants/12')).toEqual(['/merchants/_/index.html', 200]);
  expect(at('/merchants/12/Order')).toEqual(['/merchants/_/Order/index.html', 200]);
  for (const path of ['/merchants', '/merchants/1/2', '/earn/vipx2', '/accounts', '/Earn', '/x/earn'])
    expect([path, at(path)]).toEqual([path, ['/404.html', 404]]);
});

test('a build without a not-found page routes every path in its only page', () => {
  expect(shownAt(['/index.html'])('/any/where')).toEqual(['/index.html', 200]);
});

test('FND-04.c a path in another letter case leads to the page, with what is not its own as it was', () => {
  const pages = pagePaths([
    '/404.html',
    '/index.html',
    '/earn/vip.2/index.html',
    '/account/__/index.html',
    '/SignOut/index.html',
    '/merchants/_/index.html',
    '/merchants/_/Order/index.html',
  ]);
  const leadsTo = (path: string) => {
    const found = pages.find(({ anyCase }) => anyCase && new RegExp(anyCase.paths, 'i').test(path))?.anyCase;
    return found && path.replace(new RegExp(found.paths, 'i'), found.to);
  };
  const expected = {
    '/EARN/Vip.2': '/earn/vip.2',
    '/signout': '/SignOut',
    '/Account': '/account',
    '/ACCOUNT/Overview': '/account/Overview',
    '/Merchants/aB%20c': '/merchants/aB%20c',
    '/merchants/aB/order': '/merchants/aB/Order',
    '/earnings': undefined,
    '/INDEX.html': undefined,
    '/': undefined,
  };
  for (const [path, to] of Object.entries(expected)) expect([path, leadsTo(path)]).toEqual([path, to]);
});
