import { createClient } from '@tableside/api-client';
import { allHandlers } from '@tableside/api-client/testing';
import type { Visitor } from '@tableside/core';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import { createTracker, TrackerProvider } from '@tableside/kit-tracking';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { search } from './index.ts';

/** The wire, with the usual answer to every call. */
export const server = setupServer(...allHandlers());

interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}
const calls: Call[] = [];

/** The queries of all calls of a path so far. */
export const callsOf = (path: string): readonly Call[] => calls.filter((call) => call.path === path);
/** The queries of all searches so far. */
export const searches = (): readonly URLSearchParams[] =>
  callsOf('/api/v2/Merchants/Search').map(({ query }) => query);
export const lastSearch = (): Readonly<Record<string, string[]>> => {
  const query = searches().at(-1) ?? new URLSearchParams();
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]));
};

type Answering =
  'undecided' | { readonly latitude: number; readonly longitude: number } | { readonly code: 1 | 2 | 3 };

/** How the browser answers when it is asked for the position; answers the spy that was asked. */
export function browserPosition(answer: Answering) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) => {
    if (answer === 'undecided') return;
    if ('code' in answer) failed?.({ code: answer.code } as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

/** Whether list and map stand side by side. */
export const screenIsWide = (isWide: boolean) => vi.stubGlobal('innerWidth', isWide ? 1280 : 390);

/** jsdom's window is always 1024 pixels wide: takes away the rules that hold from some width on. */
export function applyNarrowStyles() {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('min-width')) sheet.deleteRule(index);
    }
  }
}

const Anchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;
const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

export interface SearchOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly visitor?: Visitor;
}

export function renderSearch(path: string, { partner, visitor }: SearchOptions = {}) {
  window.history.replaceState(null, '', path);
  const client = createClient();
  const tracker = createTracker({ client, now: () => 0, createId: () => 'event' });
  const settings = partnerWith({ acclaimedEnabled: true, openTableReservationsEnabled: true, ...partner });
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider client={client} visitor={visitor}>
          <TrackerProvider tracker={tracker}>
            <BrowserRouter>
              <LinkProvider component={Anchor} newTabLabel="(new tab)">
                <Suspense>
                  <Routes>
                    {search.routes.map(({ path: pattern, screen: { Component } }) => (
                      <Route key={pattern} path={pattern} element={<Component />} />
                    ))}
                    <Route path="*" element={<h1>Elsewhere</h1>} />
                  </Routes>
                </Suspense>
              </LinkProvider>
            </BrowserRouter>
          </TrackerProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    tracker,
    user: userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) }),
  };
}

/** Opens the wire for the tests of a file, and gives jsdom what it lacks. */
export function fakeTheWire() {
  vi.setConfig({ testTimeout: 20_000 });
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = { path: pathname, query: searchParams, body: '' };
      calls.push(call);
      void request
        .clone()
        .text()
        .then((body) => Object.assign(call, { body }));
    });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 5_000 });
    await import('./search-screen.tsx');
  }, 60_000);
  beforeEach(() => {
    calls.length = 0;
    window.localStorage.clear();
    window.localStorage.setItem('dr.dineInPopover', 'true');
    screenIsWide(false);
    browserPosition('undecided');
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
