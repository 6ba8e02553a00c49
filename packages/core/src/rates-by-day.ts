import type { EarnRate } from './merchant.ts';
import { weekdays, type Weekday } from './weekday.ts';

/** What each weekday earns: units of currency per $1, or percent for money. 0 on days that earn nothing. */
export type RatesByDay = Readonly<Record<Weekday, number>>;

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
