import {
  createClient,
  createServerClock,
  getAntiForgeryToken,
  shouldRetryRead,
  type ApiClient,
  type Bearer,
  type ClientOptions,
} from '@tableside/api-client';
import {
  createAntiForgery,
  createLazySession,
  initialSessionStore,
  type AntiForgery,
  type LazySession,
  type SessionStore,
} from '@tableside/kits/session';
import { createTracker, type LiveTracker } from '@tableside/kits/tracking';
import type { PartnerSettings } from '@tableside/partner-config';
import { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';

import { createRequestReference, type RequestReference } from './request-reference.ts';

export interface Services {
  readonly client: ApiClient;
  readonly apiBaseUrl: () => string;
  readonly queryClient: QueryClient;
  readonly tracker: LiveTracker;
  readonly antiForgery: AntiForgery;
  readonly sessionStore: SessionStore;
  readonly session: LazySession;
  readonly setNavigate: (navigate: NavigateFunction) => void;
  readonly reference: RequestReference;
}

export interface ServicesOptions {
  readonly apiBaseUrl?: () => string;
  readonly now?: () => number;
  readonly createId?: () => string;
  readonly fetch?: ClientOptions['fetch'];
  readonly sessionStore?: SessionStore;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetryRead,
        networkMode: 'always',
        // Refetches only queries that failed without a connection, as soon as there is one.
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      // Mutations are never retried or sent later, because that decision is the visitor's.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Data that is the same for everyone. All other data is cleared with the member. */
const publicResponses: ReadonlySet<unknown> = new Set(['content', 'feature-flags']);

/** Creates the services of one page. They neither send requests nor listen until they are started. */
export function createServices(
  partner: PartnerSettings,
  {
    apiBaseUrl = () => (window.__API_URL__ ?? '').replace(/\/$/, ''),
    now = () => Date.now(),
    createId = () => crypto.randomUUID(),
    fetch,
    sessionStore = initialSessionStore(partner),
  }: ServicesOptions = {},
): Services {
  const reference = createRequestReference(createId);
  const queryClient = createQueryClient();
  let go: NavigateFunction | undefined;

  const bearer: Bearer = { value: undefined };
  const clock = createServerClock(now);
  const bare = {
    baseUrl: apiBaseUrl,
    bearer,
    clock,
    onRequestId: reference.remember,
    ...(fetch && { fetch }),
  };
  const bareClient = createClient(bare);
  const antiForgery = createAntiForgery(() => getAntiForgeryToken(bareClient));
  const client = createClient({
    ...bare,
    antiForgery,
    accessToken: () => session.accessToken(),
    onUnauthorized: (error) => session.unauthorized(error),
    onProlonged: () => session.prolonged(),
  });
  const tracker = createTracker({ client, now: clock.now, createId });
  const session = createLazySession({
    client,
    bearer,
    store: sessionStore,
    partner,
    antiForgery,
    now,
    navigate: (path, how) => void go?.(path, how),
    forget: () =>
      queryClient.removeQueries({ predicate: ({ queryKey }) => !publicResponses.has(queryKey[0]) }),
    onIdentified: (publicId) => tracker.identify?.(publicId),
  });
  const setNavigate = (navigate: NavigateFunction) => {
    go = navigate;
  };
  return {
    client,
    apiBaseUrl,
    queryClient,
    tracker,
    antiForgery,
    reference,
    sessionStore,
    session,
    setNavigate,
  };
}
