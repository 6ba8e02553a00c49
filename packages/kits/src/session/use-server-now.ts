import type { ServerClock } from '@tableside/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useApi } from './session-context.tsx';

const unchanging = () => () => undefined;

/**
 * Returns the server's time in milliseconds. Updates once a minute by default, and when the clock is set.
 * Undefined until hydration, because a server render has no current time.
 */
export function useServerNow(stepMs = 60_000): number | undefined {
  const { clock } = useApi();
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const [now, setNow] = useState(isHydrating ? undefined : clock.now);
  useEffect(() => {
    const tick = () => setNow(clock.now());
    // The time that the first render showed is current enough.
    const begin = () => setNow((shown) => shown ?? clock.now());
    begin();
    const timer = setInterval(tick, stepMs);
    const stop = clock.subscribe(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock, stepMs]);
  return now;
}

const TICK_MS = 15_000;
const unknown = () => undefined;

type Subscribe = (listener: () => void) => () => void;

function createTicks(clock: ServerClock): Subscribe {
  const listeners = new Set<() => void>();
  const tick = () => listeners.forEach((listener) => listener());
  const start = () => {
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    const stop = clock.subscribe(tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      stop();
    };
  };
  let stop: (() => void) | undefined;
  return (listener) => {
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}

const cached = new WeakMap<ServerClock, Subscribe>();

function ticksOf(clock: ServerClock): Subscribe {
  const ticks = cached.get(clock) ?? createTicks(clock);
  cached.set(clock, ticks);
  return ticks;
}

/**
 * Returns a value derived from the server's time, such as a weekday, from the first render in the browser on.
 * Undefined during server rendering, because its output is shown later. Call it in the element that shows the
 * value, because that renders once more after hydration.
 */
export function useServerTime<T extends string>(read: (now: number) => T | undefined): T | undefined {
  const { clock } = useApi();
  return useSyncExternalStore(ticksOf(clock), () => read(clock.now()), unknown);
}
