import { merchantQuery } from '@tableside/api-client/queries';
import { merchantPattern, publicIdOf } from '@tableside/core';
import { usePathMeta } from '@tableside/kits/partner';
import { useApi, useVisitor } from '@tableside/kits/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatch } from 'react-router';

import { trackedUrl } from './tracked-url.ts';
import { useTracker } from './tracker-context.tsx';

const PAGE_VIEW_DELAY_MS = 500;

/**
 * Returns a function that returns the title of a path: the name of the restaurant whose page it is, once
 * known, or else that of `routeMeta`. It is not the document's title, which can contain a visitor's search.
 */
function usePathTitle(pathname: string): () => string {
  const meta = usePathMeta(pathname);
  const { merchantId } = useMatch({ path: merchantPattern, end: false })?.params ?? {};
  const client = useApi();
  const queryClient = useQueryClient();
  return () => {
    const merchant = merchantId && queryClient.getQueryData(merchantQuery(client, merchantId).queryKey);
    return merchant ? merchant.name : (meta?.title ?? pathname);
  };
}

/**
 * Reports each page view: an impression and a data layer entry (TRK-11, TRK-13). Call it once in the app,
 * inside the router. A change of only the query is not a page view.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const titleOf = usePathTitle(pathname);
  const tracker = useTracker();
  const publicId = publicIdOf(useVisitor());

  useEffect(() => tracker.identify?.(publicId), [tracker, publicId]);

  const report = useEffectEvent(() => {
    tracker.impression({ eventName: 'pageView' });
    tracker.dataLayer({
      event: 'pageview',
      location: trackedUrl(window.location.href),
      title: titleOf(),
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      // The URL changes immediately, but the next page shows only when its code has loaded. Until then, this
      // page is no longer being viewed.
      if (window.location.pathname === pathname) report();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PAGE_VIEW_DELAY_MS);
    };
    const listening = new AbortController();
    // The capture phase queues the view before the tracker flushes its queue.
    const options = { signal: listening.signal, capture: true };
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && settle(),
      options,
    );
    window.addEventListener('pagehide', settle, options);
    window.addEventListener('pageshow', (event) => event.persisted && begin(), options);
    begin();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [pathname]);
}
