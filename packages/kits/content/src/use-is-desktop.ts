import { breakpoint } from '@tableside/ui/tokens';
import { useSyncExternalStore } from 'react';

const desktop = `(min-width: ${breakpoint.desktop}px)`;

// Some environments that run components have no media queries; there it is as on a server.
const findQuery = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(desktop) : undefined;

function subscribe(onChange: () => void) {
  const query = findQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/**
 * Whether the window is at least 861 px wide (ERN-08). False on a server and in the first render of what it sent, so
 * that both agree. Use it where words differ by width; a layout that differs is the business of CSS.
 */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => findQuery()?.matches ?? false,
    () => false,
  );
