import creditCardType, { getTypeInfo, removeCard, resetModifications, types } from 'credit-card-type';
import { afterEach, describe, expect, test } from 'vitest';

import { cardNumberError, cardTypeOf, cardTypes, isLuhnValid, type CardType } from './payment-card.ts';

const brandOf: Readonly<Record<CardType, string>> = {
  Visa: 'visa',
  Amex: 'american-express',
  Mastercard: 'mastercard',
  Discover: 'discover',
};
const linkable = new Set(Object.values(brandOf));
const otherBrands = Object.values(types).filter((brand) => !linkable.has(brand));

afterEach(() => resetModifications());

function completed(start: string, length: number): string {
  const body = start.padEnd(length - 1, '0');
  return [...'0123456789'].map((digit) => body + digit).find((number) => isLuhnValid(number)) ?? '';
}

describe('the published ranges of credit-card-type', () => {
  test('VAL-17 among the supported networks, every four first digits identify the same one', () => {
    for (const brand of otherBrands) removeCard(brand);
    for (let first = 0; first < 10_000; first += 1) {
      const start = String(first).padStart(4, '0');
      const type = cardTypeOf(start);
      expect([start, creditCardType(start).map((brand) => brand.type)]).toEqual([
        start,
        type === undefined ? [] : [brandOf[type]],
      ]);
    }
  });

  test.each(cardTypes)('VAL-18 numbers of %s have the published lengths', (type) => {
    const { lengths, patterns } = getTypeInfo(brandOf[type]);
    for (const start of patterns.flat().map(String)) {
      const taken = Array.from({ length: 24 }, (_, length) => length)
        .slice(8)
        .filter((length) => cardNumberError(completed(start, length), cardTypes) === undefined);
      expect([start, taken]).toEqual([start, lengths]);
    }
  });

  test('VAL-17 ranges of other brands within ours are those of decision 0024', () => {
    const within = otherBrands.filter((brand) =>
      getTypeInfo(brand)
        .patterns.flat()
        .some((start) => cardTypeOf(String(start)) !== undefined),
    );
    expect(within.toSorted()).toEqual(['elo', 'maestro', 'naranja', 'troy']);
  });
});
