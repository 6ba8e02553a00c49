import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to an element that replaced the focused one, and scrolls to the top of the page. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
