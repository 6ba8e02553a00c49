import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { problem, reviewHandlers } from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { reviewedQuery } from './reviews.queries.ts';
import { getReviewed } from './reviews.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1' });

test('API-23 HIS-20 sends one request with txnId repeated and returns the reviewed ones', async () => {
  const { calls, response } = watched([
    { id: 'a', completed: true },
    { id: 'b', completed: false },
  ]);
  server.use(reviewHandlers.statuses(response));
  expect(await getReviewed(client, ['a', 'b', 'c&d'])).toEqual(new Set(['a']));
  expect(calls).toHaveLength(1);
  expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/reviews/status');
  expect(new URL(calls[0]?.request.url ?? '').search).toBe('?txnId=a&txnId=b&txnId=c%26d');
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test('API-23 HIS-07.b rejects with the status of a failure, and 401 is reported', async () => {
  const onUnauthorized = vi.fn();
  const strict = createClient({ onUnauthorized });
  for (const status of [500, 401]) {
    expect(onUnauthorized).not.toHaveBeenCalled();
    server.use(reviewHandlers.statuses(problem(status)));
    await expect(getReviewed(strict, ['a'])).rejects.toMatchObject({ status });
  }
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('HIS-20 without transactions no request is sent', () => {
  expect(reviewedQuery(client, 'p-1', []).enabled).toBe(false);
  expect(reviewedQuery(client, 'p-1', ['a']).enabled).toBe(true);
});
