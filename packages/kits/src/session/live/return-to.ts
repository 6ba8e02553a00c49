import { routes } from '@tableside/core';

import type { Guard, PageLocation } from '../session-store.ts';
import { isRememberable } from '../safe-return-path.ts';
import { createRedirectStore, pathOf } from '../redirect-store.ts';

export interface ReturnTo {
  readonly stored: () => string | undefined;
  readonly store: (place: PageLocation) => void;
  /** Call it when a member views a page. Every page except the sign-in pages clears the stored page. */
  readonly arrive: (place: PageLocation) => void;
  /** Returns the page to go to from the login page, once (AUT-09). */
  readonly take: (guard: Guard | undefined, here: PageLocation | undefined) => string;
  readonly forget: () => void;
  /** Call it when another tab has used a page, of which this tab may hold a copy. */
  readonly forgetCopy: (nonce: string) => void;
}

/**
 * Stores the page that a visitor came from before sign-in. Both the guard of the login page and the sign-in
 * screen request it, in any order. Until the visitor arrives, both get the same result.
 *
 * @param onUsed - notifies other tabs, which may hold a copy, that the page was used.
 */
export function createReturnTo(now: () => number, onUsed: (nonce: string) => void): ReturnTo {
  const redirects = createRedirectStore(now);
  let goingTo: string | undefined;
  let arrivedAt: string | undefined;

  const stored = () => goingTo ?? redirects.peek();
  const spend = () => {
    const nonce = redirects.drop();
    if (nonce !== undefined) onUsed(nonce);
  };

  return {
    stored,
    store: redirects.store,
    arrive(place) {
      const path = pathOf(place);
      arrivedAt = path === stored() ? path : undefined;
      if (!isRememberable(path)) return;
      goingTo = undefined;
      spend();
    },
    take(guard, here) {
      if (here && pathOf(here) === arrivedAt) return arrivedAt;
      const page = stored();
      const path = guard?.({ pathname: routes.login.path, search: '' }) ?? page ?? routes.overview.path;
      if (path === page) {
        spend();
        goingTo = page;
      }
      return path;
    },
    forget() {
      goingTo = arrivedAt = undefined;
      redirects.drop();
    },
    forgetCopy: redirects.dropCopy,
  };
}
