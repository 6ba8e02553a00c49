const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "February 3, 2026" for 2026-02-03, wherever the reader is: a calendar day has no time zone. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
