import { routes } from '@tableside/core';

import type { Guard, PageLocation } from '../session-store.ts';
import { isRememberable } from '../safe-return-path.ts';
import { createRedirectStore, pathOf } from '../redirect-store.ts';

export interface ReturnTo {
  /** The page that sign-in leads back to. */
  readonly kept: () => string | undefined;
  /** Somebody who is not signed in looks at a page. */
  readonly keep: (place: PageLocation) => void;
  /** Somebody who is signed in looks at a page: the way back ends at every page but those of signing in. */
  readonly arrive: (place: PageLocation) => void;
  /** Where to go from the login page, once (AUT-09). */
  readonly take: (guard: Guard | undefined, here: PageLocation | undefined) => string;
  readonly forget: () => void;
  /** Another tab has used a page that may be kept here as well. */
  readonly forgetCopy: (nonce: string) => void;
}

/**
 * The way back to the page that somebody came from before they signed in. The guard of the login page and the screen
 * that signs in both ask for it, in any order: until somebody arrives, both get the same answer.
 *
 * @param onUsed - tells copies of the page in other tabs that it was used.
 */
export function createReturnTo(now: () => number, onUsed: (nonce: string) => void): ReturnTo {
  const redirects = createRedirectStore(now);
  let goingTo: string | undefined;
  let arrivedAt: string | undefined;

  const kept = () => goingTo ?? redirects.peek();
  const spend = () => {
    const nonce = redirects.drop();
    if (nonce !== undefined) onUsed(nonce);
  };

  return {
    kept,
    keep: redirects.keep,
    arrive(place) {
      const path = pathOf(place);
      arrivedAt = path === kept() ? path : undefined;
      if (!isRememberable(path)) return;
      goingTo = undefined;
      spend();
    },
    take(guard, here) {
      if (here && pathOf(here) === arrivedAt) return arrivedAt;
      const page = kept();
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
