import type { ClientOptions } from '@tableside/api-client';
import { onlineManager } from '@tanstack/react-query';

import { CACHED_RESPONSE } from './offline-path.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/**
 * Reports the connection's state to TanStack Query, based on the browser's own status and on responses that
 * the service worker served from its cache. Failed calls are no evidence, because an extension may have
 * blocked them.
 */
export function watchConnection(fetch: Fetch): Fetch {
  onlineManager.setOnline(navigator.onLine);
  return async (address, init) => {
    const response = await fetch(address, init);
    onlineManager.setOnline(navigator.onLine && !response.headers.has(CACHED_RESPONSE));
    return response;
  };
}
