import { daysAfter, type PlainDate } from './calendar.ts';
import type { RatesByDay } from './rates-by-day.ts';
import { weekdayOf, weekdays, type Weekday } from './weekday.ts';

export const weekdayOfDay = (day: PlainDate): Weekday => weekdayOf(new Date(day), 'UTC');

export function nextEarningWeekday(rates: RatesByDay, from: Weekday): Weekday | undefined {
  const first = weekdays.indexOf(from);
  return [...weekdays.slice(first), ...weekdays].find((day) => rates[day] > 0);
}

/**
 * Returns the first calendar day that earns, within a range that includes both ends. Undefined if none does.
 */
export function nextEarningDay(rates: RatesByDay, from: PlainDate, last: PlainDate): PlainDate | undefined {
  const today = weekdayOfDay(from);
  const next = nextEarningWeekday(rates, today);
  if (next === undefined) return undefined;
  const ahead = weekdays.indexOf(next) - weekdays.indexOf(today);
  const day = daysAfter(from, ahead < 0 ? ahead + weekdays.length : ahead);
  return day <= last ? day : undefined;
}
