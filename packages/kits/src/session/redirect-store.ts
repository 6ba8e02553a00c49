import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { isRememberable } from './safe-return-path.ts';
import type { PageLocation } from './session-store.ts';

/** How long a page is kept for after sign-in, in minutes (AUT-08). */
export const LOGIN_REDIRECT_MINUTES = 60;

interface KeptPage {
  readonly path: string;
  /** A moment in milliseconds. */
  readonly savedAt: number;
  /** Tells copies of one keeping: a tab that another opens starts with a copy of its storage. */
  readonly nonce: string;
}

const isKeptPage = (value: unknown): value is KeptPage =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptPage).path === 'string' &&
  typeof (value as KeptPage).savedAt === 'number' &&
  typeof (value as KeptPage).nonce === 'string';

export const pathOf = ({ pathname, search }: PageLocation): string => pathname + search;

export interface RedirectStore {
  /** Keeps a page unless it is one that nobody is brought back to. */
  readonly keep: (place: PageLocation) => void;
  /** The page kept, if it is not too old and safe to follow. */
  readonly peek: () => string | undefined;
  /** Forgets the page; answers the nonce it was kept under. */
  readonly drop: () => string | undefined;
  /** Forgets the page if it is a copy of the one with this nonce. */
  readonly dropCopy: (nonce: string) => void;
}

/** The page that a visitor is brought back to after sign-in; of this tab only (P2). */
export function createRedirectStore(now: () => number): RedirectStore {
  // Serves where storage is blocked.
  let remembered: KeptPage | undefined;
  const stored = () => readStored('session', 'dr.loginRedirect', isKeptPage) ?? remembered;
  const drop = () => {
    const nonce = stored()?.nonce;
    remembered = undefined;
    removeStored('session', 'dr.loginRedirect');
    return nonce;
  };

  return {
    keep(place) {
      const path = pathOf(place);
      if (!isRememberable(path)) return;
      remembered = { path, savedAt: now(), nonce: crypto.randomUUID() };
      writeStored('session', 'dr.loginRedirect', remembered);
    },
    peek() {
      const kept = stored();
      if (!kept) return undefined;
      const age = now() - kept.savedAt;
      const isFresh = age >= 0 && age < LOGIN_REDIRECT_MINUTES * 60_000;
      return isFresh && isRememberable(kept.path) ? kept.path : undefined;
    },
    drop,
    dropCopy(nonce) {
      if (stored()?.nonce === nonce) drop();
    },
  };
}
