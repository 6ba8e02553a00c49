import { useTracker } from '@tableside/kits/tracking';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports the view of a link's target before the browser navigates, without waiting for the response
 * (ACT-10). Content has many kinds of links, so one listener on the container handles them all.
 */
export function useAnnouncedLinks(within: RefObject<HTMLElement | null>): void {
  const tracker = useTracker();
  const announce = useEffectEvent((event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // A link's `href` property is absolute; a telephone number is not a page.
    if (link instanceof HTMLAnchorElement && link.protocol.startsWith('http')) {
      tracker.impression({ eventName: 'pageView', url: link.href });
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    within.current?.addEventListener('click', announce, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [within]);
}
