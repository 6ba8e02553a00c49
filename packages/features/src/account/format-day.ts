const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 2026-02-03 as "February 3, 2026". Uses UTC, because a calendar day has no time zone. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
