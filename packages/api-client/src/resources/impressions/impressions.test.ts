import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { impressionHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { postImpressions } from './impressions.resource.ts';

const server = fakeWire();
const event = {
  eventId: 'e-1',
  eventName: 'carousel',
  channel: 'web',
  dateTime: '2026-03-04T05:06:07.000Z',
  userAgent: 'test',
  url: 'https://dining.sample.example/',
  merchantIds: ['1', '2'],
} as const;
const events = [{ ...event, merchantIds: ['1', '2'] }];

test('API-01.c API-25.a events go as a list, without the anti-forgery token, and outlive the page', async () => {
  const { calls, response } = watched({ accepted: 1 });
  server.use(impressionHandlers.post(response));
  const sent = vi.spyOn(globalThis, 'fetch');
  await postImpressions(createClient({ antiForgery: tokenSource('token-1') }), events);
  expect(calls[0]?.body).toEqual([event]);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  expect(calls[0]?.request.headers.has('X-XSRF-TOKEN')).toBe(false);
});

test('API-25.b a response of 401 does not sign out', async () => {
  server.use(impressionHandlers.post(problem(401)));
  const onUnauthorized = vi.fn();
  await expect(postImpressions(createClient({ onUnauthorized }), events)).rejects.toMatchObject({
    status: 401,
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
});
