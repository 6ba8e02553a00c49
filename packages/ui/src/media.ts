import { useSyncExternalStore } from 'react';

import { breakpoint } from './tokens.ts';

const desktop = `(min-width: ${breakpoint.desktop}px)`;

// Some environments that run components lack media queries; they count as a server.
const find = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

function subscribe(onChange: () => void) {
  const list = find(desktop);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the window is at least 861 px wide; for what happens, such as on scrolling. */
export const isDesktop = (): boolean => find(desktop)?.matches ?? false;

/**
 * Whether the window is at least 861 px wide (ERN-08). False on a server and during hydration, so that both
 * agree: on wide screens its caller renders once more. Use it in the element whose text differs by width;
 * differences in layout belong in CSS.
 *
 * @param isNeeded - whether anything differs; if not, the result is false and nothing renders again.
 */
export const useIsDesktop = (isNeeded = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNeeded && isDesktop(),
    () => false,
  );

/** Whether the user prefers reduced motion; check it right before an animation. */
export const isMotionReduced = (): boolean => find('(prefers-reduced-motion: reduce)')?.matches ?? false;
