import { createClient, getAntiForgeryToken } from '@tableside/api-client';
import { allHandlers, buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import type { ContentGroup } from '@tableside/content-client';
import { buildEntry, contentHandlers } from '@tableside/content-client/testing';
import { ContentGate } from '@tableside/kit-content';
import { NotFound, NotFoundProvider, type FeatureRoute } from '@tableside/kit-feature';
import { PageMeta, PartnerProvider } from '@tableside/kit-partner';
import {
  createAntiForgery,
  createLazySession,
  createSessionStore,
  SessionProvider,
  type LazySession,
  type SessionStore,
  useSession,
  useSessionState,
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
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { enrolment } from './index.ts';

export interface SiteOptions {
  readonly partner?: Partial<PartnerFile>;
  /** Words of the content service, by "enrolment.<key>". */
  readonly copy?: Readonly<Record<string, string>>;
  readonly content?: Partial<Readonly<Record<ContentGroup, readonly unknown[]>>>;
  /** What another page sent along in the state of the navigation. */
  readonly state?: unknown;
  /** The member that the server answers, who is signed in from the start. */
  readonly member?: Parameters<typeof buildMemberBody>[0];
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

/** As the shell has it: moves within the site, but for the address that starts single sign-on. */
function Anchor(props: AnchorProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  if (props.href === '/Login') return <a {...props} />;
  return <Link to={props.href} {...props} />;
}

function Page({ path, screen: { Component }, hasOwnMeta = false, isGuarded = false }: FeatureRoute) {
  const place = useLocation();
  const session = useSession();
  const { guard, status } = useSessionState();
  useEffect(() => session.moved(place), [session, place]);
  if (isGuarded && (status !== 'settled' || !guard)) return <p>Waiting</p>;
  const target = isGuarded ? guard?.(place) : undefined;
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <>
      {!hasOwnMeta && <PageMeta path={path} />}
      <Component />
    </>
  );
}

/** As the shell has it: one screen instead of all others (ROU-34). */
function Screens({ children }: { readonly children: ReactNode }) {
  const Screen = enrolment.slots?.closedAccount;
  const { visitor } = useSessionState();
  const isClosed = visitor.kind === 'member' && visitor.memberType === 'ClosedAccountMember';
  return isClosed && Screen ? <Screen /> : children;
}

/** The sessions of a test, whose clocks must not outlive it. */
const sessions: { readonly session: LazySession; readonly store: SessionStore }[] = [];

/** The feature's routes of a partner with a live session, over a wire that is faked. */
export async function renderSite(path: string, options: SiteOptions = {}) {
  const { partner, content, copy, state, member } = options;
  const settings = partnerWith(partner);
  const overrides = copy && { '*': [buildEntry('navbar', { copy })] };
  server.use(...contentHandlers({ ...overrides, ...content }));
  if (member) server.use(memberHandlers.member(buildMemberBody(member)));
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);

  const store = createSessionStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const antiForgery = createAntiForgery(() => getAntiForgeryToken(createClient()));
  const client = createClient({ antiForgery, onUnauthorised: (error) => session.unauthorised(error) });
  const session = createLazySession({
    client,
    store,
    partner: settings,
    antiForgery,
    now: Date.now,
    navigate: (target) => window.history.pushState(null, '', target),
    forget: () => queryClient.clear(),
    onIdentified: () => undefined,
  });
  session.start(true);
  sessions.push({ session, store });
  if (member) await session.refresh();

  const routes = enrolment.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider client={client} store={store} session={session}>
          <NotFoundProvider page={<h1>Not found</h1>}>
            <ToastRegion labels={toastLabels} />
            <ContentGate renderError={() => <h1>No content</h1>}>
              <BrowserRouter>
                <LinkProvider component={Anchor} newTabLabel="(opens in a new tab)">
                  <Suspense>
                    <main tabIndex={-1}>
                      <Screens>
                        <Routes>
                          {routes.map((route) => (
                            <Route key={route.path} path={route.path} element={<Page {...route} />} />
                          ))}
                          <Route path="/search" element={<Elsewhere />} />
                          <Route path="/login" element={<Elsewhere />} />
                          <Route path="/SignOut" element={<Elsewhere />} />
                          <Route path="/account/*" element={<Elsewhere />} />
                          <Route path="*" element={<NotFound />} />
                        </Routes>
                      </Screens>
                    </main>
                  </Suspense>
                </LinkProvider>
              </BrowserRouter>
            </ContentGate>
          </NotFoundProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, session, store };
}

/** The wire, with the usual answer to every call. */
export const server = setupServer(...allHandlers());

/** Every call that left the page, as "METHOD path". */
export const calls: string[] = [];
export const callsOf = (call: string) => calls.filter((made) => made === call).length;

/** Opens the wire for the tests of a file. */
export function fakeTheWire() {
  // A long form is typed in and checked: that takes its time on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
    });
    // The code of a screen comes when it is first shown.
    configure({ asyncUtilTimeout: 10_000 });
  });
  beforeEach(() => {
    // The page of the test before is no second tab.
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    // A page that stands would still keep where it was.
    cleanup();
    const signedIn = sessions.splice(0).filter(({ store }) => store.get().visitor.kind === 'member');
    await Promise.all(signedIn.map(({ session }) => session.signOut()));
    server.resetHandlers();
    calls.length = 0;
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  afterAll(() => server.close());
}

/** The rules of WCAG that are broken, as far as a document without layout can tell. */
export async function violations(): Promise<readonly string[]> {
  // What is in the secure frame is another document, and none at all here.
  const found = await axe.run(document.body, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
