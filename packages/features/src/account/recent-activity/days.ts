import type { PlainDate } from '@tableside/core';

import { formatDay } from '../format-day.ts';

const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Jun 10, 2026", wherever the reader is. */
export const formatShortDay = (day: PlainDate): string => short.format(new Date(`${day}T00:00:00Z`));

/** "June 10, 2026", which does not break across lines. */
export const formatLongDay = (day: PlainDate): string => formatDay(day).replaceAll(' ', '\u00a0');

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a day: "June 2026". */
export const formatMonth = (day: PlainDate): string => month.format(new Date(`${day}T00:00:00Z`));

/** "Jun 10" and "2026". */
export function splitDay(day: PlainDate): readonly [date: string, year: string] {
  const [date = '', year = ''] = formatShortDay(day).split(', ');
  return [date, year];
}
