import { weekdays, type Benefit, type Weekday } from '@tableside/core';

/** The best rate of a tier on each weekday; 0 where it earns nothing that day. */
export function ratesByDay(benefit: Benefit, tier: 0 | 2 | 3): Readonly<Record<Weekday, number>> {
  const rates = Object.fromEntries(weekdays.map((day) => [day, 0])) as Record<Weekday, number>;
  if (tier < benefit.requiredTier) return rates;
  for (const { tier: earner, rate, days } of benefit.rates) {
    if (earner !== tier) continue;
    for (const day of days) rates[day] = Math.max(rates[day], rate);
  }
  return rates;
}

export interface BestRate {
  readonly rate: number;
  /** Some days earn, but less. */
  readonly isUpTo: boolean;
}

/** What a tier earns at most; undefined when it earns nothing here. */
export function bestRate(benefit: Benefit, tier: 0 | 2 | 3): BestRate | undefined {
  const earning = Object.values(ratesByDay(benefit, tier)).filter((rate) => rate > 0);
  if (earning.length === 0) return undefined;
  const rate = Math.max(...earning);
  return { rate, isUpTo: earning.some((other) => other < rate) };
}
