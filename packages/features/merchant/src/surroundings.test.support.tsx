import { createClient } from '@tableside/api-client';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import type { Visitor } from '@tableside/core';
import { ContentProvider } from '@tableside/kit-content';
import { NotFoundProvider } from '@tableside/kit-feature';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { setupServer, type SetupServer } from 'msw/node';
import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { merchant } from './feature.ts';

// A busy machine may take a while; what is awaited here comes or never does.
configure({ asyncUtilTimeout: 8_000 });

/** The whole wire, faked for one test file. */
export function fakeWire(): SetupServer {
  const server = setupServer(...allHandlers());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly visitor?: Visitor;
}

const Address = () => <span data-testid="address">{useLocation().pathname}</span>;

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** The feature on its routes, with what the shell puts around it. */
export function openSite(path: string, { partner = {}, visitor }: SiteOptions = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <PartnerProvider
          build={{
            settings: partnerWith(partner),
            assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} },
          }}
        >
          <SessionProvider client={createClient()} visitor={visitor}>
            <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
              <ContentProvider content={emptyContent}>
                <NotFoundProvider page={<h1>There is nothing here</h1>}>
                  <Suspense>
                    <Routes>
                      {merchant.routes.map(({ path: pattern, screen: { Component } }) => (
                        <Route key={pattern} path={pattern} element={<Component />} />
                      ))}
                      <Route path="*" element={null} />
                    </Routes>
                  </Suspense>
                </NotFoundProvider>
                <Address />
              </ContentProvider>
            </LinkProvider>
          </SessionProvider>
        </PartnerProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** A member who earns at the given tier. */
export const memberOfTier = (tier: 0 | 1 | 2 | 3): Visitor => ({
  kind: 'member',
  publicId: 'member-1',
  memberType: 'EnrolledCardMember',
  tier,
  firstName: 'Robin',
  email: 'robin@example.com',
  hasEmailOptIn: tier >= 2,
  hasEligibleNewMemberBonus: false,
});
