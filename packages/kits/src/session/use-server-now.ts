import { useEffect, useState } from 'react';

import { useSessionState } from './session-context.tsx';

/**
 * Returns the server's time in milliseconds, from this device's clock and its known offset; updates once a
 * minute by default. Undefined until hydration, because a server render has no current time.
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
