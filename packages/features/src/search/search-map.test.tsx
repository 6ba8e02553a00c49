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
const countIn = (text: string | null) => {
  const bounds = parseBounds(text ?? '');
  return buildMerchantBodies(12).filter(
    ({ location: { coordinates } }) => bounds && isWithin(bounds, coordinates),
  ).length;
};
const boundsOfAddress = () => new URLSearchParams(window.location.search).get('bounds');
async function comeNearer() {
  screenIsWide(true);
  const site = renderSearch('/search?location=Boston');
  await heading('12 restaurants near Boston');
  await pins();
  fireEvent.keyDown(await map(), { key: '+' });
  return site;
}

function holdSearches(): () => void {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    merchantHandlers.search(async () => {
      await held;
      return buildSearchResponse(buildMerchantBodies(3));
    }),
  );
  return respond;
}

test('SEA-06.a SEA-06.b SEA-11.a what is in sight of a map that moved is searched: its rectangle, and its center for servers without', async () => {
  const { user } = await comeNearer();
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
});

test('SEA-06.a the button shows that it searches, and goes when the answer is there; list and keys go on from the top', async () => {
  const { user } = await comeNearer();
  const respond = holdSearches();
  expect(areaButton()).toHaveAttribute('aria-busy', 'false');
  await user.click(areaButton()!);
  await waitFor(() => expect(areaButton()).toHaveAttribute('aria-busy', 'true'));
  await heading('Finding restaurants in this area');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(await map()).toHaveFocus();
  const before = searches().length;
  await user.click(areaButton()!);
  expect(searches()).toHaveLength(before);
  respond();
  await waitFor(() => expect(areaButton()).not.toBeInTheDocument());
});

test('SEA-06.a of a server that does not know rectangles nobody says that it searched one', async () => {
  const { user } = await comeNearer();
  server.use(merchantHandlers.search(buildSearchResponse()));
  await user.click(areaButton()!);
  expect(await heading('12 restaurants near this point')).toBeVisible();
});

test('SEA-06.a SEA-09.a an area whose search failed is offered again', async () => {
  const { user } = await comeNearer();
  server.use(merchantHandlers.search(problem(400)));
  await user.click(areaButton()!);
  await screen.findByRole('alert');
  await waitFor(() => expect(areaButton()).toHaveAttribute('aria-busy', 'false'));
});

test('SEA-06.a moving, zooming by buttons and opening a cluster each offer the area; what the search shows does not', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await search();
  await user.click((await pins()).getByRole('button', { name: '2 restaurants close together. Zoom in.' }));
  await search();
});

test('SEA-06.a SEA-32.a SEA-32.b a link to an area shows its rectangle, and so does Back; another area is another search', async () => {
  screenIsWide(true);
  const bounds = '40.745,-74.01,40.76,-73.98';
  const { user } = renderSearch(`/search?location=40.75,-73.99&bounds=${bounds}`);
  const count = countIn(bounds);
  await heading(`${count} restaurants in this area`);
  expect(lastSearch()).toMatchObject({ location: ['40.75,-73.99'], bounds: [bounds] });
  await pins();
  expect(areaButton()).not.toBeInTheDocument();
  fireEvent.keyDown(await map(), { key: '-' });
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  await waitFor(() => expect(boundsOfAddress()).not.toBe(bounds));
  // The area that the map showed: twice as wide as the rectangle in the link, with the same center.
  expect(parseBounds(boundsOfAddress() ?? '')?.west).toBeCloseTo(-74.025, 4);
  expect(parseBounds(boundsOfAddress() ?? '')?.east).toBeCloseTo(-73.965, 4);
  const more = countIn(boundsOfAddress());
  expect(more).toBeGreaterThan(count);
  await heading(`${more} restaurants in this area`);
  act(() => window.history.back());
  await heading(`${count} restaurants in this area`);
  expect(boundsOfAddress()).toBe(bounds);
});

test('SEA-06.a SEA-06.b the cards of an area are not those of a larger one around the same center', async () => {
  screenIsWide(true);
  const { user } = renderSearch('/search?location=40.75,-73.99&bounds=40.742,-74.012,40.762,-73.972');
  await heading(/restaurants in this area/);
  await pins();
  fireEvent.keyDown(await map(), { key: '-' });
  const respond = holdSearches();
  await user.click(areaButton()!);
  await heading('Finding restaurants in this area');
  expect(lastSearch()).toMatchObject({ location: ['40.75,-73.99'] });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  respond();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('SEA-06.a SEA-06.b SEA-29.a SEA-29.b the area that was searched is the search of the next visit, and no place that was typed', async () => {
  window.localStorage.setItem('dr.manualLocation', '"Denver"');
  const { user, unmount } = await comeNearer();
  await user.click(areaButton()!);
  await heading(/restaurants in this area/);
  const area = lastSearch();
  unmount();
  renderSearch('/search');
  await heading(/restaurants in this area/);
  expect(lastSearch()).toEqual(area);
  expect(window.localStorage.getItem('dr.manualLocation')).toBe('"Boston"');
});

test('SEA-06.a words are searched in the area, another place is not', async () => {
  const area = { location: ['40.72,-74.01'], bounds: ['40.7,-74.1,40.8,-73.9'] };
  const { user } = renderSearch('/search?location=40.72,-74.01&bounds=40.7,-74.1,40.8,-73.9');
  await heading('12 restaurants in this area');
  await user.type(screen.getByLabelText('Restaurant or cuisine'), 'thai{Enter}');
  await waitFor(() => expect(lastSearch()).toMatchObject({ ...area, restaurantOrCuisine: ['thai'] }));
  await user.clear(screen.getByLabelText(/^Location/));
  await user.type(screen.getByLabelText(/^Location/), '39.74,-104.99{Enter}');
  await waitFor(() => expect(lastSearch()).toMatchObject({ location: ['39.74,-104.99'] }));
  expect(lastSearch()).not.toHaveProperty('bounds');
});

test('SEA-27 a point without a rectangle is called a point, and rounded for the request', async () => {
  renderSearch('/search?location=40.7231,-74.0149');
  await heading('12 restaurants near this point');
  expect(lastSearch()).toMatchObject({ location: ['40.72,-74.01'] });
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

test('merchants at one point are one pin, which zooms in', async () => {
  screenIsWide(true);
  const [one, two] = buildMerchantBodies(2);
  if (!one || !two) throw new Error('Two merchants are needed.');
  server.use(merchantHandlers.search([one, { ...two, location: one.location }]));
  const { user } = renderSearch('/search?location=Boston');
  const cluster = (await pins()).getByRole('button', { name: '2 restaurants close together. Zoom in.' });
  for (let press = 0; press < 3 && cluster.isConnected; press += 1) await user.click(cluster);
  expect(await (await pins()).findAllByRole('button')).toHaveLength(2);
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

test('the map can be zoomed by buttons and says that it is only drawn', async () => {
  screenIsWide(true);
  const { user } = renderSearch('/search?location=Boston');
  await pins();
  expect(screen.getByText('Illustrative map')).toBeVisible();
  const before = searches().length;
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(searches()).toHaveLength(before);
});
