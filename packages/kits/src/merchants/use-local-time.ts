import { localTimeOf, weekdayOf, type Weekday } from '@tableside/core';
import { useSyncExternalStore } from 'react';

/** Often enough that no minute is shown long after it is over. */
const TICK_MS = 15_000;

/** A page that comes back into sight may do so on another day. */
const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, TICK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const unknown = () => undefined;

/** The weekday now in a time zone, or where the visitor is when none is known; undefined on a server, which renders for later. */
export const useToday = (timeZone?: string): Weekday | undefined =>
  useSyncExternalStore(subscribe, () => weekdayOf(new Date(), timeZone), unknown);

/** The time now in a time zone, as "HH:MM"; undefined without one, and on a server. */
export const useLocalTime = (timeZone?: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (timeZone === undefined ? undefined : localTimeOf(Date.now(), timeZone).time),
    unknown,
  );
