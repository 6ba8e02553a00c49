import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { locationHandlers, problem } from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { defaultUserLocationQuery, locationPredictionsQuery } from './locations.queries.ts';
import { getDefaultUserLocation, getLocationPredictions, validateZip } from './locations.resource.ts';

const server = fakeWire();
const client = createClient();

test('API-12 the default position is two numbers', async () => {
  expect(await getDefaultUserLocation(client)).toEqual({ latitude: 41.88425, longitude: -87.63245 });
  const honolulu = { latitude: 21.31, longitude: -157.86 };
  server.use(locationHandlers.defaultUserLocation(honolulu));
  expect(await getDefaultUserLocation(client)).toEqual(honolulu);
});

test('SEA-24 a failed default position is not retried', async () => {
  const { calls, response } = watched(problem(500));
  server.use(locationHandlers.defaultUserLocation(response));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 1 } } });
  await expect(queries.fetchQuery(defaultUserLocationQuery(client))).rejects.toMatchObject({ status: 500 });
  expect(calls).toHaveLength(1);
});

test('API-12 a 401 does not sign out', async () => {
  server.use(locationHandlers.defaultUserLocation(problem(401)));
  const onUnauthorized = vi.fn();
  await expect(getDefaultUserLocation(createClient({ onUnauthorized }))).rejects.toMatchObject({
    status: 401,
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('SEA-33.a places are requested by text and have a position', async () => {
  const { calls, response } = watched({
    predictions: [{ text: 'Boston, MA', latitude: 42.36, longitude: -71.06 }],
  });
  server.use(locationHandlers.predictions(response));
  expect(await getLocationPredictions(client, 'bos')).toEqual([
    { text: 'Boston, MA', coordinates: { latitude: 42.36, longitude: -71.06 } },
  ]);
  expect([...(calls[0]?.query ?? [])]).toEqual([['text', 'bos']]);
});

test('SEA-33.a fewer than three characters send no request', () => {
  const isEnabled = (typed: string) =>
    new QueryObserver(new QueryClient(), locationPredictionsQuery(client, typed)).options.enabled;
  expect(['', 'b', 'bo', ' bo '].map(isEnabled)).toEqual([false, false, false, false]);
  expect(isEnabled('bos')).toBe(true);
});

test('API-10 a ZIP code is validated', async () => {
  expect(await validateZip(client, '60601')).toBe(true);
  expect(await validateZip(client, '00000')).toBe(false);
});
