import { localTimeOf, weekdayOf, type Weekday } from '@tableside/core';
import { useSyncExternalStore } from 'react';

/** Update interval in milliseconds; short enough that no minute is shown long after it is over. */
const TICK_MS = 15_000;

/** A page that becomes visible again may do so on another day. */
const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, TICK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const unknown = () => undefined;

/**
 * Returns the current weekday in a time zone, or the visitor's own by default; undefined during server
 * rendering, whose output is shown later.
 */
export const useToday = (timeZone?: string): Weekday | undefined =>
  useSyncExternalStore(subscribe, () => weekdayOf(new Date(), timeZone), unknown);

/**
 * Returns the current time in a time zone, as "HH:MM"; undefined without one, and during server rendering.
 */
export const useLocalTime = (timeZone?: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (timeZone === undefined ? undefined : localTimeOf(Date.now(), timeZone).time),
    unknown,
  );
