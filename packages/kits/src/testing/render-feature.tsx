import { createClient, createServerClock, getAntiForgeryToken } from '@tableside/api-client';
import type { Content } from '@tableside/content-client';
import { anonymous, type Visitor } from '@tableside/core';
import { ContentGate } from '@tableside/kits/content';
import type { Feature } from '@tableside/kits/feature';
import {
  createAntiForgery,
  createLazySession,
  createSessionStore,
  initialSessionStore,
  useSession,
  type LazySession,
  type SessionStore,
} from '@tableside/kits/session';
import { createTracker, type LiveTracker } from '@tableside/kits/tracking';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { Fragment, StrictMode, useEffect, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { onTestFinished } from 'vitest';

import { FeaturePages } from './feature-pages.tsx';
import { Providers } from './providers.tsx';

export interface FeatureOptions {
  readonly partner?: Partial<PartnerFile> | undefined;
  /** Parsed content. By default, the content service is called over the fake network. */
  readonly content?: Content | undefined;
  /** A fixed visitor: nothing is fetched, and nobody can sign in. */
  readonly visitor?: Visitor | undefined;
  /** Whether the browser has a session hint. `GET /api/Member` then returns the member. */
  readonly hasSession?: boolean;
  readonly state?: unknown;
  readonly isStrict?: boolean;
  readonly elsewhere?: ReactNode;
}

function Followed({
  onReady,
  children,
}: {
  readonly onReady: (go: NavigateFunction) => void;
  readonly children: ReactNode;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => onReady(navigate), [onReady, navigate]);
  useEffect(() => session.moved({ pathname, search }), [session, pathname, search]);
  return children;
}

export interface RenderedFeature extends RenderResult {
  readonly store: SessionStore;
  readonly session: LazySession;
  readonly tracker: LiveTracker;
  /** Its `isFetching()` is 0 once every query of the page has its response. */
  readonly queryClient: QueryClient;
}

/**
 * Renders one feature's pages at their URLs, as in a site without the other features: with a live session,
 * guards, content, toasts and tracking. Calls go to the test's fake network. Everything is cleaned up when
 * the test ends.
 *
 * @param path - the initial URL. If undefined, the current page is reloaded.
 */
export function renderFeature(
  feature: Feature,
  path: string | undefined,
  { partner, content, visitor, hasSession, state = null, isStrict, elsewhere }: FeatureOptions = {},
): RenderedFeature {
  const settings = partnerWith(partner);
  if (path !== undefined) window.history.replaceState({ usr: state, idx: 0 }, '', path);
  let go: NavigateFunction | undefined;
  const onReady = (navigate: NavigateFunction) => {
    go = navigate;
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = createServerClock();
  const antiForgery = createAntiForgery(() => getAntiForgeryToken(createClient({ clock })));
  const client = createClient({
    clock,
    antiForgery,
    accessToken: () => session.accessToken(),
    onUnauthorized: (error) => session.unauthorized(error),
  });
  const tracker = createTracker({ client, now: clock.now, createId: () => crypto.randomUUID() });
  const first = hasSession
    ? ({ status: 'resolving', visitor: anonymous } as const)
    : initialSessionStore(settings).get();
  const store = createSessionStore(visitor ? { status: 'settled', visitor } : first);
  const session = createLazySession({
    client,
    store,
    partner: settings,
    antiForgery,
    now: () => Date.now(),
    navigate: (to, how) => void go?.(to, how),
    forget: () => queryClient.clear(),
    onIdentified: tracker.identify,
  });
  if (!visitor) session.start(true);
  const pages = (
    <Followed onReady={onReady}>
      <FeaturePages feature={feature} elsewhere={elsewhere} />
    </Followed>
  );
  const Mode = isStrict ? StrictMode : Fragment;
  const view = render(
    <Mode>
      <BrowserRouter>
        <Providers
          partner={partner}
          client={client}
          queryClient={queryClient}
          tracker={tracker}
          store={store}
          session={session}
          {...(content && { content })}
        >
          {content ? pages : <ContentGate renderError={() => <h1>No content</h1>}>{pages}</ContentGate>}
        </Providers>
      </BrowserRouter>
    </Mode>,
  );
  const close = () => {
    view.unmount();
    session.stop();
  };
  onTestFinished(() => {
    close();
    localStorage.clear();
    sessionStorage.clear();
  });
  return { ...view, unmount: close, store, session, tracker, queryClient };
}
