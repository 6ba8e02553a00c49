import {
  buildMerchantBodies,
  merchantHandlers,
  problem,
  savedMerchantHandlers,
} from '@tableside/api-client/testing';
import { memberOfTier } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { findSearchData } from './search-screen.tsx';
import { browserPosition, callsOf, lastSearch, renderSearch, searches, server } from './search.fixture.tsx';

const KEY = 'dr.savedMerchants';
const bodies = buildMerchantBodies(12);
const [first, second] = bodies;
if (!first || !second) throw new Error('There are no merchants.');
const left = { id: '999', name: 'Closed Kitchen' };
const ids = [first.id, second.id].toSorted().join();

const save = (...saved: readonly { readonly id: string; readonly name: string }[]) =>
  window.localStorage.setItem(KEY, JSON.stringify(saved.map(({ id, name }) => ({ id, name }))));
const open = (path: string, options: Parameters<typeof renderSearch>[1] = {}) =>
  renderSearch(path, { ...options, partner: { hasSavedPlaces: true, ...options.partner } });
const chip = (name = /^Saved/) => screen.findByRole('button', { name });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  server.use(merchantHandlers.search(bodies), merchantHandlers.positions(bodies));
});

test('SAV-03.a SAV-03.b SEA-11.a CHR-48 the filter has its count, also in the dialog of all filters, is in the URL, and leaves what is saved in the place', async () => {
  save(first, second);
  const { user } = open('/search?location=Boston');
  await title(/12 restaurants/);
  expect(await chip(/^Saved.*2 restaurants/)).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Saved 2 restaurants' }));
  await user.click(await dialog.findByRole('button', { name: 'Show 2 restaurants' }));
  expect(await title('2 restaurants near Boston')).toBeVisible();
  expect(await chip()).toHaveAttribute('aria-pressed', 'true');
  await user.click(await chip());
  await title(/12 restaurants/);
  await user.click(await chip());
  await title('2 restaurants near Boston');
  expect(window.location.search).toBe('?location=Boston&isSaved=true');
  expect(lastSearch()).toMatchObject({ location: ['Boston'], merchantIds: [ids] });
  expect(lastSearch()).not.toHaveProperty('isSaved');
  expect(await chip()).toHaveAttribute('aria-pressed', 'true');
});

test('SAV-03.b a link to it, and the way back from it, show the same', async () => {
  save(first, second);
  open('/search?location=Boston&isSaved=true');
  await title('2 restaurants near Boston');
  window.history.pushState(null, '', '/search?location=Boston');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await title(/12 restaurants/);
  window.history.back();
  expect(await title('2 restaurants near Boston')).toBeVisible();
});

test('SAV-03.c without a place all are found, wherever they are, and no position is asked for', async () => {
  save(first, second);
  const requestPosition = browserPosition('undecided');
  window.localStorage.setItem('dr.manualLocation', '"Boston"');
  open('/search?isSaved=true');
  await title('2 saved restaurants');
  expect(lastSearch()).toMatchObject({ merchantIds: [ids] });
  expect(lastSearch()).not.toHaveProperty('location');
  expect(requestPosition).not.toHaveBeenCalled();
});

test('SAV-03.d the map has them alone', async () => {
  const saved = bodies.slice(1);
  save(...saved);
  open('/search?isSaved=true&view=map');
  await title('11 saved restaurants');
  const cards = within(await screen.findByRole('list', { name: 'Restaurants on the map' }));
  expect(cards.getByRole('link', { name: second.name })).toBeVisible();
  expect(cards.queryByRole('link', { name: first.name })).not.toBeInTheDocument();
  // One restaurant more than a page has, so the map asks for the positions of all.
  await waitFor(() => expect(callsOf('/api/v2/Merchants/Search/Positions')).not.toEqual([]));
  const all = saved.map(({ id }) => id).toSorted();
  for (const { query } of callsOf('/api/v2/Merchants/Search/Positions'))
    expect(query.get('merchantIds')).toBe(all.join());
});

test('SAV-03.a with nothing saved the count is 0, and nothing more is asked', async () => {
  const { user } = open('/search?location=Boston');
  await title(/12 restaurants/);
  expect(await chip(/^Saved.*0 restaurants/)).toBeVisible();
  expect(searches()).toHaveLength(1);
  await user.click(await chip());
  await title('No restaurants match this search');
});

