import { publicIdOf } from '@tableside/core';
import { usePathMeta } from '@tableside/kits/partner';
import { useVisitor } from '@tableside/kits/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

import { trackedUrl } from './tracked-url.ts';
import { useTracker } from './tracker-context.tsx';

/** How long a route must be shown before it counts as a page view, in milliseconds (TRK-11). */
const PAGE_VIEW_DELAY_MS = 500;

/**
 * Reports each page view: an impression and a data layer entry (TRK-11, TRK-13). Call it once in the app,
 * inside the router. Changes of only the query are not a new page view.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const meta = usePathMeta(pathname);
  const tracker = useTracker();
  const publicId = publicIdOf(useVisitor());

  useEffect(() => tracker.identify?.(publicId), [tracker, publicId]);

  const report = useEffectEvent(() => {
    tracker.impression({ eventName: 'pageView' });
    tracker.dataLayer({
      event: 'pageview',
      location: trackedUrl(window.location.href),
      title: meta?.title ?? pathname,
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      // The URL changes immediately, the page only when its code has loaded: it is no
      // longer the page being viewed.
      if (window.location.pathname === pathname) report();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PAGE_VIEW_DELAY_MS);
    };
    const listening = new AbortController();
    // Uses capture, so that the view is queued before the tracker flushes its queue.
    const options = { signal: listening.signal, capture: true };
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && settle(),
      options,
    );
    window.addEventListener('pagehide', settle, options);
    // The page was restored from the back-forward cache without reloading.
    window.addEventListener('pageshow', (event) => event.persisted && begin(), options);
    begin();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [pathname]);
}
