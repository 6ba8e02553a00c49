import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { impressionHandlers } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { postImpressions } from './impressions.resource.ts';

const server = fakeWire();

test('events go as a list, without the anti-forgery token, and outlive the page', async () => {
  const { calls, answer } = watched({ accepted: 1 });
  server.use(impressionHandlers.post(answer));
  const sent = vi.spyOn(globalThis, 'fetch');
  const event = {
    eventId: 'e-1',
    eventName: 'carousel',
    channel: 'web',
    dateTime: '2026-03-04T05:06:07.000Z',
    userAgent: 'test',
    url: 'https://dining.sample.example/',
    merchantIds: ['1', '2'],
  } as const;
  await postImpressions(createClient({ antiForgery: tokenSource('token-1') }), [
    { ...event, merchantIds: ['1', '2'] },
  ]);
  expect(calls[0]?.body).toEqual([event]);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  expect(calls[0]?.request.headers.has('X-XSRF-TOKEN')).toBe(false);
});
