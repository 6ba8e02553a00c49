import { createClient } from '@tableside/api-client';
import { allHandlers, buildMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { anonymous } from '@tableside/core';
import { ContentProvider } from '@tableside/kit-content';
import { NotFound, NotFoundProvider } from '@tableside/kit-feature';
import { PartnerProvider } from '@tableside/kit-partner';
import {
  createLazySession,
  createSessionStore,
  SessionProvider,
  useSessionState,
  type SessionStore,
} from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { ToastRegion } from '@tableside/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { setupServer } from 'msw/node';
import { Suspense, useEffect, type ReactNode } from 'react';
import {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { signIn } from './index.ts';

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  /** Texts of content, by their whole key. */
  readonly copy?: Readonly<Record<string, string>>;
  /** The state of the navigation that led here. */
  readonly state?: unknown;
  /** The browser carries the sign of a session. */
  readonly isSignedIn?: boolean;
  /** A page kept for after sign-in. */
  readonly keptPage?: string;
}

const assets = { logo: '', logoOnBrand: '', mark: '/mark.svg', footerLogos: {} };
const toastLabels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};
const RouterAnchor = ({ href, ...rest }: AnchorProps) =>
  href === '/Login' ? (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
    <a href={href} {...rest} data-document="" />
  ) : (
    <Link to={href} {...rest} />
  );

interface Page {
  readonly store: SessionStore;
  readonly session: ReturnType<typeof createLazySession>;
  readonly followNavigation: (navigate: NavigateFunction) => void;
}

/** What the shell does for a session: says where the visitor is, and sends them where the guard wants them. */
function Guarded({
  page: { session, followNavigation },
  children,
}: {
  readonly page: Page;
  readonly children: ReactNode;
}) {
  const place = useLocation();
  const navigate = useNavigate();
  const { status, guard } = useSessionState();
  const { pathname, search } = place;
  useEffect(() => {
    followNavigation(navigate);
  }, [followNavigation, navigate]);
  useEffect(() => session.moved({ pathname, search }), [session, pathname, search]);
  if (status === 'resolving') return null;
  const elsewhere = guard?.(place);
  return elsewhere ? <Navigate to={elsewhere} replace /> : children;
}

/** The pages of a test, whose sessions must not outlive it: they would still keep where they were. */
const pages: Page[] = [];

function createPage(store: SessionStore, partner: ReturnType<typeof partnerWith>) {
  let goTo: NavigateFunction | undefined;
  const token = () => Promise.resolve('token-1');
  const client = createClient({
    antiForgery: { current: () => 'token-1', required: token, renew: token },
    accessToken: () => session.accessToken(),
    onUnauthorised: (error) => session.unauthorised(error),
  });
  const session = createLazySession({
    client,
    store,
    partner,
    antiForgery: { renew: token },
    now: () => Date.now(),
    navigate: (path, how) => void goTo?.(path, how),
    forget: () => undefined,
    onIdentified: () => undefined,
  });
  return {
    client,
    store,
    session,
    followNavigation: (navigate: NavigateFunction) => {
      goTo = navigate;
    },
  };
}

/** The feature's routes of a partner with a live session, over a wire that is faked. Other pages say where they are. */
export function renderSite(
  path: string,
  { partner, copy = {}, state = null, isSignedIn, keptPage }: SiteOptions = {},
) {
  const settings = partnerWith(partner);
  // As the router keeps it.
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  if (keptPage !== undefined)
    sessionStorage.setItem(
      'dr.loginRedirect',
      JSON.stringify({ path: keptPage, savedAt: Date.now(), nonce: 'kept' }),
    );
  const store = createSessionStore({ status: isSignedIn ? 'resolving' : 'settled', visitor: anonymous });
  const page = createPage(store, settings);
  pages.push(page);
  const routes = signIn.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true);
  page.session.start(true);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider client={page.client} store={store} session={page.session}>
          <ContentProvider content={buildContent({ global: { navbar: { copy } } })}>
            <NotFoundProvider page={<h1>Not found</h1>}>
              <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
                <ToastRegion labels={toastLabels} />
                <BrowserRouter>
                  <Suspense>
                    <main>
                      <Guarded page={page}>
                        <Routes>
                          {routes.map(({ path: pattern, screen: { Component } }) => (
                            <Route key={pattern} path={pattern} caseSensitive element={<Component />} />
                          ))}
                          <Route path="*" element={<NotFound />} />
                        </Routes>
                      </Guarded>
                    </main>
                  </Suspense>
                </BrowserRouter>
              </LinkProvider>
            </NotFoundProvider>
          </ContentProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
}

/** Where the browser is. */
export const here = () => window.location.pathname + window.location.search;

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The wire, with the usual answer to every call; nobody is signed in until a test says so. */
export const server = setupServer(...allHandlers());

/** Nobody is signed in, until `signedIn` is called: then the given member is. */
export function nobodyThenMember(member = buildMemberBody()) {
  let isSignedIn = false;
  server.use(memberHandlers.member(() => (isSignedIn ? member : problem(401))));
  return {
    signedIn: () => {
      isSignedIn = true;
    },
  };
}

/** The rules of WCAG that are broken on the page, as far as a document without layout can tell. */
export async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Opens the wire for the tests of a file. */
export function fakeTheWire() {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 5_000 });
  });
  beforeEach(() => {
    // The page of the test before is no second tab.
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(async () => {
    // A page that stands would still keep where it was.
    cleanup();
    const signedIn = pages.splice(0).filter(({ store }) => store.get().visitor.kind === 'member');
    await Promise.all(signedIn.map(({ session }) => session.signOut()));
    server.resetHandlers();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => server.close());
}
