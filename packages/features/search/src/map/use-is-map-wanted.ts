import { whenIdle } from '@tableside/ui/when-idle';
import { useEffect, useState } from 'react';

/** On wide screens the map waits for the first quiet moment; on narrow ones for being opened. */
export function useIsMapWanted(isWide: boolean, isMapOpen: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => (isWide && !isQuiet ? whenIdle(() => setIsQuiet(true)) : undefined), [isWide, isQuiet]);
  return isWide ? isQuiet || isMapOpen : isMapOpen;
}
