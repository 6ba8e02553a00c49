export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** Three letters, the week beginning on Sunday (SEA-17). */
export type Weekday = (typeof weekdays)[number];

/** The weekday of a moment in a time zone, such as America/Chicago; in the visitor's own when none is given. */
export const weekdayOf = (moment: Date, timeZone?: string): Weekday =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(moment) as Weekday;
