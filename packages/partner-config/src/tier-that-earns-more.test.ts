import { expect, test } from 'vitest';

import { partnerWith } from './testing.ts';
import { tierThatEarnsMore } from './tier-that-earns-more.ts';

const numbers = { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 7 };

test.each([
  ['a program with a number for each tier', true, numbers, [2, 3, undefined]],
  ['one without VIP', false, numbers, [2, undefined, undefined]],
  ['one with a single number', true, { pointsPerDollar: 5 }, [undefined, undefined, undefined]],
  ['one whose restaurants have the rates', true, {}, [2, 3, undefined]],
] as const)('CFG-15.a MER-13.a %s: the next tier if it earns more', (_, hasVIP, earn, expected) => {
  const partner = partnerWith({ currencyType: 'Point', hasVIP, earn });
  expect(([0, 2, 3] as const).map((tier) => tierThatEarnsMore(partner, tier))).toEqual(expected);
});
