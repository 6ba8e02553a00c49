import { localTimeOf, weekdayOf, type Weekday } from '@tableside/core';
import { useServerTime } from '@tableside/kits/session';

/**
 * Returns the current weekday in a time zone, by default the visitor's own. Undefined during server
 * rendering, because its output is shown later.
 */
export const useToday = (timeZone?: string): Weekday | undefined =>
  useServerTime((now) => weekdayOf(new Date(now), timeZone));

/**
 * Returns the current time in a time zone as "HH:MM". Undefined if the zone is, and during server rendering.
 */
export const useLocalTime = (timeZone?: string): string | undefined =>
  useServerTime((now) => (timeZone === undefined ? undefined : localTimeOf(now, timeZone).time));
