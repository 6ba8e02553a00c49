import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { callsOf, eventsSent, lastSearch, renderSearch, searches, showOneCard } from './search.fixture.tsx';
beforeEach(showOneCard);

const location = () => screen.findByLabelText(/^Location/);
const words = () => screen.findByLabelText('Restaurant or cuisine');
const submit = () => screen.findByRole('button', { name: 'Search' });
const results = () => screen.findByRole('heading', { level: 1, name: /restaurants/ });

test('ROU-03 SEA-01 SEA-03 VAL-28 a typed location and cuisine are searched and written to the URL', async () => {
  const { user } = renderSearch('/search?location=Denver');
  expect(await location()).toHaveProperty('maxLength', 120);
  await user.type(await words(), 'piz');
  await user.clear(await location());
  await user.type(await location(), '  Boston,\u00A0MA\u200B ');
  await user.type(await words(), 'za');
  await user.click(await submit());
  expect(
    await screen.findByRole('heading', { level: 1, name: '12 restaurants near Boston, MA' }),
  ).toBeVisible();
  expect(lastSearch()).toMatchObject({ location: ['Boston, MA'], restaurantOrCuisine: ['pizza'] });
  expect(window.location.search).toBe('?location=Boston%2C+MA&restaurantOrCuisine=pizza');
  await user.clear(await words());
  await user.click(await submit());
  expect(window.location.search).toBe('?location=Boston%2C+MA');
});

test('SEA-32.c a filter that is pressed before Search keeps what was typed', async () => {
  const { user } = renderSearch('/search?location=Denver');
  await results();
  await user.clear(await location());
  await user.type(await location(), 'Boston');
  await user.type(await words(), 'pizza');
  await user.click(screen.getByRole('button', { name: /^Acclaimed/ }));
  expect(window.location.search).toBe('?location=Denver&acclaimed=true');
  expect(await location()).toHaveValue('Boston');
  expect(await words()).toHaveValue('pizza');
  await user.click(await submit());
  expect(window.location.search).toBe('?location=Boston&acclaimed=true&restaurantOrCuisine=pizza');
});

test.each(['none', 'direct', 'sso'] as const)(
  'ROU-03 the form is there for enrollment type %s',
  async (enrollmentType) => {
    renderSearch('/search?location=Denver', { partner: { enrollmentType } });
    expect(await screen.findByRole('search', { name: 'Find a restaurant' })).toBeVisible();
  },
);

test('SEA-32.a SEA-32.b the form is filled from the address, and the search is made', async () => {
  renderSearch(
    '/search?restaurantOrCuisine=pizza&location=Boston&features=dineIn&acclaimed=true&sortBy=newest',
  );
  expect(await location()).toHaveValue('Boston');
  expect(await words()).toHaveValue('pizza');
  await results();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest first');
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent?.match(/^[A-Za-z-]+/)?.[0])).toEqual([
    'Dine-in',
    'Acclaimed',
  ]);
  expect(searches()).toHaveLength(1);
  expect(lastSearch()).toEqual({
    location: ['Boston'],
    restaurantOrCuisine: ['pizza'],
    features: ['dineIn'],
    acclaimed: ['true'],
    sortBy: ['newest'],
    pageNo: ['1'],
    pageSize: ['10'],
  });
});

test('SEA-32.a SEA-32.b one Back returns to the search before, in the form and in the list, also after a double click on Search, and searching for the same again', async () => {
  const { user } = renderSearch('/search?location=Boston');
  await screen.findByRole('heading', { level: 1, name: '12 restaurants near Boston' });
  await user.clear(await location());
  await user.type(await location(), 'Denver');
  await user.dblClick(await submit());
  await screen.findByRole('heading', { level: 1, name: '12 restaurants near Denver' });
  await user.click(await submit());
  expect(window.location.search).toBe('?location=Denver');
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: '12 restaurants near Boston' })).toBeVisible();
  expect(await location()).toHaveValue('Boston');
  expect(window.location.search).toBe('?location=Boston');
});

test('SEA-18 SEA-21 an empty location shows a hint and is not searched, also after an area of the map', async () => {
  const { user } = renderSearch('/search?location=39.74%2C-104.99');
  await user.clear(await location());
  expect(screen.getByPlaceholderText('Enter city, state or ZIP code')).toBe(await location());
  await user.click(await submit());
  expect(await location()).toBeInvalid();
  expect(screen.getByPlaceholderText('Enter city, state or ZIP code')).toBe(await location());
  expect(window.location.search).toBe('?location=39.74%2C-104.99');
});

test('SEA-18 SEA-22.a SEA-22.b what cannot be a place, or is none, is refused in words, typed or in the address, and not searched', async () => {
  const { user, unmount } = renderSearch('/search?location=Denver');
  await results();
  const before = searches().length;
  await user.clear(await location());
  await user.type(await location(), '   ');
  await user.click(await submit());
  expect(await screen.findByText('Enter a city, state or ZIP code to search.')).toBeVisible();
  expect(await location()).toHaveAttribute('aria-invalid', 'true');
  expect(await location()).toHaveFocus();
  expect(searches()).toHaveLength(before);
  await user.clear(await location());
  await user.type(await location(), '@@@');
  await user.click(await submit());
  expect(await screen.findByText('Enter a valid city, state or ZIP code')).toBeVisible();
  expect(searches()).toHaveLength(before);
  await user.type(await location(), 'Boston');
  expect(screen.queryByText('Enter a valid city, state or ZIP code')).not.toBeInTheDocument();
  unmount();
  renderSearch('/search?location=%40%40%40');
  expect(await screen.findByText('Enter a valid city, state or ZIP code')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('That doesn’t look like a place');
  expect(searches()).toHaveLength(before);
});

test('SEA-33.a SEA-33.b CON-37.b TRK-09.d three letters bring suggestions, posted as an event, two do not; choosing one searches there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, tracker } = renderSearch('/search?location=Denver');
  await results();
  await user.clear(await location());
  await user.type(await location(), 'bo');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await user.type(await location(), 'x');
  expect(await screen.findByText('No suggestions. Search with what you typed.')).toBeVisible();
  await user.type(await location(), '{Backspace}s');
  expect(await screen.findByRole('option', { name: /Boston, MA/ })).toBeVisible();
  expect(screen.getByText('1 suggested place')).toBeInTheDocument();
  expect(callsOf('/api/v2/Locations/Predictions').map(({ query }) => query.get('text'))).toEqual([
    'box',
    'bos',
  ]);
  tracker.flush();
  await waitFor(() =>
    expect(eventsSent().map(({ eventName }) => eventName)).toEqual([
      'search',
      'locationPrediction',
      'locationPrediction',
    ]),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: '12 restaurants near Boston, MA' }),
  ).toBeVisible();
  expect(lastSearch()).toMatchObject({ location: ['Boston, MA'] });
  await user.clear(await location());
  await user.type(await location(), 'new');
  expect(await screen.findByText('2 suggested places')).toBeInTheDocument();
});
