import { isDesktop } from '@tableside/ui/media';
import { useEffect, type RefObject } from 'react';

/** Scrolling less than this many pixels counts as a tremor of the finger. */
const LEAST_MOVE = 6;

const isInUse = (bar: HTMLElement) =>
  bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null;

/**
 * Saves space on small screens: scrolling down sets `data-hidden="true"`, unless the header has focus.
 * Scrolling up or focus shows it again (CHR-05).
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
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', onScroll, { signal });
    window.addEventListener('resize', onResize, { signal });
    element.addEventListener('focusin', show, { signal });
    return () => {
      listening.abort();
      show();
    };
  }, [bar]);
}
