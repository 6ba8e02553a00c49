import '@testing-library/jest-dom/vitest';

import { createClient, getAntiForgeryToken } from '@tableside/api-client';
import { allHandlers, buildMerchant, impressionHandlers } from '@tableside/api-client/testing';
import type { ContentGroup } from '@tableside/content-client';
import { contentHandlers } from '@tableside/content-client/testing';
import { ContentGate } from '@tableside/kit-content';
import { EarnRate } from '@tableside/kit-merchants';
import { PartnerProvider } from '@tableside/kit-partner';
import {
  createAntiForgery,
  createLazySession,
  createSessionStore,
  initialSession,
  SessionProvider,
} from '@tableside/kit-session';
import { createTracker, TrackerProvider, usePageViews } from '@tableside/kit-tracking';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { ToastRegion } from '@tableside/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import axe from 'axe-core';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { activation } from './index.ts';

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  /** Entries as the content service sends them. */
  readonly content?: Partial<Readonly<Record<ContentGroup, readonly unknown[]>>>;
}

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const toastLabels = {
  region: 'Messages',
  close: 'Close',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};
const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

function Elsewhere() {
  const { pathname, search } = useLocation();
  usePageViews();
  return (
    <>
      <h1>Arrived at {pathname + search}</h1>
      <EarnRate benefit={buildMerchant().benefit} />
      <Link to="/activate">Back to activation</Link>
    </>
  );
}

/**
 * The feature's routes of a partner with a session of its own, over a wire that is faked.
 *
 * @param path - where the browser goes; undefined loads the page it is at again.
 */
export function renderSite(path: string | undefined, { partner, content }: SiteOptions = {}) {
  const settings = partnerWith(partner);
  server.use(...contentHandlers(content));
  if (path !== undefined) window.history.replaceState(null, '', path);
  const antiForgery = createAntiForgery(() => getAntiForgeryToken(createClient()));
  const client = createClient({ antiForgery });
  const store = createSessionStore(initialSession(settings));
  const tracker = createTracker({
    client,
    now: () => Date.now(),
    createId: () => crypto.randomUUID(),
  });
  const session = createLazySession({
    client,
    store,
    partner: settings,
    antiForgery,
    now: () => Date.now(),
    navigate: () => undefined,
    forget: () => undefined,
    onIdentified: tracker.identify,
  });
  session.start();
  const routes = activation.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true);
  // As in the site, the router is there before content has come.
  const { container, unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider client={client} store={store} session={session}>
          <TrackerProvider tracker={tracker}>
            <BrowserRouter>
              <ContentGate renderError={() => <h1>No content</h1>}>
                <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
                  <Suspense>
                    <Routes>
                      {routes.map(({ path: pattern, screen: { Component } }) => (
                        <Route key={pattern} path={pattern} element={<Component />} />
                      ))}
                      <Route path="*" element={<Elsewhere />} />
                    </Routes>
                  </Suspense>
                  <ToastRegion labels={toastLabels} />
                </LinkProvider>
              </ContentGate>
            </BrowserRouter>
          </TrackerProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
  return { container, unmount, tracker, store };
}

/** The rules of WCAG that a page breaks, as far as a document without layout can tell. */
export async function violationsIn(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    // jsdom knows no colours in use; a screen is no whole page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The wire, with the usual answer to every call. */
export const server = setupServer(...allHandlers());

/** Every impression that arrived: its name and the path it is about. */
export const impressions: string[] = [];

/** Opens the wire for the tests of a file, and gives jsdom what it lacks. */
export function fakeTheWire() {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 8_000 });
  });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    impressions.length = 0;
    server.use(
      impressionHandlers.post(({ body }) => {
        const events = body as { eventName: string; url: string }[];
        impressions.push(...events.map(({ eventName, url }) => `${eventName} ${new URL(url).pathname}`));
        return { accepted: events.length };
      }),
    );
  });
  afterEach(() => {
    // A page that stands would still keep where it was.
    cleanup();
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}
