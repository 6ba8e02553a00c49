import { useEffect, useRef, type RefObject } from 'react';

export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
