import { useTracker } from '@tableside/kits/tracking';
import { useEffect } from 'react';

export type DisplayMode = 'browser' | 'standalone';

/** Whether the site runs in a browser tab or as an installed app (CHR-30). */
export function displayMode(): DisplayMode {
  const isStandalone =
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari has its own property for this.
    ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'standalone' : 'browser';
}

/** Records the display mode once per visit (CHR-30, TRK-14). */
export function useDisplayModeRecord(): void {
  const tracker = useTracker();
  useEffect(() => tracker.dataLayer({ event: 'pwa session', displayMode: displayMode() }), [tracker]);
}
