import { expect, test } from 'vitest';

import { currencyCopy, earnsMoney } from './currency.ts';

test.each([
  ['Dollar', 'dollar', 'dollars'],
  ['Mile', 'mile', 'miles'],
  ['Point', 'point', 'points'],
  ['Credit', 'credit', 'credits'],
] as const)('CFG-03.a %s is called %s and %s', (currencyType, singular, plural) => {
  expect(currencyCopy({ currencyType })).toEqual({ singular, plural });
});

test('CFG-05 a partner may have its own currency names', () => {
  const currencyNames = { singular: 'reward dollar', plural: 'reward dollars' };
  expect(currencyCopy({ currencyType: 'Dollar', currencyNames })).toEqual(currencyNames);
});

test('dollars and credits are shares of the bill', () => {
  expect((['Dollar', 'Credit', 'Mile', 'Point'] as const).map(earnsMoney)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
