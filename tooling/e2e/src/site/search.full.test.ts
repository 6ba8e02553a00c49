import { buildSearchResponse, merchantHandlers, problem } from '@tableside/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { setupSites } from './sites.ts';

const { server, open } = setupSites();

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const cards = () => within(screen.getByRole('main')).findAllByRole('article');
async function standing() {
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/\d/));
  await cards();
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
}
function searchFor(place: string, what = '') {
  fireEvent.change(field('location'), { target: { value: place } });
  fireEvent.change(field('restaurantOrCuisine'), { target: { value: what } });
  fireEvent.submit(field('location').form!);
}
const lists = () =>
  server.callsOf('GET /api/v2/Merchants/Search').filter(({ query }) => query.get('pageSize') === '10');

test('SEA-32.b search parameters out of range are left out and never an error', async () => {
  const query =
    'location=Chicago&pageNo=abc&pageSize=5000&priceRange=9&priceRange=%24%24&mealsServed=midnight&features=valet' +
    '&benefitsFor=Someday&sortBy=%27%3B--&acclaimed=yes&isNew=1&reservations=%3Cscript%3E&view=globe&unknown=1';
  await open('hilton', `/search?${query}`);
  await standing();
  expect(field('location')).toHaveValue('Chicago');
  const [listRequest] = lists();
  expect(listRequest?.query.get('location')).toBe('Chicago');
  for (const name of [
    'priceRange',
    'mealsServed',
    'features',
    'benefitsFor',
    'isNew',
    'reservations',
    'unknown',
  ])
    expect(listRequest?.query.has(name), name).toBe(false);
  expect(listRequest?.query.get('pageNo')).toBe('1');
});

test('SEA-31.a a page beyond the last says so and links back', async () => {
  server.use(
    merchantHandlers.search(({ query }) =>
      buildSearchResponse(undefined, { pageNo: Number(query.get('pageNo')) }),
    ),
  );
  const { user } = await open('hilton', '/search?location=Chicago&pageNo=999');
  expect(await screen.findByText(/no page 999/i)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /first page/i }));
  await standing();
});

test('SEA-07.a SEA-07.b an empty result offers a way out', async () => {
  server.use(
    merchantHandlers.search(({ query }) =>
      query.has('restaurantOrCuisine') ? buildSearchResponse([]) : buildSearchResponse(),
    ),
  );
  const { user } = await open('hilton', '/search?location=Chicago&restaurantOrCuisine=qqqqxxxxzzzz');
  await waitFor(() =>
    expect(document.querySelector('h1')).toHaveTextContent(/^no restaurants match this search$/i),
  );
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all restaurants here' }));
  await standing();
});

test('SEA-18 SEA-21 SEA-22.b an empty or impossible place shows a message and keeps the input', async () => {
  await open('hilton', '/search?location=Chicago');
  await standing();
  searchFor('   ', 'pizza');
  await waitFor(() => expect(field('location')).toHaveAttribute('aria-invalid', 'true'));
  expect(field('location')).toHaveAttribute('placeholder', 'Enter city, state or ZIP code');
  searchFor('@@@', 'pizza');
  expect(await screen.findByText('Enter a valid city, state or ZIP code')).toBeVisible();
  expect(field('restaurantOrCuisine')).toHaveValue('pizza');
  expect(window.location.search).toContain('location=Chicago');
});

test('SEA-09.a a failed search says so and can be retried', async () => {
  const { user } = await open('hilton', '/search?location=Chicago');
  await standing();
  server.use(merchantHandlers.search(problem(400, { requestId: 'ref-1234' })));
  searchFor('Boston');
  expect(await screen.findByRole('alert')).toHaveTextContent('REF123');
  server.use(merchantHandlers.search());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await standing();
  expect(lists().at(-1)?.query.get('location')).toBe('Boston');
});

const respondWithPosition = (code: 1 | 2) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (_found: PositionCallback, failed?: PositionErrorCallback) =>
        failed?.({ code } as GeolocationPositionError),
    },
  });

test('SEA-08 SEA-20 a denied geolocation shows the blocked state and sends no search', async () => {
  respondWithPosition(1);
  const { user } = await open('hilton', '/search?location=Boston');
  await standing();
  const before = lists().length;
  await user.click(screen.getByRole('button', { name: 'Use current location' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/your browser isn’t sharing your location/i);
  expect(lists()).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Enter a place' }));
  expect(field('location')).toHaveFocus();
});

test('SEA-20 a device without a position shows a message', async () => {
  respondWithPosition(2);
  const { user } = await open('hilton', '/search?location=Boston');
  await standing();
  await user.click(screen.getByRole('button', { name: 'Use current location' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/we couldn’t get your location/i);
});
