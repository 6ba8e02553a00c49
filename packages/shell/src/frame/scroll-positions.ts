import { readStored, writeStored } from '@tableside/kits/session';

type Positions = Readonly<Record<string, number>>;

const isPositions = (value: unknown): value is Positions =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

export interface ScrollPositions {
  /** Sets the current history entry. Returns the scroll position in pixels at which it was left before. */
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
      // Effects run twice in development. The second run must not restore the position stored by the first.
      if (key === shown) return leftAt;
      leftAt = positions.get(key);
      shown = key;
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
