// @vitest-environment node
import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';
import { expect, test } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { findRoute, findScreenData, isExtraPage } from './routes.ts';

const screen = lazyScreen(() => Promise.resolve(() => null));
const routes: readonly FeatureRoute[] = [
  { path: '/gone/:id', screen, isAvailable: () => false },
  { path: '/gone/:id', screen },
  {
    path: '/places/:place',
    screen,
    findData: ({ params, query }) =>
      Promise.resolve({
        address: `/places/${params['place']}?page=${query.get('page')}`,
        load: () => Promise.reject(new Error('not asked')),
      }),
  },
];
const { settings } = testPartner({
  extraRoutes: [
    { path: '/Offers', slug: 'offers' },
    { path: '/events', slug: 'events' },
  ],
});

test('a route is found by its exact path, among those that the partner has', () => {
  expect(findRoute(routes, '/gone/7', settings)).toBe(routes[1]);
  expect(findRoute(routes, '/places/boston', settings)).toBe(routes[2]);
  for (const path of ['/Places/boston', '/places', '/places/boston/more'])
    expect([path, findRoute(routes, path, settings)]).toEqual([path, undefined]);
});

test('each extra page of a partner is one, by its exact path', () => {
  for (const path of ['/Offers', '/events'])
    expect([path, isExtraPage(path, settings)]).toEqual([path, true]);
  for (const path of ['/offers', '/events/2026', '/other'])
    expect([path, isExtraPage(path, settings)]).toEqual([path, false]);
  expect(isExtraPage('/Offers', { ...settings, extraRoutes: [] })).toBe(false);
});

test('the data of a screen is found by its parameters and its query, not by what follows "#"', async () => {
  const addressOf = async (address: string) => (await findScreenData(address, routes, settings))?.address;
  expect(await addressOf('/places/boston?page=2')).toBe('/places/boston?page=2');
  expect(await addressOf('/places/boston?page=2#page=3')).toBe('/places/boston?page=2');
  expect(await addressOf('/places/boston#page=3')).toBe('/places/boston?page=null');
  expect(await addressOf('/PLACES/boston')).toBeUndefined();
  expect(await addressOf('/nowhere')).toBeUndefined();
});
