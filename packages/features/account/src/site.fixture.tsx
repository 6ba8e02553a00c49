import '@testing-library/jest-dom/vitest';

import { createClient, getAntiForgeryToken } from '@tableside/api-client';
import { allHandlers, buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { buildContent, type ContentOverrides } from '@tableside/content-client/testing';
import { anonymous } from '@tableside/core';
import { ContentProvider } from '@tableside/kit-content';
import { PartnerProvider } from '@tableside/kit-partner';
import {
  createAntiForgery,
  createLazySession,
  createSessionStore,
  SessionProvider,
} from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { configure, render } from '@testing-library/react';
import axe from 'axe-core';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { account } from './index.ts';

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly content?: ContentOverrides;
  readonly member?: Parameters<typeof buildMemberBody>[0];
  /** What GET /api/Member answers instead of a member. */
  readonly answer?: Parameters<typeof memberHandlers.member>[0];
}

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** The feature's routes of a partner, with a member whose session is looked up over a wire that is faked. */
export function renderSite(path: string, { partner, content, member, answer }: SiteOptions = {}) {
  const settings = partnerWith(partner);
  server.use(memberHandlers.member(answer ?? buildMemberBody(member)));
  window.history.replaceState(null, '', path);
  const antiForgery = createAntiForgery(() => getAntiForgeryToken(createClient()));
  const client = createClient({ antiForgery });
  const store = createSessionStore({ status: 'resolving', visitor: anonymous });
  const session = createLazySession({
    client,
    store,
    partner: settings,
    antiForgery,
    now: () => Date.now(),
    navigate: () => undefined,
    forget: () => undefined,
    onIdentified: () => undefined,
  });
  session.start(true);
  const routes = account.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true);
  const { container, unmount } = render(
    <PartnerProvider build={{ settings, assets }}>
      <SessionProvider client={client} store={store} session={session}>
        <ContentProvider content={buildContent(content)}>
          <BrowserRouter>
            <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
              <Suspense>
                <Routes>
                  {routes.map(({ path: pattern, screen: { Component } }) => (
                    <Route key={pattern} path={pattern} element={<Component />} />
                  ))}
                  <Route path="*" element={<h1>Not found</h1>} />
                </Routes>
              </Suspense>
            </LinkProvider>
          </BrowserRouter>
        </ContentProvider>
      </SessionProvider>
    </PartnerProvider>,
  );
  return { container, unmount, store };
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

/** Opens the wire for the tests of a file. */
export function fakeTheWire() {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 8_000 });
  });
  afterEach(() => {
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}
