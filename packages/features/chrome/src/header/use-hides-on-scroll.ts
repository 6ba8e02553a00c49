import { useIsDesktop } from '@tableside/kit-content';
import { useEffect, useState, type RefObject } from 'react';

/** Smaller moves are a trembling finger, in pixels. */
const LEAST_MOVE = 6;

/** An open menu or the focus keeps the bar where it is. */
const isInUse = (bar: HTMLElement | null) =>
  bar !== null &&
  (bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null);

/**
 * Whether the bar makes room on a small screen: scrolled down and nobody is using it. Scrolling up, or the focus
 * coming in, brings it back (CHR-05).
 */
export function useHidesOnScroll(bar: RefObject<HTMLElement | null>): boolean {
  const isDesktop = useIsDesktop();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    if (isDesktop) return;
    const element = bar.current;
    let last = window.scrollY;
    const onScroll = () => {
      const top = Math.max(0, window.scrollY);
      if (Math.abs(top - last) < LEAST_MOVE) return;
      setIsHidden(top > last && top > (element?.offsetHeight ?? 0) && !isInUse(element));
      last = top;
    };
    const show = () => setIsHidden(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    element?.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element?.removeEventListener('focusin', show);
      show();
    };
  }, [bar, isDesktop]);

  return isHidden;
}
