import { buildMerchantBodies, merchantHandlers } from '@tableside/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { lastSearch, renderSearch, screenIsWide, searches, server } from './search.fixture.tsx';
beforeAll(async () => {
  await import('./map/result-map.tsx');
}, 60_000);
beforeEach(() => {
  // jsdom has no layout and no WebGL: the map gets a size and is drawn by its fallback.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const map = () => screen.findByRole('region', { name: 'Map of the places found' });
const pins = async () => within(await screen.findByRole('list', { name: 'Map of the places found' }));
const firstCard = () => screen.getAllByRole('article')[0];
const stored = () => JSON.parse(window.localStorage.getItem('dr.mapView') ?? 'null') as unknown;

test('SEA-06 moving the map offers to search the area, and searches round its centre', async () => {
  screenIsWide(true);
  const { user } = renderSearch('/search?location=Boston');
  await heading('12 places near Boston');
  await pins();
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  fireEvent.keyDown(await map(), { key: 'ArrowRight' });
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  await heading('12 places in this area');
  const [location = ''] = lastSearch()['location'] ?? [];
  expect(location).toMatch(/^40\.\d{1,2},-7[34]\.\d{1,2}$/);
  expect(new URLSearchParams(window.location.search).get('location')).toBe(location);
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Map area');
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
});

test('SEA-06 SEA-29 the area that was searched is the search of the next visit, and no place that was typed', async () => {
  screenIsWide(true);
  window.localStorage.setItem('dr.manualLocation', '"Denver"');
  const { user, unmount } = renderSearch('/search?location=Boston');
  await pins();
  fireEvent.keyDown(await map(), { key: 'ArrowRight' });
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  await heading('12 places in this area');
  const area = lastSearch()['location'];
  unmount();
  renderSearch('/search');
  await heading('12 places in this area');
  expect(lastSearch()).toMatchObject({ location: area });
  expect(window.localStorage.getItem('dr.manualLocation')).toBe('"Boston"');
});

test('SEA-06 the text of an area searches that area', async () => {
  const { user } = renderSearch('/search?location=40.72,-74.01');
  await heading('12 places in this area');
  await user.type(screen.getByLabelText('Restaurant or cuisine'), 'thai{Enter}');
  await waitFor(() =>
    expect(lastSearch()).toMatchObject({ location: ['40.72,-74.01'], restaurantOrCuisine: ['thai'] }),
  );
});

test('SEA-06 pins are buttons; card and pin light each other, and a pin leads to its card', async () => {
  screenIsWide(true);
  server.use(merchantHandlers.search(buildMerchantBodies(2)));
  const { user } = renderSearch('/search?location=Boston');
  await heading('2 places near Boston');
  const pin = (await pins()).getByRole('button', { name: 'Juniper & Rye, rated 4.3 of 5' });
  await user.hover(firstCard() as HTMLElement);
  expect(pin.closest('li')).toHaveAttribute('data-lit');
  await user.unhover(firstCard() as HTMLElement);
  expect(pin.closest('li')).not.toHaveAttribute('data-lit');
  await user.hover(pin);
  expect(firstCard()).toHaveAttribute('data-highlighted', 'true');
  await user.click(pin);
  expect(screen.getByRole('link', { name: 'Juniper & Rye' })).toHaveFocus();
});

test('SEA-06 merchants at one point are one pin, which zooms in', async () => {
  screenIsWide(true);
  const [one, two] = buildMerchantBodies(2);
  if (!one || !two) throw new Error('Two merchants are needed.');
  server.use(merchantHandlers.search([one, { ...two, location: one.location }]));
  const { user } = renderSearch('/search?location=Boston');
  const cluster = (await pins()).getByRole('button', { name: '2 places close together. Zoom in.' });
  for (let press = 0; press < 3 && cluster.isConnected; press += 1) await user.click(cluster);
  expect(await (await pins()).findAllByRole('button')).toHaveLength(2);
});

test('SEA-29 SEA-27 the visitor’s map view is stored unrounded and restored for its location', async () => {
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
  renderSearch('/search?location=Boston');
  await pins();
  fireEvent.keyDown(await map(), { key: '+' });
  expect(stored()).toMatchObject({ latitude: left.latitude, zoom: left.zoom + 1 });
});

test('SEA-06 the map can be zoomed by buttons and says that it is only drawn', async () => {
  screenIsWide(true);
  const { user } = renderSearch('/search?location=Boston');
  await pins();
  expect(screen.getByText('Illustrative map')).toBeVisible();
  const before = searches().length;
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(searches()).toHaveLength(before);
});
