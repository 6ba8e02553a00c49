import { expect, test } from 'vitest';

import { agreesToTexts, textingOf } from './texting.ts';

test.each([
  [false, false, 'none'],
  [true, false, 'v1'],
  [false, true, 'v2'],
  [true, true, 'v2'],
] as const)('CFG-16.a CFG-16.c first switch %s, second %s: %s', (hasSmsOptIn, hasSmsOptInV2, expected) => {
  expect(textingOf({ hasSmsOptIn, hasSmsOptInV2 })).toBe(expected);
});

test('VAL-02.a VAL-02.b VAL-02.c there is no consent without a number, or without a consent text', () => {
  for (const texting of ['none', 'v1', 'v2'] as const) {
    expect(agreesToTexts(texting, { smsOptIn: true, phoneNumber: '' })).toBe(false);
  }
  const phoneNumber = '3125550147';
  expect(agreesToTexts('none', { smsOptIn: true, phoneNumber })).toBe(false);
  expect(agreesToTexts('v1', { smsOptIn: false, phoneNumber })).toBe(true);
  expect(agreesToTexts('v2', { smsOptIn: false, phoneNumber })).toBe(false);
  expect(agreesToTexts('v2', { smsOptIn: true, phoneNumber })).toBe(true);
});
