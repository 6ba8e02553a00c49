import { weekdays, type Benefit, type Weekday } from '@tableside/core';

/** Returns a tier's best rate on each weekday; 0 on days when it earns nothing. */
export function ratesByDay(benefit: Benefit, tier: 0 | 2 | 3): Readonly<Record<Weekday, number>> {
  const rates = Object.fromEntries(weekdays.map((day) => [day, 0])) as Record<Weekday, number>;
  if (tier < benefit.requiredTier) return rates;
  for (const { tier: earner, rate, days } of benefit.rates) {
    if (earner !== tier) continue;
    for (const day of days) rates[day] = Math.max(rates[day], rate);
  }
  return rates;
}

/**
 * Formats the days that earn: three or more consecutive days as a range, which may wrap around the week, such
 * as "Fri–Sun".
 */
export function formatDays(
  rates: Readonly<Record<Weekday, number>>,
  nameOf: (day: Weekday) => string,
): string {
  const twoWeeks = [...weekdays, ...weekdays];
  const ranges = weekdays.map((day, first) => {
    if (rates[day] === 0 || rates[twoWeeks[first + 6]!] > 0) return [];
    const end = twoWeeks.findIndex((later, index) => index > first && rates[later] === 0);
    const names = twoWeeks.slice(first, end).map(nameOf);
    return names.length < 3 ? names : [`${names[0]}–${names.at(-1)}`];
  });
  return ranges.flat().join(', ');
}

export interface BestRate {
  readonly rate: number;
  /** Whether some days earn less. */
  readonly isUpTo: boolean;
}

/** Returns the highest rate of a tier; undefined if it earns nothing here. */
export function bestRate(benefit: Benefit, tier: 0 | 2 | 3): BestRate | undefined {
  const earning = Object.values(ratesByDay(benefit, tier)).filter((rate) => rate > 0);
  if (earning.length === 0) return undefined;
  const rate = Math.max(...earning);
  return { rate, isUpTo: earning.some((other) => other < rate) };
}
