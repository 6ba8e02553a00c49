import { expect, test } from 'vitest';

import { currencyOf, currencyTypes, requiresAddress } from './currency.ts';

test.each([
  ['Dollar', 'dollar', 'dollars'],
  ['Mile', 'mile', 'miles'],
  ['Point', 'point', 'points'],
  ['Credit', 'credit', 'credits'],
] as const)('CFG-03.a %s is called %s and %s', (currencyType, singular, plural) => {
  expect(currencyOf({ currencyType })).toMatchObject({ singular, plural });
});

test('CFG-03.c CFG-05 a partner may have its own currency names', () => {
  const currencyNames = { singular: 'reward dollar', plural: 'reward dollars' };
  expect(currencyOf({ currencyType: 'Dollar', currencyNames })).toMatchObject(currencyNames);
});

test('dollars and credits are money, and only credits are paid to a statement', () => {
  const having = (capability: 'isMoney' | 'paysStatementCredits') =>
    currencyTypes.filter((currencyType) => currencyOf({ currencyType })[capability]);
  expect(having('isMoney')).toEqual(['Dollar', 'Credit']);
  expect(having('paysStatementCredits')).toEqual(['Credit']);
});

test.each(currencyTypes)(
  'PRO-06.a PRO-06.b the full address is required for %s unless it is Credit',
  (currencyType) => {
    expect(requiresAddress({ currencyType, fullAddressRequired: true })).toBe(currencyType !== 'Credit');
    expect(requiresAddress({ currencyType, fullAddressRequired: false })).toBe(false);
  },
);
