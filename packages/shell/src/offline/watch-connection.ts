import type { ClientOptions } from '@tableside/api-client';
import { onlineManager } from '@tanstack/react-query';

import { KEPT_ANSWER } from './offline-path.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/**
 * Tells the queries whether there is a connection: what the browser knows, and what the service worker says by an answer
 * that it had kept. A call that fails says nothing, as an extension may have refused it.
 */
export function watchConnection(fetch: Fetch): Fetch {
  onlineManager.setOnline(navigator.onLine);
  return async (address, init) => {
    const answer = await fetch(address, init);
    onlineManager.setOnline(navigator.onLine && !answer.headers.has(KEPT_ANSWER));
    return answer;
  };
}
