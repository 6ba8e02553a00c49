import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { useApi } from './session-context.tsx';

const unchanging = () => () => undefined;

/**
 * Returns the server's time in milliseconds. Updates once a minute by default, and when the clock is set.
 * Undefined until hydration, because a server render has no current time.
 */
export function useServerNow(stepMs = 60_000): number | undefined {
  const { clock } = useApi();
  const isInBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const [now, setNow] = useState(isInBrowser ? clock.now : undefined);
  useEffect(() => {
    const tick = () => setNow(clock.now());
    tick();
    const timer = setInterval(tick, stepMs);
    const stop = clock.subscribe(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock, stepMs]);
  return now;
}

/** Update interval in ms, short enough that no minute is shown long after it is over. */
const TICK_MS = 15_000;
const unknown = () => undefined;

/**
 * Returns a value derived from the server's time, such as a weekday, from the first render in the browser on.
 * Undefined during server rendering, whose output is shown later.
 */
export function useServerTime<T extends string>(read: (now: number) => T | undefined): T | undefined {
  const { clock } = useApi();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, TICK_MS);
      // The day may have changed when a page becomes visible again.
      document.addEventListener('visibilitychange', onChange);
      const stop = clock.subscribe(onChange);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onChange);
        stop();
      };
    },
    [clock],
  );
  return useSyncExternalStore(subscribe, () => read(clock.now()), unknown);
}
