import { useCallback, useState, type RefCallback } from 'react';

/** How far below the window, in pixels, counts as near. */
const AHEAD = 600;

/** Whether an element has come near the window; once true it stays so. Without an observer everything is near. */
export function useInView(): [RefCallback<Element>, boolean] {
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
