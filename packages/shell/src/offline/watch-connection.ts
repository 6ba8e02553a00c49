import type { ClientOptions } from '@tableside/api-client';
import { onlineManager } from '@tanstack/react-query';

import { CACHED_RESPONSE } from './offline-path.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

const CHECK_MS = 15_000;

/**
 * Reports the connection's state to TanStack Query, based on the browser's own status and on responses that
 * the service worker served from its cache. Failed calls are no evidence, because an extension may have
 * blocked them.
 */
export function watchConnection(fetch: Fetch): Fetch {
  onlineManager.setOnline(navigator.onLine);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A browser that has not noticed the loss sends no event when the connection returns. The worker answers
  // GET only, so any response comes from the server.
  const check = (address: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      Promise.resolve(fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(CHECK_MS) })).then(
        () => onlineManager.setOnline(navigator.onLine),
        () => check(address),
      );
    }, CHECK_MS);
  };
  return async (address, init) => {
    const response = await fetch(address, init);
    const isKept = response.headers.has(CACHED_RESPONSE);
    onlineManager.setOnline(navigator.onLine && !isKept);
    if (isKept) check(address);
    return response;
  };
}
