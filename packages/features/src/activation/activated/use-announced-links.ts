import { useTracker } from '@tableside/kits/tracking';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports the view of the page that a link in here leads to, before the browser goes there; nothing waits for the
 * answer (ACT-10). Links of content come in many shapes, so the listener stands around them all.
 */
export function useAnnouncedLinks(within: RefObject<HTMLElement | null>): void {
  const tracker = useTracker();
  const announce = useEffectEvent((event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // A link's own `href` is whole; a telephone number is no page.
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
