import { createClient, type ImpressionEvent } from '@tableside/api-client';
import { buildSearchResult } from '@tableside/api-client/testing';
import { createTracker, TrackerProvider } from '@tableside/kits/tracking';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useCarouselImpression } from './use-carousel-impression.ts';

const { merchants } = buildSearchResult();
const ids = merchants.map(({ id }) => id);
let sent: (readonly ImpressionEvent[])[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => vi.useRealTimers());

function renderCarousel() {
  const tracker = createTracker({
    client: createClient(),
    now: () => 0,
    createId: () => 'event',
    send: async (events) => void sent.push(events),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TrackerProvider tracker={tracker}>{children}</TrackerProvider>
  );
  return renderHook((results: typeof merchants) => useCarouselImpression(results), {
    wrapper,
    initialProps: merchants,
  });
}

test('TRK-12 the merchants in view are sent 150 ms after the results, not before, not later, and once for each result', async () => {
  const { result, rerender } = renderCarousel();
  const onInView = result.current;
  onInView([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(149);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toMatchObject([[{ eventName: 'carousel', merchantIds: ids.slice(0, 3) }]]);
  onInView([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  rerender(merchants.toReversed());
  result.current([0]);
  await vi.advanceTimersByTimeAsync(149);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[1]).toMatchObject([{ eventName: 'carousel', merchantIds: ids.slice(-1) }]);
});

test('TRK-12 a carousel that comes into view later is sent then', async () => {
  const onInView = renderCarousel().result.current;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  onInView([0]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([[{ merchantIds: ids.slice(0, 1) }]]);
});
