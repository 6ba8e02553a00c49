import { localTimeOf, weekdayOf, type Weekday } from '@tableside/core';
import { useServerTime } from '@tableside/kits/session';

/**
 * Returns the current weekday in a time zone, or the visitor's own by default; undefined during server
 * rendering, whose output is shown later.
 */
export const useToday = (timeZone?: string): Weekday | undefined =>
  useServerTime((now) => weekdayOf(new Date(now), timeZone));

/**
 * Returns the current time in a time zone, as "HH:MM"; undefined without one, and during server rendering.
 */
export const useLocalTime = (timeZone?: string): string | undefined =>
  useServerTime((now) => (timeZone === undefined ? undefined : localTimeOf(now, timeZone).time));
