import {
  buildSearchResponse,
  locationHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  browserPosition,
  callsOf,
  lastSearch,
  renderSearch,
  searches,
  server,
  showOneCard,
} from './search.fixture.tsx';
afterEach(() => void vi.useRealTimers());
beforeEach(showOneCard);

const chicago = { latitude: 41.87811, longitude: -87.6298 };
const location = () => screen.findByLabelText(/^Location/);
const ownButton = () => screen.findByRole('button', { name: 'Use current location' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('SEA-02.a SEA-02.b SEA-26 SEA-27 the button requests a fresh, accurate position and searches with rounded coordinates', async () => {
  const requestPosition = browserPosition(chicago);
  const { user } = renderSearch('/search?location=Denver');
  await heading('12 restaurants near Denver');
  await user.click(await ownButton());
  await heading('12 restaurants near you');
  expect(requestPosition.mock.calls[0]?.[2 as never]).toEqual({
    enableHighAccuracy: true,
    maximumAge: 0,
    timeout: 7000,
  });
  expect(await location()).toHaveValue('Current Location');
  expect(lastSearch()).toMatchObject({ location: ['41.88,-87.63'] });
  expect(window.location.search).toBe('?location=Current+Location');
  requestPosition.mockClear();
  await user.type(await location(), 'Denver');
  await user.click(await ownButton());
  expect(requestPosition).toHaveBeenCalledTimes(1);
  expect(await location()).toHaveValue('Current Location');
});

test('SEA-19 while the browser waits for an answer nothing is searched', async () => {
  let decide: PositionCallback = () => undefined;
  const { user } = renderSearch('/search?location=Denver');
  await heading('12 restaurants near Denver');
  const before = searches().length;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: PositionCallback) => (decide = found) },
  });
  await user.click(await ownButton());
  expect(await location()).toHaveValue('Current Location');
  expect(await ownButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Waiting for your browser to share your location')).toBeInTheDocument();
  expect(searches()).toHaveLength(before);
  act(() => decide({ coords: chicago } as GeolocationPosition));
  await heading('12 restaurants near you');
  expect(lastSearch()).toMatchObject({ location: ['41.88,-87.63'] });
});

test('SEA-19 SEA-35.a SEA-35.b SEA-35.c while the browser never answers the page says so, and what is typed and chosen wins over a late answer', async () => {
  let decide: PositionCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: PositionCallback) => (decide = found) },
  });
  const { user } = renderSearch('/search?location=current+location');
  expect(await heading('Waiting for your location')).toBeVisible();
  expect(searches()).toEqual([]);
  const messages = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(messages.filter((text) => text !== '')).toEqual(['Waiting for your browser to share your location']);
  const field = await location();
  await user.clear(field);
  await user.type(field, 'Denver');
  act(() => decide({ coords: chicago } as GeolocationPosition));
  await heading('12 restaurants near you');
  expect(field).toHaveValue('Denver');
  await user.type(field, '{Enter}');
  await heading('12 restaurants near Denver');
});

test('SEA-35.b SEA-35.c a place chosen before the browser answers stays', async () => {
  let decide: PositionCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: PositionCallback) => (decide = found) },
  });
  const { user } = renderSearch('/search?location=Current+Location');
  await heading('Waiting for your location');
  const field = await location();
  await user.clear(field);
  await user.type(field, 'Denver{Enter}');
  await heading('12 restaurants near Denver');
  const searchCount = searches().length;
  act(() => decide({ coords: chicago } as GeolocationPosition));
  await user.type(field, '{Escape}');
  expect(await heading('12 restaurants near Denver')).toBeVisible();
  expect(field).toHaveValue('Denver');
  expect(searches()).toHaveLength(searchCount);
});

test('SEA-08 SEA-20 SEA-09.c a position that is refused, also later, or cannot be found is not searched; the state offers a place and another try, and so does the same search again', async () => {
  browserPosition({ code: 1 });
  const { user } = renderSearch('/search?location=Denver');
  await heading('12 restaurants near Denver');
  const before = searches().length;
  await user.click(await ownButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your browser isn’t sharing your location.*Allow location for this site in your browser settings/,
  );
  expect(searches()).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Enter a place' }));
  expect(await location()).toHaveFocus();
  browserPosition(chicago);
  await user.click(screen.getByRole('button', { name: 'Try my location again' }));
  await heading('12 restaurants near you');
  browserPosition({ code: 1 });
  await user.click(await ownButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser isn’t sharing your location');
  const later = searches().length;
  browserPosition({ code: 3 });
  await user.click(await ownButton());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^We couldn’t get your location.*Try again, or/),
  );
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  expect(await screen.findByRole('button', { name: 'Show restaurants' })).toBeVisible();
  expect(searches()).toHaveLength(later);
  await user.keyboard('{Escape}');
  browserPosition(chicago);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await heading('12 restaurants near you');
});

