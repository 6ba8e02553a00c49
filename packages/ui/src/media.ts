import { useSyncExternalStore } from 'react';

import { breakpoint } from './tokens.ts';

const desktop = `(min-width: ${breakpoint.desktop}px)`;

// Some environments that run components lack media queries. They are treated as a server.
const find = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

function subscribe(onChange: () => void) {
  const list = find(desktop);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the window is at least 861 px wide. For event handlers, such as on scrolling. */
export const isDesktop = (): boolean => find(desktop)?.matches ?? false;

/**
 * Whether the window is at least 861 px wide (ERN-08). False on a server and during hydration, so that both
 * agree. On wide screens, the calling component therefore renders twice. Use it only in elements whose text
 * differs by width. Differences in layout belong in CSS.
 *
 * @param isNeeded - whether anything differs. If not, the result is false and nothing renders twice.
 */
export const useIsDesktop = (isNeeded = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNeeded && isDesktop(),
    () => false,
  );

/** Whether the visitor prefers reduced motion. Check it right before an animation. */
export const isMotionReduced = (): boolean => find('(prefers-reduced-motion: reduce)')?.matches ?? false;
