import {
  buildMerchantBodies,
  buildPositionsResponse,
  buildSearchResponse,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { centerOf, formatBounds, formatCoordinates, parseBounds } from '@tableside/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { isWithin } from './map/map-view.ts';
import { callsOf, lastSearch, renderSearch, screenIsWide, searches, server } from './search.fixture.tsx';
beforeAll(async () => {
  await import('./map/result-map.tsx');
}, 60_000);
beforeEach(() => {
  // jsdom has neither layout nor WebGL, so the map needs a size and uses the drawn basemap.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const map = () => screen.findByRole('region', { name: 'Map of the restaurants found' });
const pins = async () => within(await screen.findByRole('list', { name: 'Map of the restaurants found' }));
const firstCard = () => screen.getAllByRole('article')[0];
const stored = () => JSON.parse(window.localStorage.getItem('dr.mapView') ?? 'null') as unknown;

const areaButton = () => screen.queryByRole('button', { name: 'Search this area' });
const dots = () => screen.findByRole('list', { name: 'More restaurants on the map' });
const positionCalls = () => callsOf('/api/v2/Merchants/Search/Positions');
const inArea = (text: string | null) => {
  const bounds = parseBounds(text ?? '');
  return buildMerchantBodies(12).filter(
    ({ location: { coordinates } }) => bounds && isWithin(bounds, coordinates),
  );
};
const countIn = (text: string | null) => inArea(text).length;
const boundsOfAddress = () => new URLSearchParams(window.location.search).get('bounds');
async function comeNearer() {
  screenIsWide(true);
  const site = renderSearch('/search?location=Boston');
  await heading('12 restaurants near Boston');
  await pins();
  fireEvent.keyDown(await map(), { key: '+' });
  return site;
}

function holdSearches(
  answerTo: (query: URLSearchParams) => ReturnType<typeof buildSearchResponse> = () =>
    buildSearchResponse(buildMerchantBodies(3)),
): () => void {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    merchantHandlers.search(async ({ query }) => {
      await held;
      return answerTo(query);
    }),
  );
  return respond;
}

test('SEA-06.a SEA-06.b SEA-11.a SEA-29.a SEA-29.b what is in sight of a map that moved is searched: its rectangle, and its center for servers without; so it is at the next visit', async () => {
  window.localStorage.setItem('dr.manualLocation', '"Denver"');
  const { user, unmount } = await comeNearer();
  const placeOfPin = async () =>
    (await pins()).getByRole('button', { name: /^Basil Wharf,/ }).closest('li')?.style.transform;
  const before = await placeOfPin();
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  await waitFor(() => expect(boundsOfAddress()).not.toBeNull());
  const count = countIn(boundsOfAddress());
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(10);
  await heading(`${count} restaurants in this area`);
  expect(screen.getAllByRole('article')).toHaveLength(count);
  const bounds = parseBounds(boundsOfAddress() ?? '');
  expect(lastSearch()).toEqual({
    location: [bounds && formatCoordinates(centerOf(bounds))],
    bounds: [bounds && formatBounds(bounds)],
    pageNo: ['1'],
    pageSize: ['10'],
  });
  expect(new URLSearchParams(window.location.search).get('location')).toBe(lastSearch()['location']?.[0]);
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Map area');
  expect(await placeOfPin()).toBe(before);
  expect(areaButton()).not.toBeInTheDocument();
  const area = lastSearch();
  unmount();
  renderSearch('/search');
  await heading(`${count} restaurants in this area`);
  expect(lastSearch()).toEqual(area);
  // The place that was typed is still the last one.
  expect(window.localStorage.getItem('dr.manualLocation')).toBe('"Boston"');
});

test('SEA-06.a SEA-09.a SEA-09.c an area whose search failed is offered again; the button shows that it searches, and goes when the answer is there; list and keys go on from the top', async () => {
  const { user } = await comeNearer();
  server.use(merchantHandlers.search(problem(400)));
  await user.click(areaButton()!);
  await screen.findByRole('alert');
  await waitFor(() => expect(areaButton()).toHaveAttribute('aria-busy', 'false'));
  const failed = boundsOfAddress();
  const respond = holdSearches();
  vi.mocked(window.scrollTo).mockClear();
  await user.click(areaButton()!);
  await waitFor(() => expect(areaButton()).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect([boundsOfAddress(), lastSearch()['bounds']]).toEqual([failed, [failed]]));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(await map()).toHaveFocus();
  const before = searches().length;
  await user.click(areaButton()!);
  expect(searches()).toHaveLength(before);
  respond();
  await waitFor(() => expect(areaButton()).not.toBeInTheDocument());
  // The server does not know rectangles, so nobody says that it searched one.
  expect(await heading('3 restaurants near this point')).toBeVisible();
});

test('SEA-06.a SEA-51.a moving, zooming by buttons and opening a cluster, which comes nearer, each offer the area and search nothing; what the search shows does not offer it', async () => {
  screenIsWide(true);
  const [one, two] = buildMerchantBodies(2);
  if (!one || !two) throw new Error('Two merchants are needed.');
  server.use(merchantHandlers.search([one, { ...two, location: one.location }]));
  const { user } = renderSearch('/search?location=Boston');
  await heading('2 restaurants near Boston');
  const search = async () => {
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(areaButton()).not.toBeInTheDocument());
  };
  await pins();
  expect(areaButton()).not.toBeInTheDocument();
  fireEvent.keyDown(await map(), { key: 'ArrowRight' });
  await search();
  const before = searches().length;
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(areaButton()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(searches()).toHaveLength(before);
  await search();
  const cluster = async () =>
    (await pins()).queryByRole('button', { name: '2 restaurants close together. Zoom in.' });
  (await cluster())!.focus();
  await user.keyboard('{Enter}');
  expect(await map()).toHaveFocus();
  await search();
  for (let press = 0; press < 4 && (await cluster()); press += 1) await user.click((await cluster())!);
  expect(await (await pins()).findAllByRole('button')).toHaveLength(2);
});

test('SEA-06.a SEA-06.b SEA-32.a SEA-32.b SEA-32.c a link to an area shows its rectangle, and so does Back; a larger one around the same center is another search, with its own cards, and keeps the words that were typed, not the place', async () => {
  screenIsWide(true);
  const bounds = '40.742,-74.012,40.762,-73.972';
  const { user } = renderSearch(`/search?location=40.75,-73.99&bounds=${bounds}`);
  const count = countIn(bounds);
  await heading(`${count} restaurants in this area`);
  expect(lastSearch()).toMatchObject({ location: ['40.75,-73.99'], bounds: [bounds] });
  await pins();
  expect(areaButton()).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Restaurant or cuisine'), 'thai');
  await user.clear(screen.getByLabelText(/^Location/));
  await user.type(screen.getByLabelText(/^Location/), 'Boston');
  fireEvent.keyDown(await map(), { key: '-' });
  const respond = holdSearches((query) => ({
    ...buildSearchResponse(inArea(query.get('bounds'))),
    bounds: query.get('bounds') ?? undefined,
  }));
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  await waitFor(() => expect(boundsOfAddress()).not.toBe(bounds));
  await heading('Finding restaurants in this area');
  expect(lastSearch()).toMatchObject({ location: ['40.75,-73.99'] });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Map area');
  expect(screen.getByLabelText('Restaurant or cuisine')).toHaveValue('thai');
  respond();
  // The area that the map showed: twice as wide as the rectangle in the link, with the same center.
  expect(parseBounds(boundsOfAddress() ?? '')?.west).toBeCloseTo(-74.032, 4);
  expect(parseBounds(boundsOfAddress() ?? '')?.east).toBeCloseTo(-73.952, 4);
  const more = countIn(boundsOfAddress());
  expect(more).toBeGreaterThan(count);
  await heading(`${more} restaurants in this area`);
  expect(screen.getAllByRole('article')).toHaveLength(Math.min(more, 10));
  act(() => window.history.back());
  await heading(`${count} restaurants in this area`);
  expect(boundsOfAddress()).toBe(bounds);
});

test('SEA-06.a SEA-27 words are searched in the area, another place is not: a point without a rectangle is called a point, and rounded for the request', async () => {
  const area = { location: ['40.72,-74.01'], bounds: ['40.7,-74.1,40.8,-73.9'] };
  const { user } = renderSearch('/search?location=40.72,-74.01&bounds=40.7,-74.1,40.8,-73.9');
  await heading('12 restaurants in this area');
  await user.type(screen.getByLabelText('Restaurant or cuisine'), 'thai{Enter}');
  await waitFor(() => expect(lastSearch()).toMatchObject({ ...area, restaurantOrCuisine: ['thai'] }));
  await user.clear(screen.getByLabelText(/^Location/));
  await user.type(screen.getByLabelText(/^Location/), '40.7231,-74.0149{Enter}');
  await waitFor(() => expect(lastSearch()).toMatchObject({ restaurantOrCuisine: ['thai'] }));
  await heading('12 restaurants near this point');
  expect(new URLSearchParams(window.location.search).get('location')).toBe('40.7231,-74.0149');
  expect(lastSearch()).toMatchObject({ location: ['40.72,-74.01'] });
  expect(lastSearch()).not.toHaveProperty('bounds');
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Map area');
});

test('UIX-15.a what was found beyond this page is a dot with its name, which is not translated and leads to it; pages share their dots', async () => {
  screenIsWide(true);
  const { user } = renderSearch('/search?location=Boston');
  await heading('12 restaurants near Boston');
  const links = () => dots().then((list) => within(list).getAllByRole('link'));
  await waitFor(async () =>
    expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Basil Wharf No. 2', '/merchants/11'],
      ['Ember Hall No. 2', '/merchants/12'],
    ]),
  );
  expect(screen.getByText('Ember Hall No. 2')).toHaveAttribute('translate', 'no');
  expect(positionCalls().map(({ query }) => [...query])).toEqual([[['location', 'Boston']]]);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  for (const key of ['-', '-']) fireEvent.keyDown(await map(), { key });
  const names = (await links()).map((link) => link.textContent);
  expect(names).toContain('Casa Ocaso No. 2');
  expect(names).not.toContain('Basil Wharf No. 2');
  expect(positionCalls()).toHaveLength(1);
});

