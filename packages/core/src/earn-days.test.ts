import { expect, test } from 'vitest';

import type { PlainDate } from './calendar.ts';
import { nextEarningDay, nextEarningWeekday, weekdayOfDay } from './earn-days.ts';
import type { Benefit } from './merchant.ts';
import { ratesByDay } from './rates-by-day.ts';
import { weekdays } from './weekday.ts';

const everyDay = (rate: number, tier: 0 | 2 | 3 = 2) => ({ tier, rate, days: weekdays });
const benefit: Benefit = {
  campaignCodes: [],
  rates: [everyDay(2), { ...everyDay(4), days: ['Sun'] }, everyDay(9, 3)],
  requiredTier: 0,
};
const nothing = { Sun: 0, Mon: 0, Tue: 0, Wed: 0, Thu: 0, Fri: 0, Sat: 0 };

test('MER-09.a the best rate of the visitor’s tier counts for each day', () => {
  expect(ratesByDay(benefit, 2)).toEqual({ Sun: 4, Mon: 2, Tue: 2, Wed: 2, Thu: 2, Fri: 2, Sat: 2 });
  expect(ratesByDay(benefit, 0)).toEqual(nothing);
});

test('MER-13.a a tier does not earn the rate of another tier, not even a higher rate of a lower tier', () => {
  const lowered = { ...benefit, rates: [everyDay(5, 0), everyDay(3), everyDay(1, 3)] };
  expect(([0, 2, 3] as const).map((tier) => ratesByDay(lowered, tier).Mon)).toEqual([5, 3, 1]);
});

test('MER-13.b a tier below the one that the merchant requires earns nothing on any day', () => {
  expect(ratesByDay({ ...benefit, requiredTier: 3 }, 2)).toEqual(nothing);
  expect(ratesByDay({ ...benefit, requiredTier: 3 }, 3).Mon).toBe(9);
});

test('RES-30.a the next weekday that earns may be the day itself, and may be in the next week', () => {
  const rates = { ...nothing, Mon: 5, Wed: 2 };
  expect(weekdays.map((day) => nextEarningWeekday(rates, day))).toEqual([
    'Mon',
    'Mon',
    'Wed',
    'Wed',
    'Mon',
    'Mon',
    'Mon',
  ]);
  expect(nextEarningWeekday(nothing, 'Mon')).toBeUndefined();
});

test('RES-30.a the next day that earns is within a week, and no later than the last that can be chosen', () => {
  const rates = { ...nothing, Mon: 5, Wed: 2 };
  const next = (from: string, last = '2027-01-31') =>
    nextEarningDay(rates, from as PlainDate, last as PlainDate);
  expect(weekdayOfDay('2026-12-31' as PlainDate)).toBe('Thu');
  expect(next('2026-12-30')).toBe('2026-12-30');
  expect(next('2026-12-31')).toBe('2027-01-04');
  expect(next('2026-12-31', '2027-01-04')).toBe('2027-01-04');
  expect(next('2026-12-31', '2027-01-03')).toBeUndefined();
  expect(nextEarningDay(nothing, '2026-12-31' as PlainDate, '2027-01-31' as PlainDate)).toBeUndefined();
});