test('SEA-23 SEA-28 without a place a refusal, also a late one, leads to the position that the server believes in', async () => {
  browserPosition({ code: 1 });
  const { unmount } = renderSearch('/search');
  await heading('12 restaurants near you');
  expect(callsOf('/api/DefaultUserLocation')).toHaveLength(1);
  expect(lastSearch()).toMatchObject({ location: ['41.88,-87.63'] });
  expect(await location()).toHaveValue('Your area');
  unmount();

  let refuse: PositionErrorCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (_: PositionCallback, failed: PositionErrorCallback) => (refuse = failed),
    },
  });
  renderSearch('/search');
  expect(await location()).toHaveValue('New York, NY');
  await heading('12 restaurants near New York, NY');
  expect(lastSearch()).toMatchObject({ location: ['New York, NY'] });
  act(() => refuse({ code: 1 } as GeolocationPositionError));
  await heading('12 restaurants near you');
  expect(await location()).toHaveValue('Your area');
});

test('SEA-24 SEA-28 and when the server knows none, to New York', async () => {
  browserPosition({ code: 1 });
  server.use(locationHandlers.defaultUserLocation(problem(500)));
  renderSearch('/search');
  await heading('12 restaurants near New York, NY');
  expect(lastSearch()).toMatchObject({ location: ['40.76,-73.99'] });
  expect(await location()).toHaveValue('New York, NY');
});

test('SEA-28 an undecided visitor sees New York, then their own position', async () => {
  let decide: PositionCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: PositionCallback) => (decide = found) },
  });
  renderSearch('/search?isNew=true');
  expect(await location()).toHaveValue('New York, NY');
  await heading('12 restaurants near New York, NY');
  expect(lastSearch()).toMatchObject({ location: ['New York, NY'] });
  act(() => decide({ coords: chicago } as GeolocationPosition));
  await heading('12 restaurants near you');
  expect(lastSearch()).toMatchObject({ location: ['41.88,-87.63'] });
  expect(window.localStorage.getItem('dr.lastSearch')).toBe('"isNew=true"');
});

test('SEA-25 five minutes after the decision the position is read again, and again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const requestPosition = browserPosition(chicago);
  renderSearch('/search?location=Current+Location');
  await heading('12 restaurants near you');
  expect(requestPosition).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(299_000));
  expect(requestPosition).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(requestPosition).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(requestPosition).toHaveBeenCalledTimes(3);
});

test('SEA-29.a SEA-29.b the last successful search is restored; a failed one is not stored', async () => {
  const { user, unmount } = renderSearch(
    '/search?location=Boston&restaurantOrCuisine=pizza&isNew=true&sortBy=rating&pageNo=2',
  );
  await heading('12 restaurants near Boston');
  server.use(merchantHandlers.search(problem(500)));
  await user.clear(await location());
  await user.type(await location(), 'Denver{Enter}');
  await screen.findByRole('alert');
  unmount();
  expect(window.localStorage.getItem('dr.manualLocation')).toBe('"Boston"');
  server.resetHandlers();
  const again = renderSearch('/search');
  await heading('12 restaurants near Boston');
  expect(lastSearch()).toMatchObject({
    location: ['Boston'],
    restaurantOrCuisine: ['pizza'],
    isNew: ['true'],
    sortBy: ['rating'],
  });
  expect(window.location.search).toBe('?location=Boston&restaurantOrCuisine=pizza&isNew=true&sortBy=rating');
  // Back leaves the search instead of restoring it again.
  expect(window.history.state).toMatchObject({ idx: 0 });
  again.unmount();
  renderSearch('/search?view=map');
  await waitFor(() =>
    expect(window.location.search).toBe(
      '?location=Boston&restaurantOrCuisine=pizza&isNew=true&sortBy=rating&view=map',
    ),
  );
});

