import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to an element that replaces the one with it, and shows it from the top. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
