import { useTracker } from '@tableside/kits/tracking';
import { useEffect } from 'react';

export type DisplayMode = 'browser' | 'standalone';

/** Whether the site shows in a tab, or by itself as what was installed (CHR-30). */
export function displayMode(): DisplayMode {
  const isStandalone =
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari's own word for it.
    ('standalone' in navigator && navigator.standalone === true);
  return isStandalone ? 'standalone' : 'browser';
}

/** Records once per visit how the site shows (CHR-30, TRK-14). */
export function useDisplayModeRecord(): void {
  const tracker = useTracker();
  useEffect(() => tracker.dataLayer({ event: 'pwa session', displayMode: displayMode() }), [tracker]);
}
