import { readStored, writeStored } from '@tableside/kits/session';

type Positions = Readonly<Record<string, number>>;

const isPositions = (value: unknown): value is Positions =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

/**
 * Identifies the current history entry. The router gives the first entry of every visit the same key, so that
 * one gets an ID, which a reload and Back from another site keep.
 */
function entryId(key: string): string {
  if (key !== 'default') return key;
  const state = window.history.state as { readonly scrollId?: string } | null;
  const scrollId = state?.scrollId ?? crypto.randomUUID();
  window.history.replaceState({ ...state, scrollId }, '');
  return scrollId;
}

export interface ScrollPositions {
  /**
   * Sets the current history entry, given the router's key for it. Returns the scroll position in pixels at
   * which it was left before.
   */
  readonly show: (key: string) => number | undefined;
  readonly start: () => () => void;
}

/**
 * Stores the scroll position of each history entry, so that it survives a reload or a visit to another site.
 */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map(Object.entries(readStored('session', 'dr.scrollPositions', isPositions) ?? {}));
  let shown: string | undefined;
  let leftAt: number | undefined;
  let isStarted = false;
  const store = () => void (shown !== undefined && positions.set(shown, window.scrollY));

  return {
    show(key) {
      const entry = entryId(key);
      // Effects run twice in development. The second run must not restore the position stored by the first.
      if (entry === shown) return leftAt;
      leftAt = positions.get(entry);
      shown = entry;
      if (leftAt === undefined && isStarted) store();
      return leftAt;
    },
    start() {
      isStarted = true;
      // Not earlier, because the browser would have to lay out the page while React still renders it.
      if (leftAt === undefined) store();
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('scroll', store, { signal });
      window.addEventListener(
        'pagehide',
        () => writeStored('session', 'dr.scrollPositions', Object.fromEntries(positions)),
        { signal },
      );
      return () => listening.abort();
    },
  };
}
