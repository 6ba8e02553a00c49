import { formatAt } from './cached-formats.ts';

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** A weekday in three letters. The week begins on Sunday (SEA-17). */
export type Weekday = (typeof weekdays)[number];

type DayNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns the weekday of a timestamp in a time zone, such as America/Chicago. The default is the visitor's
 * own zone.
 */
export const weekdayOf = (moment: Date, timeZone?: string): Weekday =>
  timeZone === undefined
    ? weekdays[moment.getDay() as DayNumber]
    : (formatAt(timeZone, 'weekday', { weekday: 'short' }).format(moment) as Weekday);

/**
 * Returns the runs of consecutive days among some weekdays, in the order in which they begin. A run may
 * continue into the next week. The whole week contains no run.
 */
export function weekdayRuns(isIn: (day: Weekday) => boolean): readonly (readonly Weekday[])[] {
  const twoWeeks = [...weekdays, ...weekdays];
  return weekdays.flatMap((day, first) => {
    if (!isIn(day) || isIn(twoWeeks[first + 6]!)) return [];
    return [
      twoWeeks.slice(
        first,
        twoWeeks.findIndex((later, index) => index > first && !isIn(later)),
      ),
    ];
  });
}
