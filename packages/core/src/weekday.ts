export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** Three letters, the week beginning on Sunday (SEA-17). */
export type Weekday = (typeof weekdays)[number];

/** The weekday of a moment as the visitor's own calendar has it. */
export const weekdayOf = (moment: Date): Weekday => weekdays[moment.getDay()]!;
