import { referralNames } from '@tableside/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cleanReferralValue, readReferral } from './referral.ts';

const text = fc.oneof(
  fc.string({ maxLength: 600 }),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom(
    '\0',
    ' ',
    '\ud800',
    "'; drop table members; --",
    '<script>',
    '\r\nSet-Cookie: a=b',
    'é'.repeat(300),
  ),
);

test('ENR-05 any value of a link is stored as at most 256 characters of printable ASCII', () => {
  fc.assert(
    fc.property(text, (value) => {
      const cleaned = cleanReferralValue(value);
      expect(cleaned).toMatch(/^[\x20-\x7E]{0,256}$/);
      expect(cleaned).toBe(cleaned.trim());
      expect(cleanReferralValue(cleaned)).toBe(cleaned);
    }),
  );
});

test('ENR-05 a clean value is unchanged', () => {
  const clean = fc.stringMatching(/^[\x21-\x7E]([\x20-\x7E]{0,200}[\x21-\x7E])?$/);
  fc.assert(fc.property(clean, (value) => cleanReferralValue(value) === value));
});

test('ENR-05 only the seven names are stored, and no empty values', () => {
  const names = fc.constantFrom(...referralNames, '__proto__', 'constructor', 'email');
  fc.assert(
    fc.property(fc.dictionary(names, text), (given) => {
      const stored = Object.entries(readReferral(given));
      expect(stored.every(([name]) => (referralNames as readonly string[]).includes(name))).toBe(true);
      expect(stored.every(([, value]) => value !== '')).toBe(true);
    }),
  );
  expect(readReferral({ utmSource: 'mail', referrer: ' P1 ', source: '\n' })).toEqual({
    utmSource: 'mail',
    referrer: 'P1',
  });
});
