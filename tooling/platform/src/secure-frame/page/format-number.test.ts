import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deleteBesideGap, digitsOf, formatDigits, formatNumber } from './format-number.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 });
const typed = fc.string({ unit: fc.constantFrom(...'0123456789 --–\u00A0.aB４'), maxLength: 30 });
const withCaret = typed.chain((text) =>
  fc.record({ text: fc.constant(text), caret: fc.nat({ max: text.length }) }),
);
const countBefore = (text: string, caret: number) => digitsOf(text.slice(0, caret)).length;

describe('formatting a number while typing', () => {
  test('has groups as on the cards', () => {
    expect(formatDigits('4111111111111111')).toBe('4111 1111 1111 1111');
    expect(formatDigits('378282246310005')).toBe('3782 822463 10005');
    expect(formatDigits('6011000990139424123')).toBe('6011 0009 9013 9424 123');
    expect(formatDigits('37828')).toBe('3782 8');
    expect(formatDigits('4111')).toBe('4111');
    expect(formatDigits('')).toBe('');
  });

  test('is parsed from text with spaces, dashes, full-width digits and words', () => {
    for (const pasted of [
      '4111 1111-1111\u00A01111',
      ' 4111–1111–1111–1111\n',
      '４１１１111111111111',
      'Card: 4111.1111.1111.1111',
    ])
      expect(formatNumber({ text: pasted, caret: pasted.length })).toEqual({
        text: '4111 1111 1111 1111',
        caret: 19,
      });
  });

  test('loses and gains no digit, and formatting is idempotent', () => {
    fc.assert(
      fc.property(withCaret, (given) => {
        const once = formatNumber(given);
        expect(digitsOf(once.text)).toBe(digitsOf(given.text));
        expect(formatNumber(once)).toEqual(once);
        expect(once.text).not.toMatch(/^ | $| {2}/);
      }),
    );
  });

  test('keeps the caret after the same digit', () => {
    fc.assert(
      fc.property(withCaret, (given) => {
        const { text, caret } = formatNumber(given);
        expect(countBefore(text, caret)).toBe(countBefore(given.text, given.caret));
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('a typed digit is inserted anywhere, with the caret behind it', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.constantFrom(...'0123456789'), (number, at, digit) => {
        const before = formatDigits(number);
        const caret = at % (before.length + 1);
        const place = countBefore(before, caret);
        const after = formatNumber({
          text: before.slice(0, caret) + digit + before.slice(caret),
          caret: caret + 1,
        });
        expect(digitsOf(after.text)).toBe(number.slice(0, place) + digit + number.slice(place));
        expect(countBefore(after.text, after.caret)).toBe(place + 1);
      }),
    );
  });

  test('deleting next to a gap removes the digit beyond it, one per press', () => {
    expect(deleteBesideGap({ text: '4111 1', caret: 5 }, 'backward')).toEqual({ text: '4111', caret: 3 });
    expect(deleteBesideGap({ text: '4111 12', caret: 4 }, 'forward')).toEqual({ text: '4111 2', caret: 4 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.constantFrom('backward', 'forward'), (number, at, direction) => {
        const text = formatDigits(number);
        const caret = at % (text.length + 1);
        const left = deleteBesideGap({ text, caret }, direction);
        const beside = direction === 'backward' ? text[caret - 1] : text[caret];
        expect(left !== undefined).toBe(beside === ' ');
        if (!left) return;
        const place = countBefore(text, caret) - (direction === 'backward' ? 1 : 0);
        expect(digitsOf(left.text)).toBe(number.slice(0, place) + number.slice(place + 1));
        expect(countBefore(left.text, left.caret)).toBe(place);
      }),
    );
  });
});
