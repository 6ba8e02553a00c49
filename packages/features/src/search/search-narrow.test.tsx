import { buildMerchantBodies, merchantHandlers, problem } from '@tableside/api-client/testing';
import { centerOf, formatBounds, formatCoordinates } from '@tableside/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { boundsOf } from './map/map-view.ts';
import {
  applyNarrowStyles,
  applyWideStyles,
  browserPosition,
  callsOf,
  eventsSent,
  renderSearch,
  screenIsWide,
  searches,
  server,
} from './search.fixture.tsx';
beforeAll(async () => {
  await import('./map/result-map.tsx');
}, 60_000);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const map = () => screen.findByRole('region', { name: 'Map of the restaurants found' });

test('SEA-10.a SEA-10.b SEA-51.c MER-07.a MER-07.b MER-08.a MER-26.b TRK-09.b on a narrow screen only the list or only the map is in sight, with the city on its cards; opening it loses nothing that was typed, and is no new search', async () => {
  const { user, tracker } = renderSearch('/search?location=Boston');
  await heading('12 restaurants near Boston');
  applyNarrowStyles();
  // The announcement and the footer, between which the page frame has each screen.
  const around = [document.createElement('section'), document.createElement('footer')] as const;
  screen.getByRole('main').before(around[0]);
  screen.getByRole('main').after(around[1]);
  expect(around.map((element) => getComputedStyle(element).visibility)).toEqual(['visible', 'visible']);
  expect(screen.getByRole('region', { name: 'Restaurants found' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Map of the restaurants found' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change search' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Restaurant or cuisine'), 'piz');
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  const strip = within(await screen.findByRole('list', { name: 'Restaurants on the map' }));
  await map();
  applyNarrowStyles();
  expect(await map()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Restaurants found' })).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
  expect(around.map((element) => getComputedStyle(element).visibility)).toEqual(['hidden', 'hidden']);
  const cards = strip.getAllByRole('article');
  expect(cards).toHaveLength(10);
  expect(cards[1]?.querySelector('img')).toHaveAttribute('src', '/images/mexican-2?w=200&ar=1.4');
  const places = strip.getAllByText('Chelsea, New York');
  expect(places).toHaveLength(10);
  expect(places[0]?.parentElement).toHaveTextContent(/^Chelsea, New York · [\d.]+ mi$/);
  expect(screen.getAllByRole('heading', { level: 1, name: '12 restaurants near Boston' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Change search' }));
  expect(screen.getByRole('region', { name: 'Restaurants found' })).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
  expect(around.map((element) => getComputedStyle(element).visibility)).toEqual(['visible', 'visible']);
  expect(window.location.search).toBe('?location=Boston');
  expect(screen.getByLabelText('Restaurant or cuisine')).toHaveValue('piz');
  expect(searches()).toHaveLength(1);
  tracker.flush();
  await waitFor(() => expect(eventsSent().map(({ eventName }) => eventName)).toEqual(['search']));
});

test('SEA-07.a SEA-08 SEA-09.a the open map of a narrow screen says that there is no position, that a search failed, or that it found nothing', async () => {
  browserPosition({ code: 1 });
  server.use(merchantHandlers.search(problem(400)));
  const { user } = renderSearch('/search?location=Current+Location&view=map');
  const message = async () => {
    await waitFor(() => expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(2));
    applyNarrowStyles();
    return screen.getByRole('alert');
  };
  expect(await message()).toHaveTextContent(/^Your browser isn’t sharing your location$/);
  const mapHeading = () => screen.getByRole('heading', { level: 1 });
  expect(mapHeading()).toHaveTextContent('Your browser isn’t sharing your location');
  await user.click(screen.getByRole('button', { name: 'Change search' }));
  await user.clear(screen.getByLabelText(/^Location/));
  await user.type(screen.getByLabelText(/^Location/), 'Boston{Enter}');
  await heading('We couldn’t load restaurants');
  applyNarrowStyles();
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  expect(await message()).toHaveTextContent(/^We couldn’t load restaurants/);
  expect(mapHeading()).toHaveTextContent('We couldn’t load restaurants');
  server.use(merchantHandlers.search([]));
  await user.click(within(await message()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
  applyNarrowStyles();
  expect(screen.getByText('No restaurants match this search', { selector: 'p' })).toBeVisible();
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContain('No restaurants match this search');
});

test('UIX-23 the buttons that switch between list and map have the corners of the brand’s buttons', async () => {
  document.documentElement.style.setProperty('--ts-button-radius', '3px');
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const { user } = renderSearch('/search?location=Boston');
  const buttonNamed = (name: string) => screen.findByRole('button', { name, hidden: true });
  const showMap = await buttonNamed('Show map');
  expect(getComputedStyle(showMap).borderRadius).toBe('3px');
  await user.click(showMap);
  expect(getComputedStyle(await buttonNamed('Change search')).borderRadius).toBe('3px');
});

test('SEA-10.a SEA-10.b from 861 pixels on list and map are both in sight, without a toggle', async () => {
  screenIsWide(true);
  renderSearch('/search?location=Boston&view=map');
  await heading('12 restaurants near Boston');
  applyWideStyles();
  expect(await map()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Restaurants found' })).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show map|^Change search/ })).not.toBeInTheDocument();
});

test('SEA-06.a SEA-06.b positions are asked for by a map that is shown, and only if the page is not all; its area ends where the cards begin', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const positionCalls = () => callsOf('/api/v2/Merchants/Search/Positions');
  server.use(merchantHandlers.search(buildMerchantBodies(10)));
  const { user } = renderSearch('/search?location=Boston');
  await heading('10 restaurants near Boston');
  applyNarrowStyles();
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  await map();
  applyNarrowStyles();
  server.use(merchantHandlers.search());
  await user.click(screen.getByRole('button', { name: 'Change search' }));
  await user.clear(screen.getByLabelText(/^Location/));
  await user.type(screen.getByLabelText(/^Location/), 'Denver{Enter}');
  await heading('12 restaurants near Denver');
  expect(positionCalls()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  await screen.findByRole('list', { name: 'More restaurants on the map' });
  expect(positionCalls()).toHaveLength(1);
  // So far away, the center of the area is not that of the whole map, even with two decimals.
  fireEvent.keyDown(await map(), { key: '-' });
  const { latitude, longitude, zoom } = JSON.parse(window.localStorage.getItem('dr.mapView') ?? '') as Record<
    'latitude' | 'longitude' | 'zoom',
    number
  >;
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  const view = { center: { latitude, longitude }, zoom };
  const area = boundsOf(view, { width: 800, height: 800 }, { top: 56, bottom: 142 });
  const searched = new URLSearchParams(window.location.search);
  expect(searched.get('bounds')).toBe(formatBounds(area));
  expect(searched.get('location')).toBe(formatCoordinates(centerOf(area)));
});

test('SEA-41 the restaurant of a pressed pin stays marked where its card ends a strip that is wider than two cards', async () => {
  server.use(merchantHandlers.search(buildMerchantBodies(3)));
  const { user } = renderSearch('/search?location=Boston&view=map');
  const strip = await screen.findByRole('list', { name: 'Restaurants on the map' });
  const pins = within(await screen.findByRole('list', { name: 'Map of the restaurants found' }));
  const lit = () =>
    pins
      .getAllByRole('listitem')
      .filter((pin) => pin.hasAttribute('data-lit'))
      .map((pin) => within(pin).getByRole('button').getAttribute('aria-label')?.split(',')[0]);
  const [first, , last] = [...strip.children].map((card) => card.querySelector('h2')?.textContent);
  /** A tablet of 768 pixels shows two cards of 340, so that the third cannot be scrolled to the start. */
  const scrollTo = (left: number) => {
    const sizes = { scrollLeft: left, clientWidth: 768, scrollWidth: 1076 };
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(strip, name, { configurable: true, writable: true, value });
    }
    vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 768, 140));
    [...strip.children].forEach((card, index) =>
      vi
        .spyOn(card, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(16 + 352 * index - left, 8, 340, 124)),
    );
    fireEvent(strip, new Event('scrollend'));
  };
  await user.click(pins.getByRole('button', { name: new RegExp(`^${last}`) }));
  await waitFor(() => expect(lit()).toEqual([last]));
  scrollTo(308);
  expect(lit()).toEqual([last]);
  scrollTo(0);
  await waitFor(() => expect(lit()).toEqual([first]));
});
