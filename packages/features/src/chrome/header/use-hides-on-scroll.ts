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
