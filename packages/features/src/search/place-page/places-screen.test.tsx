import { placeHandlers, problem } from '@tableside/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderSearch, server } from '../search.fixture.tsx';

test('FND-09.a each city with a page is listed under its state, with its number of restaurants', async () => {
  renderSearch('/restaurants');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restaurants by city' })).toBeVisible();
  const listed = ['Illinois', 'Texas'].map((state) =>
    within(screen.getByRole('region', { name: state }))
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('link').getAttribute('href'), item.textContent]),
  );
  expect(listed).toEqual([
    [
      ['/restaurants/chicago-il', 'Chicago, IL1,240 restaurants'],
      ['/restaurants/evanston-il', 'Evanston, IL6 restaurants'],
    ],
    [['/restaurants/austin-tx', 'Austin, TX9 restaurants']],
  ]);
  expect(screen.getByText(/has restaurants in 3 cities/)).toBeVisible();
  expect(document.title).toContain('Restaurants by city | ');
});

test('FND-09.a one city is not told of as several', async () => {
  const austin = { path: 'austin-tx', name: 'Austin, TX', state: 'Texas', count: 9 };
  server.use(placeHandlers.places({ places: [austin] }));
  renderSearch('/restaurants');
  expect(await screen.findByText(/has restaurants in 1 city\./)).toBeVisible();
});

test.each([
  ['no city has a page', { places: [] }],
  ['the server does not tell cities', problem(404)],
])('FND-09.d if %s, the page is not found and leads to the search', async (_, response) => {
  server.use(placeHandlers.places(response));
  renderSearch('/restaurants');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search restaurants' })).toHaveAttribute('href', '/search');
});

test('cities that the server fails to tell are asked for again', async () => {
  server.use(placeHandlers.places(problem(503)));
  const { user } = renderSearch('/restaurants');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(placeHandlers.places());
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Austin, TX' })).toBeVisible();
});
