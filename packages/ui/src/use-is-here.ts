import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns whether the component is still shown. The result of a call that arrives after the visitor has left is told
 * in a toast, where they now are, and leads them nowhere (ERR-23). Ask when the call has ended: what follows, such as
 * a guard, may itself replace the component.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
