import { publicIdOf } from '@tableside/core';
import { pathMeta, usePartner } from '@tableside/kits/partner';
import { useVisitor } from '@tableside/kits/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

import { trackedUrl } from './tracked-url.ts';
import { useTracker } from './tracker-context.tsx';

/** How long a route must stand before it counts as seen, in milliseconds (TRK-11). */
const PAGE_VIEW_DELAY_MS = 500;

/**
 * Reports each page that is looked at: an impression and a data layer entry (TRK-11, TRK-13). One place in the app,
 * inside the router, calls it. Other parameters of the same path are no new page.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { routeMeta } = usePartner();
  const tracker = useTracker();
  const publicId = publicIdOf(useVisitor());

  useEffect(() => tracker.identify?.(publicId), [tracker, publicId]);

  const report = useEffectEvent(() => {
    tracker.impression({ eventName: 'pageView' });
    tracker.dataLayer({
      event: 'pageview',
      location: trackedUrl(window.location.href),
      title: pathMeta(routeMeta, pathname)?.title ?? pathname,
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      // The URL changes at once, the page only when its code has loaded: the visitor is not viewing it any
      // more.
      if (window.location.pathname === pathname) report();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PAGE_VIEW_DELAY_MS);
    };
    const listening = new AbortController();
    // Captured, so that the view is in the queue before the tracker empties it.
    const options = { signal: listening.signal, capture: true };
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && settle(),
      options,
    );
    window.addEventListener('pagehide', settle, options);
    // The page came back from the back-forward cache without being loaded again.
    window.addEventListener('pageshow', (event) => event.persisted && begin(), options);
    begin();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [pathname]);
}
