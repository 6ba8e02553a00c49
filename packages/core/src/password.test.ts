import { expect, test } from 'vitest';

import {
  containsMemberNumber,
  cutPassword,
  hasLetterAndDigit,
  isLongEnough,
  passwordError,
} from './index.ts';

test('VAL-01 56 characters of a longer password are significant, and never half of a surrogate pair', () => {
  expect(cutPassword('x'.repeat(56))).toHaveLength(56);
  expect(cutPassword('x'.repeat(60))).toBe('x'.repeat(56));
  for (const pair of ['\u{10000}', '😀', '\u{10ffff}']) {
    expect(cutPassword(`${'x'.repeat(55)}${pair}`)).toBe('x'.repeat(55));
    expect(cutPassword(`${'x'.repeat(54)}${pair}y`)).toBe(`${'x'.repeat(54)}${pair}`);
  }
});

test.each([
  ['table4', 'tooShort'],
  ['tablefour', 'needsLetterAndDigit'],
  ['12345678', 'needsLetterAndDigit'],
  ['table4two', undefined],
  ['ñandúes9', undefined],
])('the new password %s lacks %s', (password, fault) => {
  expect(passwordError(password)).toBe(fault);
  expect(isLongEnough(password)).toBe(fault !== 'tooShort');
});

test('VAL-01 neither a digit nor a member number after the significant part counts', () => {
  expect(hasLetterAndDigit(`${'x'.repeat(56)}1`)).toBe(false);
  expect(hasLetterAndDigit(`${'x'.repeat(55)}1`)).toBe(true);
  expect(containsMemberNumber(`${'x'.repeat(51)}ABC123`, 'abc123')).toBe(false);
  expect(containsMemberNumber(`${'x'.repeat(50)}ABC123`, 'abc123')).toBe(true);
});

test('VAL-11 a password that contains the member number is detected in any case', () => {
  expect(containsMemberNumber('xABC123y', 'abc123')).toBe(true);
  expect(containsMemberNumber('abc123', 'ABC123')).toBe(true);
  expect(containsMemberNumber('table4two', 'ABC123')).toBe(false);
  expect(containsMemberNumber('table4two', undefined)).toBe(false);
  expect(containsMemberNumber('table4two', '')).toBe(false);
});
