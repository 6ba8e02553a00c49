import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 3000;

/** On wide screens the map waits for the first quiet moment; on narrow ones for being opened. */
export function useIsMapWanted(isWide: boolean, isMapOpen: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!isWide || isQuiet) return;
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsQuiet(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsQuiet(true), { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, [isWide, isQuiet]);
  return isWide ? isQuiet || isMapOpen : isMapOpen;
}
