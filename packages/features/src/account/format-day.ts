const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 2026-02-03 as "February 3, 2026" in every time zone, because a calendar day has none. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
