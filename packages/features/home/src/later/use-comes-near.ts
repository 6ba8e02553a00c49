import { useCallback, useEffect, useState, type RefCallback } from 'react';

import { whenIdle } from '@tableside/ui/when-idle';

/** How far below the window, in pixels, counts as near. */
const AHEAD = 600;

/** Whether an element has come near the window; once true it stays so. Without an observer everything is near. */
export function useComesNear(): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setIsNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isNear];
}

/** Whether an element has come near the window, or the browser has had nothing better to do; once true it stays so. */
export function useComesSoon(): [RefCallback<Element>, boolean] {
  const [ref, isNear] = useComesNear();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return [ref, isNear || isIdle];
}
