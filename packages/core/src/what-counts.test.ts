import { expect, test } from 'vitest';

import { spendingKinds, type SpendingRules } from './merchant.ts';
import { whatCounts } from './what-counts.ts';

const program: SpendingRules = {
  tip: true,
  tax: null,
  onlineOrders: true,
  giftCards: false,
  pinDebit: false,
};

test('ERN-15.a a program says what counts and what does not, and nothing of what it leaves open', () => {
  expect(whatCounts(program)).toEqual({
    counted: ['tip', 'onlineOrders'],
    notCounted: ['giftCards', 'pinDebit'],
  });
});

test.each(spendingKinds)('ERN-15.b what a restaurant says of %s takes precedence', (kind) => {
  for (const counts of [true, false]) {
    const here = whatCounts(program, { features: ['onlineOrdering'], counts: { [kind]: counts } });
    expect([here?.counted.includes(kind), here?.notCounted.includes(kind)]).toEqual([counts, !counts]);
  }
});

test('ERN-15.c a restaurant without online orders says nothing of them', () => {
  const isNamed = (restaurant: Parameters<typeof whatCounts>[1]) => {
    const here = whatCounts(program, restaurant);
    return [...(here?.counted ?? []), ...(here?.notCounted ?? [])].includes('onlineOrders');
  };
  expect(isNamed({ features: ['onlineOrdering'] })).toBe(true);
  expect(isNamed({ features: ['dineIn'], orderUrl: 'https://orders.example' })).toBe(true);
  expect(isNamed({ features: ['dineIn'] })).toBe(false);
  expect(isNamed({ features: ['dineIn'], counts: { onlineOrders: true } })).toBe(false);
});

test('ERN-15.d a program that says nothing has no list, whatever a restaurant says', () => {
  const silent = { tip: null, tax: null, onlineOrders: null, giftCards: null, pinDebit: null };
  for (const rules of [{}, silent]) {
    expect(whatCounts(rules)).toBeUndefined();
    expect(whatCounts(rules, { features: [], counts: { tip: true } })).toBeUndefined();
  }
});
