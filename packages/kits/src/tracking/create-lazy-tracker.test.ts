import { createClient } from '@tableside/api-client';
import type { ImpressionEvent } from '@tableside/api-client';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createLazyTracker } from './create-lazy-tracker.ts';

test('TRK-08 an event from before the code loaded keeps its own time and URL', async () => {
  const sent: ImpressionEvent[] = [];
  let now = Date.UTC(2026, 0, 2, 3, 4, 5);
  const tracker = createLazyTracker({
    client: createClient(),
    now: () => now,
    createId: () => 'id',
    send: (events) => {
      sent.push(...events);
      return Promise.resolve();
    },
  });
  tracker.impression({ eventName: 'search', merchantIds: ['7'] });
  now += 60_000;
  window.history.replaceState(null, '', '/elsewhere');
  tracker.start();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    eventName: 'search',
    channel: 'web',
    dateTime: '2026-01-02T03:04:05.000Z',
    merchantIds: ['7'],
  });
  expect(sent[0]?.url).not.toContain('elsewhere');
});

test('TRK-01.b TRK-03 the referral values are taken from the landing URL', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  window.history.replaceState(null, '', '/search?source=card&utm_source=mail');
  const now = Date.UTC(2026, 0, 2, 3, 4, 5);
  createLazyTracker({ client: createClient(), now: () => now, createId: () => 'id' }).start();
  // The visitor may navigate before the code has loaded.
  window.history.replaceState(null, '', '/elsewhere');
  await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
  expect(written).toHaveBeenCalledWith(expect.stringContaining('utmSource=mail; '));
  expect(written).toHaveBeenCalledWith(expect.stringContaining('Max-Age=172800'));
});
