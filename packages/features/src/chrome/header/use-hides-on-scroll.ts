import { isDesktop } from '@tableside/ui/media';
import { useEffect, type RefObject } from 'react';

/** Scroll distance in pixels below which a movement counts as finger tremor. */
const LEAST_MOVE = 6;

/** Whether the bar must stay in place because of an open menu or focus inside. */
const isInUse = (bar: HTMLElement) =>
  bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null;

/**
 * Saves space on small screens: after scrolling down without focus inside, the header has
 * `data-hidden="true"`. Scrolling up or focus shows it again (CHR-05).
 */
export function useHidesOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const setHidden = (isHidden: boolean) => {
      element.dataset['hidden'] = String(isHidden);
    };
    const show = () => setHidden(false);
    let last = window.scrollY;
    const onScroll = () => {
      const top = Math.max(0, window.scrollY);
      if (Math.abs(top - last) < LEAST_MOVE) return;
      setHidden(!isDesktop() && top > last && top > element.offsetHeight && !isInUse(element));
      last = top;
    };
    const onResize = () => {
      if (isDesktop()) show();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
      element.removeEventListener('focusin', show);
      show();
    };
  }, [bar]);
}
