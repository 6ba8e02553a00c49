import { daysAfter, type PlainDate } from './calendar.ts';
import type { EarnRate } from './merchant.ts';
import { weekdayOf, weekdays, type Weekday } from './weekday.ts';

/** What each weekday earns: units of currency per $1, or percent for money; 0 on days that earn nothing. */
export type RatesByDay = Readonly<Record<Weekday, number>>;

/** Returns a tier's best rate at a merchant on each weekday. */
export function ratesByDay(
  benefit: { readonly rates: readonly EarnRate[]; readonly requiredTier: number },
  tier: 0 | 2 | 3,
): RatesByDay {
  const rates = Object.fromEntries(weekdays.map((day) => [day, 0])) as Record<Weekday, number>;
  if (tier < benefit.requiredTier) return rates;
  for (const { tier: earner, rate, days } of benefit.rates) {
    if (earner !== tier) continue;
    for (const day of days) rates[day] = Math.max(rates[day], rate);
  }
  return rates;
}

/** Returns the weekday of a calendar day. */
export const weekdayOfDay = (day: PlainDate): Weekday => weekdayOf(new Date(day), 'UTC');

/** Returns the first weekday that earns, from one on; undefined if none does. */
export function nextEarningWeekday(rates: RatesByDay, from: Weekday): Weekday | undefined {
  const first = weekdays.indexOf(from);
  return [...weekdays.slice(first), ...weekdays].find((day) => rates[day] > 0);
}

/** Returns the first calendar day that earns, from one to another inclusive; undefined if none does. */
export function nextEarningDay(rates: RatesByDay, from: PlainDate, last: PlainDate): PlainDate | undefined {
  const today = weekdayOfDay(from);
  const next = nextEarningWeekday(rates, today);
  if (next === undefined) return undefined;
  const ahead = weekdays.indexOf(next) - weekdays.indexOf(today);
  const day = daysAfter(from, ahead < 0 ? ahead + weekdays.length : ahead);
  // Days in this format can be compared as texts.
  return day <= last ? day : undefined;
}
