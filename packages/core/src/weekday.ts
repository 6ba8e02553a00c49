export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** A weekday in three letters. The week begins on Sunday (SEA-17). */
export type Weekday = (typeof weekdays)[number];

/**
 * Returns the weekday of a timestamp in a time zone, such as America/Chicago; by default the visitor's own.
 */
export const weekdayOf = (moment: Date, timeZone?: string): Weekday =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(moment) as Weekday;