test('dots close together are one, which comes nearer', async () => {
  screenIsWide(true);
  const bodies = buildMerchantBodies(12);
  const [first, second] = bodies.slice(10);
  if (!first || !second) throw new Error('Twelve merchants are needed.');
  const all = [...bodies.slice(0, 11), { ...second, location: first.location }];
  server.use(merchantHandlers.search(all), merchantHandlers.positions(all));
  const { user } = renderSearch('/search?location=Boston');
  const cluster = within(await dots()).getByRole('button', {
    name: '2 restaurants close together. Zoom in.',
  });
  for (let press = 0; press < 4 && cluster.isConnected; press += 1) await user.click(cluster);
  expect(await within(await dots()).findAllByRole('link')).toHaveLength(2);
  expect(areaButton()).toBeInTheDocument();
});

test('a map that does not show all that was found says so, also when the positions do not come', async () => {
  screenIsWide(true);
  const bodies = buildMerchantBodies(30);
  server.use(
    merchantHandlers.search(bodies),
    merchantHandlers.positions({ ...buildPositionsResponse(bodies.slice(0, 20)), totalResultSize: 30 }),
  );
  const { unmount } = renderSearch('/search?location=Boston');
  expect(await screen.findByText('20 of 30 restaurants shown · Illustrative map')).toBeVisible();
  unmount();
  server.use(merchantHandlers.positions(problem(404)));
  renderSearch('/search?location=Chicago');
  expect(await screen.findByText('10 of 30 restaurants shown · Illustrative map')).toBeVisible();
});

