import { nextEarningWeekday } from './earn-days.ts';
import { unitsEarned } from './money.ts';
import type { RatesByDay } from './rates-by-day.ts';
import type { Weekday } from './weekday.ts';

export const ESTIMATED_BILL_CENTS = 6000;

export interface EarnEstimate {
  readonly day: Weekday;
  readonly rewardHundredths: number;
}

/**
 * Estimates what a dinner earns on the first weekday that earns, starting from a given one. Undefined if none
 * does.
 *
 * @param rates - units for each $1, or percent of the bill where members earn money.
 * @param maxSpend - dollars above which nothing more is earned.
 */
export function earnEstimate({
  rates,
  from,
  maxSpend = Infinity,
  isMoney,
}: {
  readonly rates: RatesByDay;
  readonly from: Weekday;
  readonly maxSpend?: number | undefined;
  readonly isMoney: boolean;
}): EarnEstimate | undefined {
  const day = nextEarningWeekday(rates, from);
  if (day === undefined) return undefined;
  const units = unitsEarned(Math.min(ESTIMATED_BILL_CENTS, maxSpend * 100), rates[day]);
  return { day, rewardHundredths: isMoney ? units : units * 100 };
}
