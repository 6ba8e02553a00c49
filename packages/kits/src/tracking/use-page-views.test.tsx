import { createClient, type ImpressionEvent } from '@tableside/api-client';
import { merchantQuery } from '@tableside/api-client/queries';
import { buildMerchantDetail } from '@tableside/api-client/testing';
import { publicIdOf, type Visitor } from '@tableside/core';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider } from '@tableside/kits/session';
import { memberOfTier } from '@tableside/kits/testing';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTracker, type LiveTracker } from './create-tracker.ts';
import { TrackerProvider } from './tracker-context.tsx';
import { usePageViews } from './use-page-views.ts';

const meta = (title: string) => ({ title, description: title });
const build = {
  settings: partnerWith({
    routeMeta: {
      '*': meta('Plates'),
      '/': meta('Home'),
      '/search': meta('Search'),
      '/merchants': meta('Merchant'),
    },
  }),
  assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} },
};

let sent: ImpressionEvent[] = [];
let entries: object[] = [];
let tracker: LiveTracker;
let navigate: NavigateFunction;
let queryClient: QueryClient;

function Page() {
  usePageViews();
  const goTo = useNavigate();
  useEffect(() => {
    navigate = goTo;
  }, [goTo]);
  return null;
}

function open(path: string, visitor?: Visitor) {
  window.history.replaceState(null, '', path);
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PartnerProvider build={build}>
          <SessionProvider client={createClient()} visitor={visitor}>
            <TrackerProvider tracker={tracker}>
              <BrowserRouter>
                <Page />
              </BrowserRouter>
            </TrackerProvider>
          </SessionProvider>
        </PartnerProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
const go = (path: string) => act(async () => navigate(path));
const paths = () => sent.map(({ url }) => new URL(url).pathname);
const seen = async () => {
  await Promise.resolve();
  return paths();
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  entries = [];
  queryClient = new QueryClient();
  tracker = createTracker({
    client: createClient(),
    now: () => new Date(),
    createId: () => 'event',
    dataLayer: { push: (entry) => entries.push(entry) },
    send: async (events) => void sent.push(...events),
  });
  tracker.start();
});
afterEach(() => {
  tracker.stop();
  vi.useRealTimers();
});

test('TRK-09.a TRK-11 a page view is sent after 500 ms, not before and not later', async () => {
  open('/search?location=60601');
  vi.advanceTimersByTime(499);
  expect(await seen()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await seen()).toEqual(['/search']);
  expect(sent[0]?.eventName).toBe('pageView');
});

test('TRK-16.a a page view is the member’s who is signed in', async () => {
  open('/search', memberOfTier(2));
  vi.advanceTimersByTime(500);
  await seen();
  expect(sent[0]?.memberId).toBe(publicIdOf(memberOfTier(2)));
});

test('TRK-11 of quick changes only the last counts', async () => {
  open('/');
  vi.advanceTimersByTime(400);
  await go('/search');
  vi.advanceTimersByTime(400);
  await go('/merchants/7');
  vi.advanceTimersByTime(5000);
  expect(await seen()).toEqual(['/merchants/7']);
});

test('TRK-11 a page is not counted under the URL of the next one, whose code is still loading', async () => {
  open('/');
  vi.advanceTimersByTime(400);
  window.history.pushState(null, '', '/search');
  vi.advanceTimersByTime(1000);
  expect(await seen()).toEqual([]);
});

test('a change of only the query is not a new page view', async () => {
  open('/search?location=60601');
  vi.advanceTimersByTime(500);
  await go('/search?location=10001');
  vi.advanceTimersByTime(5000);
  expect(await seen()).toEqual(['/search']);
});

test.each(['visibilitychange', 'pagehide'])('TRK-11 %s reports the pending view, once', async (type) => {
  open('/search');
  vi.advanceTimersByTime(100);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  (type === 'pagehide' ? window : document).dispatchEvent(new Event(type, { bubbles: true }));
  expect(await seen()).toEqual(['/search']);
  vi.advanceTimersByTime(5000);
  expect(await seen()).toEqual(['/search']);
});

test('a page restored from the back-forward cache is viewed again', async () => {
  open('/search');
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  vi.advanceTimersByTime(500);
  expect(await seen()).toEqual(['/search']);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  vi.advanceTimersByTime(500);
  expect(await seen()).toEqual(['/search', '/search']);
});

test('TRK-13 the data layer gets a pageview with location and the title of the path, or the restaurant’s name', async () => {
  open('/search?location=60601&utm_source=mail');
  vi.advanceTimersByTime(500);
  await go('/merchants/7');
  vi.advanceTimersByTime(500);
  await go('/merchants/8');
  const { queryKey } = merchantQuery(createClient(), '8');
  queryClient.setQueryData(queryKey, buildMerchantDetail({ name: 'Sample Kitchen' }));
  vi.advanceTimersByTime(500);
  await go('/merchants/8/Order');
  vi.advanceTimersByTime(500);
  const { origin } = window.location;
  expect(entries).toEqual([
    { event: 'pageview', location: `${origin}/search?utm_source=mail`, title: 'Search' },
    { event: 'pageview', location: `${origin}/merchants/7`, title: 'Merchant' },
    { event: 'pageview', location: `${origin}/merchants/8`, title: 'Sample Kitchen' },
    { event: 'pageview', location: `${origin}/merchants/8/Order`, title: 'Sample Kitchen' },
  ]);
});
