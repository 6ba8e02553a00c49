import { useEffect, useState } from 'react';

import { useSessionState } from './session-context.tsx';

/**
 * The server's time in milliseconds, as far as this clock's difference from it is known; goes on once a minute.
 * undefined until the page lives: what depends on it waits (a server renders no moment).
 */
export function useServerNow(stepMs = 60_000): number | undefined {
  const { serverOffsetMs = 0 } = useSessionState();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now === undefined ? undefined : now + serverOffsetMs;
}
