import { useEffect, useState } from 'react';

/**
 * Whether a wait has timed out. Once true, it stays true.
 *
 * @param isWaiting - the timer runs while this is true.
 * @param durationMs - in milliseconds. If undefined, the wait never times out.
 */
export function useTimeout(isWaiting: boolean, durationMs: number | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting || durationMs === undefined) return;
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => clearTimeout(timer);
  }, [isWaiting, durationMs]);
  return isOver;
}
