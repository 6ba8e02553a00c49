import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is still shown. If a response arrives after the
 * visitor has left, a toast on the current page reports it and no navigation follows (ERR-23). Call the
 * function when the response has arrived, because what follows, such as a guard, may itself replace the
 * component.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
