import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { placeHandlers, problem } from '../../testing.ts';
import { fakeWire } from '../../testing/wire.test.support.ts';
import { getPlace, getPlaces } from './places.resource.ts';

const server = fakeWire();
const client = createClient();

test('FND-05.a FND-05.b a place is known by the names in its path, and so is a cuisine there', async () => {
  expect(await getPlace(client, 'chicago-il')).toEqual({
    name: 'Chicago, IL',
    count: 42,
    cuisines: [
      { path: 'chicago-il/italian', name: 'Italian', count: 7 },
      { path: 'chicago-il/thai', name: 'Thai', count: 5 },
    ],
  });
  expect(await getPlace(client, 'chicago-il/italian')).toEqual({
    name: 'Chicago, IL',
    cuisine: 'Italian',
    count: 7,
    cuisines: [{ path: 'chicago-il/thai', name: 'Thai', count: 5 }],
  });
});

test('FND-05.d a place without a page is a 404', async () => {
  server.use(placeHandlers.place(problem(404)));
  await expect(getPlace(client, 'galena-il')).rejects.toMatchObject({ status: 404 });
});

test('FND-09.a the cities with pages are listed in the order of the server', async () => {
  expect(await getPlaces(client)).toEqual({
    places: [
      { path: 'chicago-il', name: 'Chicago, IL', state: 'Illinois', count: 1240 },
      { path: 'evanston-il', name: 'Evanston, IL', state: 'Illinois', count: 6 },
      { path: 'austin-tx', name: 'Austin, TX', state: 'Texas', count: 9 },
    ],
  });
});
