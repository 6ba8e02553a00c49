import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { isRememberable } from './safe-return-path.ts';
import type { PageLocation } from './session-store.ts';

export const LOGIN_REDIRECT_MINUTES = 60;

interface StoredPage {
  readonly path: string;
  readonly savedAt: number;
  /**
   * Identifies copies of the same entry, because a tab opened from another starts with a copy of its session
   * storage.
   */
  readonly nonce: string;
}

const isStoredPage = (value: unknown): value is StoredPage =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredPage).path === 'string' &&
  typeof (value as StoredPage).savedAt === 'number' &&
  typeof (value as StoredPage).nonce === 'string';

export const pathOf = ({ pathname, search }: PageLocation): string => pathname + search;

export interface RedirectStore {
  readonly store: (place: PageLocation) => void;
  /** The stored page, if it is recent enough and safe to follow. */
  readonly peek: () => string | undefined;
  readonly drop: () => string | undefined;
  readonly dropCopy: (nonce: string) => void;
}

/** Stores the page to return to after sign-in, for this tab only (P2). */
export function createRedirectStore(now: () => number): RedirectStore {
  let remembered: StoredPage | undefined;
  const stored = () => readStored('session', 'dr.loginRedirect', isStoredPage) ?? remembered;
  const drop = () => {
    const nonce = stored()?.nonce;
    remembered = undefined;
    removeStored('session', 'dr.loginRedirect');
    return nonce;
  };

  return {
    store(place) {
      const path = pathOf(place);
      if (place.isMissing || !isRememberable(path)) return;
      remembered = { path, savedAt: now(), nonce: crypto.randomUUID() };
      writeStored('session', 'dr.loginRedirect', remembered);
    },
    peek() {
      const saved = stored();
      if (!saved) return undefined;
      const age = now() - saved.savedAt;
      const isFresh = age >= 0 && age < LOGIN_REDIRECT_MINUTES * 60_000;
      return isFresh && isRememberable(saved.path) ? saved.path : undefined;
    },
    drop,
    dropCopy(nonce) {
      if (stored()?.nonce === nonce) drop();
    },
  };
}
