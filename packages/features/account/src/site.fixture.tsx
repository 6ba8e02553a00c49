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
  useSession,
  type LazySession,
  type SessionStore,
} from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { ToastRegion } from '@tableside/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import axe from 'axe-core';
import { setupServer } from 'msw/node';
import { Fragment, StrictMode, Suspense, useEffect, type ReactNode } from 'react';
import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { account } from './index.ts';

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly content?: ContentOverrides;
  readonly member?: Parameters<typeof buildMemberBody>[0];
  /** What GET /api/Member answers instead of a member. */
  readonly answer?: Parameters<typeof memberHandlers.member>[0];
  /** As in development: effects run twice. */
  readonly isStrict?: boolean;
}

const toastLabels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};
const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** Stands for the screens of other features: says where the visitor came to. */
function Elsewhere() {
  return <h1>{`Arrived at ${useLocation().pathname}`}</h1>;
}

/** As the shell has it: the session follows the visitor and may send them elsewhere. */
function Places({ children, onReady }: { children: ReactNode; onReady: (go: NavigateFunction) => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => onReady(navigate), [onReady, navigate]);
  useEffect(() => session.moved({ pathname, search }), [session, pathname, search]);
  return children;
}

/** The sessions of a test, whose clocks must not outlive it. */
const sessions: { readonly session: LazySession; readonly store: SessionStore }[] = [];

/** The feature's routes of a partner, with a member whose session is looked up over a wire that is faked. */
export function renderSite(
  path: string,
  { partner, content, member, answer, isStrict = false }: SiteOptions = {},
) {
  const settings = partnerWith(partner);
  server.use(memberHandlers.member(answer ?? buildMemberBody(member)));
  window.history.replaceState(null, '', path);
  const antiForgery = createAntiForgery(() => getAntiForgeryToken(createClient()));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let go: NavigateFunction | undefined;
  const onReady = (navigate: NavigateFunction) => {
    go = navigate;
  };
  const client = createClient({ antiForgery, onUnauthorised: (error) => session.unauthorised(error) });
  const store = createSessionStore({ status: 'resolving', visitor: anonymous });
  const session = createLazySession({
    client,
    store,
    partner: settings,
    antiForgery,
    now: () => Date.now(),
    navigate: (target, how) => void go?.(target, how),
    forget: () => queryClient.clear(),
    onIdentified: () => undefined,
  });
  session.start(true);
  sessions.push({ session, store });
  const routes = account.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true);
  const Mode = isStrict ? StrictMode : Fragment;
  const { container, unmount } = render(
    <Mode>
      <QueryClientProvider client={queryClient}>
        <PartnerProvider build={{ settings, assets }}>
          <SessionProvider client={client} store={store} session={session}>
            <ContentProvider content={buildContent(content)}>
              <ToastRegion labels={toastLabels} />
              <BrowserRouter>
                <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
                  <Places onReady={onReady}>
                    <Suspense>
                      <Routes>
                        {routes.map(({ path: pattern, screen: { Component } }) => (
                          <Route key={pattern} path={pattern} element={<Component />} />
                        ))}
                        <Route path="/login" element={<Elsewhere />} />
                        <Route path="/SignOut" element={<Elsewhere />} />
                        <Route path="*" element={<h1>Not found</h1>} />
                      </Routes>
                    </Suspense>
                  </Places>
                </LinkProvider>
              </BrowserRouter>
            </ContentProvider>
          </SessionProvider>
        </PartnerProvider>
      </QueryClientProvider>
    </Mode>,
  );
  return { container, unmount, store };
}

/** The rules of WCAG that a page breaks, as far as a document without layout can tell. */
export async function violationsIn(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    // jsdom knows no colours in use; a screen is no whole page; what another origin shows is looked at there.
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'frame-tested': { enabled: false },
    },
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The wire, with the usual answer to every call. */
export const server = setupServer(...allHandlers());

/** Every call that left the page, as "METHOD path?query". */
export const calls: string[] = [];
export const callsOf = (call: string) => calls.filter((made) => made === call).length;

/** Opens the wire for the tests of a file. */
export function fakeTheWire() {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
    });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 8_000 });
  });
  beforeEach(() => {
    // The page of the test before is no second tab.
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(async () => {
    // A page that stands would still keep where it was.
    cleanup();
    const signedIn = sessions.splice(0).filter(({ store }) => store.get().visitor.kind === 'member');
    await Promise.all(signedIn.map(({ session }) => session.signOut()));
    server.resetHandlers();
    calls.length = 0;
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}
