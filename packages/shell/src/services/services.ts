import { createClient, getAntiForgeryToken, shouldRetryRead, type ApiClient } from '@tableside/api-client';
import { createLazyAntiForgery, type AntiForgery } from '@tableside/kit-session';
import { createLazyTracker } from '@tableside/kit-tracking';
import { QueryClient } from '@tanstack/react-query';

import { createRequestReference, type RequestReference } from './request-reference.ts';

declare global {
  interface Window {
    /** Sends all calls to another origin; the site's own without it (API-01). */
    __API_URL__?: string;
  }
}

/** What lives as long as the page does. */
export interface Services {
  readonly client: ApiClient;
  readonly apiBaseUrl: () => string;
  readonly queryClient: QueryClient;
  readonly tracker: ReturnType<typeof createLazyTracker>;
  readonly antiForgery: AntiForgery;
  readonly reference: RequestReference;
}

export interface ServicesOptions {
  /** Scheme, host and base path of the API; the site's own origin without it. */
  readonly apiBaseUrl?: () => string;
  readonly now?: () => number;
  readonly createId?: () => string;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetryRead, networkMode: 'always' },
      // A mutation is never sent twice and never late: the person at the screen decides.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Creates the services of one page. Nothing is sent and nothing listens until `startServices`. */
export function createServices({
  apiBaseUrl = () => window.__API_URL__ ?? '',
  now = () => Date.now(),
  createId = () => crypto.randomUUID(),
}: ServicesOptions = {}): Services {
  const reference = createRequestReference(createId);
  const bareClient = createClient({ baseUrl: apiBaseUrl, onRequestId: reference.remember });
  const antiForgery = createLazyAntiForgery(() => getAntiForgeryToken(bareClient));
  const client = createClient({ baseUrl: apiBaseUrl, onRequestId: reference.remember, antiForgery });
  const tracker = createLazyTracker({ client, now, createId });
  return { client, apiBaseUrl, queryClient: createQueryClient(), tracker, antiForgery, reference };
}
