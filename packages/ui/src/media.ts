import { useSyncExternalStore } from 'react';

import { breakpoint } from './tokens.ts';

const desktop = `(min-width: ${breakpoint.desktop}px)`;

// Some environments that run components have no media queries; there it is as on a server.
const find = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

function subscribe(onChange: () => void) {
  const list = find(desktop);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/**
 * Whether the window is at least 861 px wide (ERN-08). False on a server and in the first render of what it sent, so
 * that both agree. Use it where words or behavior differ by width; a layout that differs is the business of CSS.
 */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => find(desktop)?.matches ?? false,
    () => false,
  );

/** Whether the visitor wants less motion, asked at the moment that something would move. */
export const isMotionReduced = (): boolean => find('(prefers-reduced-motion: reduce)')?.matches ?? false;
