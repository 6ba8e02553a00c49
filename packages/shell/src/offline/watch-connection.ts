import type { ClientOptions } from '@tableside/api-client';
import { onlineManager } from '@tanstack/react-query';

import { KEPT_ANSWER } from './offline-path.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/**
 * Reports to TanStack Query whether there is a connection: from the browser's own status, and from responses
 * that the service worker served from its cache. A failed call is no evidence, because an extension may have
 * blocked it.
 */
export function watchConnection(fetch: Fetch): Fetch {
  onlineManager.setOnline(navigator.onLine);
  return async (address, init) => {
    const answer = await fetch(address, init);
    onlineManager.setOnline(navigator.onLine && !answer.headers.has(KEPT_ANSWER));
    return answer;
  };
}
