import { useTracker } from '@tableside/kits/tracking';
import { useEffect } from 'react';

export type DisplayMode = 'browser' | 'standalone';

export function displayMode(): DisplayMode {
  const isStandalone =
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari has its own property for this.
    ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'standalone' : 'browser';
}

export function useDisplayModeRecord(): void {
  const tracker = useTracker();
  useEffect(() => tracker.dataLayer({ event: 'pwa session', displayMode: displayMode() }), [tracker]);
}
