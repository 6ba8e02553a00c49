import { weekdayRuns, weekdays, type PlainDate, type Weekday } from '@tableside/core';

import { formatDay } from '../format-day.ts';

const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const formatShortDay = (day: PlainDate): string => short.format(new Date(`${day}T00:00:00Z`));

export const formatLongDay = (day: PlainDate): string => formatDay(day).replaceAll(' ', '\u00a0');

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatMonth = (day: PlainDate): string => month.format(new Date(`${day}T00:00:00Z`));

export function splitDay(day: PlainDate): readonly [date: string, year: string] {
  const [date = '', year = ''] = formatShortDay(day).split(', ');
  return [date, year];
}

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const weekdayList = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const formatWeekday = (day: Weekday): string =>
  // January 1, 2023 was a Sunday.
  weekdayName.format(Date.UTC(2023, 0, 1 + weekdays.indexOf(day)));

export const formatWeekdays = (days: readonly Weekday[]): string =>
  weekdayList.format(
    weekdayRuns((day) => days.includes(day)).flatMap((run) => {
      const names = run.map(formatWeekday);
      return names.length < 3 ? names : [`${names[0]} to ${names.at(-1)}`];
    }),
  );
