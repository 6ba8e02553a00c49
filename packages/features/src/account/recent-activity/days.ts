import type { PlainDate } from '@tableside/core';

import { formatDay } from '../format-day.ts';

const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day as "Jun 10, 2026" in every time zone. */
export const formatShortDay = (day: PlainDate): string => short.format(new Date(`${day}T00:00:00Z`));

/** Formats a day as "June 10, 2026" without line breaks. */
export const formatLongDay = (day: PlainDate): string => formatDay(day).replaceAll(' ', '\u00a0');

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a day's month as "June 2026". */
export const formatMonth = (day: PlainDate): string => month.format(new Date(`${day}T00:00:00Z`));

/** Splits a day into "Jun 10" and "2026". */
export function splitDay(day: PlainDate): readonly [date: string, year: string] {
  const [date = '', year = ''] = formatShortDay(day).split(', ');
  return [date, year];
}