test('SAV-03.f SEA-09.a SEA-09.c for a member it is what the member saved, and a list of that which fails can be retried, also by searching again', async () => {
  server.use(savedMerchantHandlers.list(problem(500, { requestId: 'req-7Q2M' })));
  const { user } = open('/search?isSaved=true', { visitor: memberOfTier(2) });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load restaurants');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference code: REQ7Q2');
  expect(searches()).toEqual([]);
  server.use(savedMerchantHandlers.list(problem(500)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('REQ7Q2'));
  server.use(savedMerchantHandlers.list([{ id: second.id, name: second.name }]));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await title('1 saved restaurant');
  expect(lastSearch()).toMatchObject({ merchantIds: [second.id] });
});

test('SAV-03.g a server and its caches never learn of it: no page is rendered with it', async () => {
  const query = new URLSearchParams('location=Boston&isSaved=true');
  const settings = { campaignCode: null, hasSavedPlaces: true };
  expect(await findSearchData({ query } as never, settings as never)).toBeUndefined();
  query.delete('isSaved');
  expect(await findSearchData({ query } as never, settings as never)).toBeDefined();
});

test('SAV-03.h without `hasSavedPlaces` there is no such filter', async () => {
  save(first);
  window.localStorage.setItem('dr.lastSearch', '"isSaved=true"');
  window.localStorage.setItem('dr.manualLocation', '"Boston"');
  for (const path of ['/search', '/search?location=Boston&isSaved=true']) {
    const { user, unmount } = renderSearch(path);
    await title(/12 restaurants near Boston/);
    expect(lastSearch()).not.toHaveProperty('merchantIds');
    expect(screen.queryByRole('button', { name: /^Saved/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(dialog.queryByRole('checkbox', { name: /^Saved/ })).not.toBeInTheDocument();
    unmount();
  }
});

test('SEA-31.c UIX-04.c one that is removed passes the focus to the next; the last one of a page leads to the last page, in place of the empty one', async () => {
  save(...bodies.slice(0, 11));
  const { user } = open('/search?isSaved=true');
  await title('11 saved restaurants');
  const entries = window.history.length;
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(within(screen.getByRole('article')).getByRole('button', { name: /^Save / }));
  await title('10 saved restaurants');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.location.search).toBe('?isSaved=true');
  expect(window.history.length).toBe(entries + 1);
  const [removed, next] = screen.getAllByRole('article');
  const name = within(next!).getByRole('heading').textContent;
  await user.click(within(removed!).getByRole('button', { name: /^Save / }));
  await title('9 saved restaurants');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

test('SAV-05.b UIX-04.c one that a member saved is too, and is removed from the account', async () => {
  server.use(savedMerchantHandlers.list([left]), savedMerchantHandlers.forget());
  const { user } = open('/search?isSaved=true', { visitor: memberOfTier(2) });
  await title('No restaurants match this search');
  await user.click(await screen.findByRole('button', { name: 'Remove Closed Kitchen' }));
  await waitFor(() => expect(screen.queryByText(/Closed Kitchen/)).not.toBeInTheDocument());
  expect(server.countOf('DELETE /api/Member/SavedMerchants/999')).toBe(1);
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['among others', [first, left], '1 saved restaurant'],
  ['alone', [left], 'No restaurants match this search'],
])(
  'SAV-05.b UIX-15.a a restaurant that left is listed as such and can be removed, %s',
  async (_, saved, heading) => {
    save(...saved);
    const { user } = open('/search?isSaved=true');
    await title(heading);
    const list = within(await screen.findByRole('region', { name: 'Saved restaurants that have left' }));
    expect(list.getByText(/Closed Kitchen/)).toBeVisible();
    expect(list.getByText('Closed Kitchen')).toHaveAttribute('translate', 'no');
    expect(list.getByText(/No longer in the program/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Remove Closed Kitchen' }));
    await waitFor(() => expect(screen.queryByText(/Closed Kitchen/)).not.toBeInTheDocument());
    expect(window.localStorage.getItem(KEY)).not.toContain('999');
  },
);
