import { createClient } from '@tableside/api-client';
import { allHandlers } from '@tableside/api-client/testing';
import type { ContentGroup } from '@tableside/content-client';
import { contentHandlers } from '@tableside/content-client/testing';
import type { Visitor } from '@tableside/core';
import { ContentGate } from '@tableside/kit-content';
import { NotFound, NotFoundProvider } from '@tableside/kit-feature';
import { PageMeta, PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { home } from './index.ts';

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  /** Entries as the content service sends them. */
  readonly content?: Partial<Readonly<Record<ContentGroup, readonly unknown[]>>>;
  readonly visitor?: Visitor;
}

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const toastLabels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};

/** Stands for the screens of other features: says where the visitor came to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`Arrived at ${pathname}${search}`}</h1>;
}

/** The feature's routes of a partner, over a wire that is faked. Without a width jsdom matches no media query. */
export function renderSite(path: string, { partner, content, visitor }: SiteOptions = {}) {
  const settings = partnerWith(partner);
  server.use(...contentHandlers(content));
  window.history.replaceState(null, '', path);
  const routes = home.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider client={createClient()} visitor={visitor}>
          <NotFoundProvider page={<h1>Not found</h1>}>
            <ToastRegion labels={toastLabels} />
            <ContentGate renderError={() => <h1>No content</h1>}>
              <BrowserRouter>
                <Suspense>
                  <Routes>
                    {routes.map(({ path: pattern, screen: { Component }, hasOwnMeta }) => (
                      <Route
                        key={pattern}
                        path={pattern}
                        element={
                          <>
                            {!hasOwnMeta && <PageMeta />}
                            <Component />
                          </>
                        }
                      />
                    ))}
                    {['/search', '/join', '/login'].map((known) => (
                      <Route key={known} path={known} element={<Elsewhere />} />
                    ))}
                    <Route path="*" element={<NotFound />} />
                  </Routes>
                </Suspense>
              </BrowserRouter>
            </ContentGate>
          </NotFoundProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
}

/** The wire, with the usual answer to every call. */
export const server = setupServer(...allHandlers());

/** Opens the wire for the tests of a file, and gives jsdom what it lacks. */
export function fakeTheWire() {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 5_000 });
  });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