test('SEA-29.b SEA-32.b a link without a place takes the place that was typed last, unless the visitor’s own was searched since', async () => {
  const requestPosition = browserPosition(chicago);
  window.localStorage.setItem('dr.manualLocation', '"Boston, MA"');
  const { user } = renderSearch('/search?restaurantOrCuisine=pizza');
  await heading('12 restaurants near Boston, MA');
  expect(lastSearch()).toMatchObject({ location: ['Boston, MA'], restaurantOrCuisine: ['pizza'] });
  expect(requestPosition).not.toHaveBeenCalled();
  await user.click(await ownButton());
  await heading('12 restaurants near you');
  expect(window.localStorage.getItem('dr.manualLocation')).toBeNull();
});

test.each([
  ['/search', ''],
  ['/search?isNew=true', '?isNew=true'],
])('SEA-29.a SEA-29.b what another tab stores does not replace the search at %s', async (path, query) => {
  const { user } = renderSearch(path);
  await heading('12 restaurants near New York, NY');
  localStorage.setItem('dr.lastSearch', '"location=Chicago"');
  localStorage.setItem('dr.manualLocation', '"Chicago"');
  await user.hover(await screen.findByRole('article'));
  await act(async () => {});
  expect(window.location.search).toBe(query);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12 restaurants near New York, NY');
});

test('SEA-29.a SEA-29.b SEA-29.c what storage holds is not trusted', async () => {
  window.localStorage.setItem('dr.lastSearch', '{"location":"Boston"}');
  window.localStorage.setItem('dr.manualLocation', '"@@@"');
  window.localStorage.setItem('dr.mapView', '[]');
  browserPosition(chicago);
  renderSearch('/search');
  await heading('12 restaurants near you');
  await waitFor(() => expect(lastSearch()).toMatchObject({ location: ['41.88,-87.63'] }));
});

const unknownPlace = (nearestLocations: string[]) =>
  merchantHandlers.search({
    ...buildSearchResponse([]),
    code: 'unknownLocation',
    nearestLocations,
  });

test('SEA-07.a SEA-07.b an unknown location says so, and offers the nearest names', async () => {
  server.use(unknownPlace(['Boston, MA', 'Bolton, MA']));
  const { user } = renderSearch('/search?location=Bostn&isNew=true');
  await heading('We don’t know “Bostn”');
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'We don’t know “Bostn”',
  );
  expect(screen.queryByText('No restaurants match this search')).not.toBeInTheDocument();
  const name = screen.getByRole('button', { name: 'Boston, MA' });
  expect(name).toHaveAccessibleDescription('Did you mean');
  expect(screen.getByRole('button', { name: 'Bolton, MA' })).toBeVisible();
  server.resetHandlers();
  await user.click(name);
  await heading('12 restaurants near Boston, MA');
  expect(lastSearch()).toMatchObject({ location: ['Boston, MA'], isNew: ['true'] });
});

test('SEA-07.b SEA-29.a SEA-29.b without a similar name it links to the field; an unknown location is not stored', async () => {
  server.use(unknownPlace([]));
  const { user, unmount } = renderSearch('/search?location=Qqxx');
  await heading('We don’t know “Qqxx”');
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enter a place' }));
  expect(await location()).toHaveFocus();
  unmount();
  expect(window.localStorage.getItem('dr.lastSearch')).toBeNull();
  expect(window.localStorage.getItem('dr.manualLocation')).toBeNull();
});

test('SEA-29.a filters chosen at an automatic location are stored, and the location is resolved again; the last one taken away stays away', async () => {
  browserPosition(chicago);
  const { user, unmount } = renderSearch('/search');
  await heading('12 restaurants near you');
  expect(window.localStorage.getItem('dr.lastSearch')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^New/ }));
  await waitFor(() => expect(lastSearch()).toMatchObject({ isNew: ['true'], location: ['41.88,-87.63'] }));
  await heading('12 restaurants near you');
  unmount();
  browserPosition({ latitude: 40.76, longitude: -73.99 });
  const again = renderSearch('/search');
  await waitFor(() => expect(lastSearch()).toMatchObject({ isNew: ['true'], location: ['40.76,-73.99'] }));
  expect(window.location.search).toBe('?isNew=true');
  await heading('12 restaurants near you');
  await again.user.click(await screen.findByRole('button', { name: /^New/ }));
  await waitFor(() => expect(lastSearch()).not.toHaveProperty('isNew'));
  expect(window.location.search).toBe('');
  await heading('12 restaurants near you');
  again.unmount();
  renderSearch('/search');
  await heading('12 restaurants near you');
  expect(lastSearch()).not.toHaveProperty('isNew');
});
