import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element has come near the viewport. Once true, it stays true.
 *
 * @param marginPx - how far below the viewport counts as near.
 * @param fallback - the result where IntersectionObserver is not supported.
 */
export function useInView(marginPx = 600, fallback = true): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') {
        setIsNear(fallback);
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
        },
        { rootMargin: `0px 0px ${marginPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [marginPx, fallback],
  );
  return [watch, isNear];
}