test('UIX-15.a pins are buttons; card and pin light each other, with the name as it is, and a pin leads to its card', async () => {
  screenIsWide(true);
  server.use(merchantHandlers.search(buildMerchantBodies(2)));
  const { user } = renderSearch('/search?location=Boston');
  await heading('2 restaurants near Boston');
  const pin = (await pins()).getByRole('button', { name: 'Juniper & Rye, rated 4.3 of 5' });
  await user.hover(firstCard() as HTMLElement);
  expect(pin.closest('li')).toHaveAttribute('data-lit');
  const name = within(pin.closest('li') as HTMLElement).getByText('Juniper & Rye');
  expect(name).toHaveAttribute('translate', 'no');
  await user.unhover(firstCard() as HTMLElement);
  expect(pin.closest('li')).not.toHaveAttribute('data-lit');
  await user.hover(pin);
  expect(firstCard()).toHaveAttribute('data-highlighted', 'true');
  await user.click(pin);
  expect(screen.getByRole('link', { name: 'Juniper & Rye' })).toHaveFocus();
});

test('SEA-29.c the visitor’s map view is stored unrounded and restored for its location only', async () => {
  screenIsWide(true);
  const { unmount } = renderSearch('/search?location=Boston');
  await pins();
  expect(stored()).toBeNull();
  fireEvent.keyDown(await map(), { key: '+' });
  fireEvent.keyDown(await map(), { key: 'ArrowUp' });
  const left = stored() as { latitude: number; zoom: number };
  expect(left).toMatchObject({ location: 'Boston' });
  expect(left.latitude).not.toBe(Math.round(left.latitude * 100) / 100);
  unmount();
  const again = renderSearch('/search?location=Boston');
  await pins();
  fireEvent.keyDown(await map(), { key: '+' });
  expect(stored()).toMatchObject({ latitude: left.latitude, zoom: left.zoom + 1 });
  again.unmount();
  const { user } = renderSearch('/search?location=Denver');
  await pins();
  fireEvent.keyDown(await map(), { key: '+' });
  expect(stored()).toMatchObject({ location: 'Denver', zoom: left.zoom });
  expect(stored()).not.toMatchObject({ latitude: left.latitude });
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(stored()).toMatchObject({ location: 'Denver', zoom: left.zoom - 1 });
});
