import { ratesByDay, weekdayRuns, type Benefit, type RatesByDay, type Weekday } from '@tableside/core';

/**
 * Formats the days that earn: three or more consecutive days as a range, which may wrap around the week, such
 * as "Fri–Sun".
 */
export function formatDays(rates: RatesByDay, nameOf: (day: Weekday) => string): string {
  const ranges = weekdayRuns((day) => rates[day] > 0).map((run) => {
    const names = run.map(nameOf);
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
