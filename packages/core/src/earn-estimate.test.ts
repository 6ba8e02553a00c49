import { expect, test } from 'vitest';

import { earnEstimate } from './earn-estimate.ts';

const rates = { Sun: 0, Mon: 5, Tue: 0, Wed: 2, Thu: 0, Fri: 0, Sat: 0 };
const estimate = (changes: Partial<Parameters<typeof earnEstimate>[0]> = {}) =>
  earnEstimate({ rates, from: 'Mon', isMoney: false, ...changes });

test('an estimate is for the given weekday, or else for the next one that earns', () => {
  expect(estimate()).toEqual({ day: 'Mon', rewardHundredths: 30_000 });
  expect(estimate({ from: 'Tue' })).toEqual({ day: 'Wed', rewardHundredths: 12_000 });
  expect(estimate({ from: 'Thu' })?.day).toBe('Mon');
  expect(estimate({ rates: { ...rates, Mon: 0, Wed: 0 } })).toBeUndefined();
});

test('if members earn money, a rate is a percentage of the bill', () => {
  expect(estimate({ isMoney: true })?.rewardHundredths).toBe(300);
});

test('spending above the monthly limit is not counted', () => {
  expect(estimate({ maxSpend: 25 })?.rewardHundredths).toBe(12_500);
  expect(estimate({ maxSpend: 250 })?.rewardHundredths).toBe(30_000);
});
