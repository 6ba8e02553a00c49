import { placeHandlers, problem } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { lastSearch, renderSearch, server } from '../search.fixture.tsx';

test('FND-05.a FND-05.c the page of a place shows its search under its own heading, whatever its query says', async () => {
  renderSearch('/restaurants/chicago-il?location=Boston&isNew=true');
  expect(await screen.findByRole('heading', { level: 1, name: 'Restaurants in Chicago, IL' })).toBeVisible();
  expect(document.querySelector('main')).toHaveTextContent('has 42 restaurants in Chicago, IL.');
  await waitFor(() => expect(lastSearch()).toMatchObject({ location: ['Chicago, IL'], pageNo: ['1'] }));
  expect(lastSearch()).not.toHaveProperty('isNew');
  expect(document.title).toContain('Restaurants in Chicago, IL | ');
});

test('FND-05.b what changes the search of a place leads to the search', async () => {
  const { user } = renderSearch('/restaurants/chicago-il/italian');
  await screen.findByRole('heading', { level: 1, name: 'Italian restaurants in Chicago, IL' });
  await user.click(await screen.findByRole('button', { name: /^New/ }));
  await waitFor(() =>
    expect(lastSearch()).toMatchObject({
      location: ['Chicago, IL'],
      restaurantOrCuisine: ['Italian'],
      isNew: ['true'],
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: /near Chicago, IL/ })).toBeVisible();
});

test('FND-05.d a place with too few restaurants is not found', async () => {
  server.use(placeHandlers.place(problem(404)));
  renderSearch('/restaurants/galena-il');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  expect(server.calls.filter(({ path }) => path === '/api/v2/Merchants/Search')).toEqual([]);
});

test('UIX-28.c a place that the server fails to tell is asked for again', async () => {
  server.use(placeHandlers.place(problem(503)));
  const { user } = renderSearch('/restaurants/chicago-il');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(placeHandlers.place());
  await user.click(retry);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Restaurants in Chicago, IL' });
  await waitFor(() => expect(heading).toHaveFocus());
});

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('FND-09.b the page of a place leads to its cuisines and to all cities', async () => {
  renderSearch('/restaurants/chicago-il');
  const pages = await screen.findByRole('navigation', { name: 'Restaurants by city' });
  expect(within(pages).getByRole('heading', { level: 2, name: 'Cuisines in Chicago, IL' })).toBeVisible();
  expect(linksIn(pages)).toEqual([
    ['Italian', '/restaurants/chicago-il/italian'],
    ['Thai', '/restaurants/chicago-il/thai'],
    ['Restaurants by city', '/restaurants'],
  ]);
  expect(pages).toHaveTextContent('Italian7 restaurants');
});

test('FND-09.b the page of a cuisine leads to the others, to its city and to all cities', async () => {
  renderSearch('/restaurants/chicago-il/italian');
  expect(linksIn(await screen.findByRole('navigation', { name: 'Restaurants by city' }))).toEqual([
    ['Thai', '/restaurants/chicago-il/thai'],
    ['All restaurants in Chicago, IL', '/restaurants/chicago-il'],
    ['Restaurants by city', '/restaurants'],
  ]);
});

test('FND-09.b a search that is not about one place has no such links', async () => {
  renderSearch('/search?location=Chicago, IL');
  await screen.findByRole('heading', { level: 1, name: /near Chicago, IL/ });
  expect(screen.queryByRole('navigation', { name: 'Restaurants by city' })).not.toBeInTheDocument();
});
