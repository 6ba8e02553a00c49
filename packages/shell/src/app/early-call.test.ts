import { merchantQuery, merchantSearchQuery } from '@tableside/api-client/queries';
import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';
import { afterEach, expect, test, vi } from 'vitest';

import { fetchUnlessBegun, findEarlyCall } from './early-call.ts';
import { testPartner } from './test-partner.fixture.ts';

const { settings } = testPartner();
const screen = lazyScreen(() => Promise.resolve(() => null));
const merchant: FeatureRoute = {
  path: '/merchants/:merchantId',
  screen,
  findData: async ({ params: { merchantId = '' } }) => ({
    address: `/merchants/${merchantId}`,
    load: (client, queryClient) => queryClient.fetchQuery(merchantQuery(client, merchantId)),
  }),
};
const search: FeatureRoute = {
  path: '/search',
  screen,
  dataParameter: 'location',
  findData: async ({ query }) => {
    const location = query.get('location');
    if (location === null) return undefined;
    return {
      address: `/search?location=${location}`,
      load: (client, queryClient) =>
        queryClient.fetchQuery(merchantSearchQuery(client, { location, pageNo: 1 })),
    };
  },
};
const plain: FeatureRoute = { path: '/plain', screen };

const callOf = (route: FeatureRoute) => findEarlyCall(route, [merchant, search, plain], settings);

afterEach(() => {
  delete window.earlyCall;
});

test('the call is derived from the page’s path', async () => {
  expect(await callOf(merchant)).toEqual({ call: '/api/merchants/:value', parameter: undefined });
});

test('the call is derived from all of the page’s path below its first segment', async () => {
  const { findData: _, ...route } = merchant;
  const place: FeatureRoute = {
    ...route,
    path: '/restaurants/*',
    findData: async ({ params }) => ({
      address: '/restaurants',
      load: (client, queryClient) => queryClient.fetchQuery(merchantQuery(client, params['*'] ?? '')),
    }),
  };
  expect(await findEarlyCall(place, [place], settings)).toEqual({
    call: '/api/merchants/:value',
    parameter: undefined,
  });
});

test('the call is derived from the single parameter of the page’s query', async () => {
  expect(await callOf(search)).toEqual({
    call: '/api/v2/Merchants/Search?location=:value&pageNo=1',
    parameter: 'location',
  });
});

test('a page without data has no call, nor has one whose URL does not determine it', async () => {
  expect(await callOf(plain)).toBeUndefined();
  const { dataParameter: _, ...unnamed } = search;
  expect(await callOf(unnamed)).toBeUndefined();
  const menu: FeatureRoute = { ...merchant, path: '/merchants/:merchantId/menu' };
  expect(await findEarlyCall(menu, [menu], settings)).toBeUndefined();
});

test('the pending call is taken over once, and no other', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response('asked'));
  vi.stubGlobal('fetch', network);
  window.earlyCall = { address: '/api/merchants/1', response: Promise.resolve(new Response('begun')) };
  const request = async (address: string) => (await fetchUnlessBegun(address, {})).text();
  expect(await request('/api/merchants/2')).toBe('asked');
  expect(await request('/api/merchants/1')).toBe('begun');
  expect(await request('/api/merchants/1')).toBe('asked');
  expect(network).toHaveBeenCalledTimes(2);
});
