import { breakpoint } from '@tableside/ui/tokens';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoint.desktop}px)`;
// Absent in browsers without a window of their own size, such as test environments.
const media = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined);

function subscribe(onChange: () => void): () => void {
  const list = media();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether list and map stand side by side; false on the server. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
