import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  cardCodes,
  cardDigitGroups,
  cardDigits,
  cardNumberError,
  cardTypeOf,
  cardTypeOfCode,
  cardTypes,
  isLuhnValid,
  longestCardNumber,
  selectableCards,
  type CardType,
} from './payment-card.ts';

const published: readonly (readonly [CardType, string])[] = [
  ['Visa', '4111111111111111'],
  ['Visa', '4012888888881881'],
  ['Visa', '4242424242424242'],
  ['Visa', '4000056655665556'],
  ['Visa', '4917610000000000003'],
  ['Mastercard', '5555555555554444'],
  ['Mastercard', '5105105105105100'],
  ['Mastercard', '5200828282828210'],
  ['Mastercard', '2223003122003222'],
  ['Mastercard', '2223000048400011'],
  ['Amex', '378282246310005'],
  ['Amex', '371449635398431'],
  ['Amex', '378734493671000'],
  ['Amex', '343434343434343'],
  ['Discover', '6011111111111117'],
  ['Discover', '6011000990139424'],
  ['Discover', '6011981111111113'],
];

describe('VAL-17 the card network of a number', () => {
  test.each<[CardType | undefined, ...string[]]>([
    ['Amex', '34', '37', '3400', '3799', '343'],
    ['Discover', '6011', '60110', '60119999', '644', '649', '6440', '6499', '65', '6500', '6599'],
    ['Mastercard', '51', '55', '5100', '5599', '2221', '2720', '22210', '27209999', '2300', '2699', '2700'],
    ['Visa', '4', '40', '49', '4000', '4999'],
    [undefined, '2220', '2721', '22209999', '2220999999999999', '2799', '50', '56', '5099', '5600'],
    [undefined, '33', '35', '36', '3600', '38', '39', '30', '6010', '6012', '60', '601', '64', '643', '66'],
    [undefined, '3', '6', '5', '2', '22', '222', '272', '1', '7', '8', '9', '0', '04'],
    [undefined, '', ' ', '4a', 'Visa', '4111 1111', '-4', '4.1', '４', '٤'],
  ])('%s', (type, ...starts) => {
    for (const start of starts) expect([start, cardTypeOf(start)]).toEqual([start, type]);
  });

  test('is the same from its first digits on, whatever follows', () => {
    const start = fc.constantFrom(
      '34',
      '37',
      '6011',
      '644',
      '65',
      '51',
      '53',
      '55',
      '2221',
      '2500',
      '2720',
      '4',
    );
    fc.assert(
      fc.property(start, fc.stringMatching(/^\d{0,15}$/), (first, rest) => {
        expect(cardTypeOf(first + rest)).toBe(cardTypeOf(first));
      }),
    );
  });

  test('is Mastercard between 2221 and 2720, and not around', () => {
    for (let start = 2000; start < 3000; start += 1)
      expect(cardTypeOf(String(start)) === 'Mastercard').toBe(start >= 2221 && start <= 2720);
  });

  test.each(published)('%s has the published number %s', (type, number) => {
    expect(cardTypeOf(number)).toBe(type);
    expect(cardNumberError(number, cardTypes)).toBeUndefined();
  });
});

describe('VAL-18 the check digit', () => {
  test.each(published)('%s %s is correct, and no other digit in its place', (_, number) => {
    expect(isLuhnValid(number)).toBe(true);
    for (let by = 1; by < 10; by += 1) {
      const other = number.slice(0, -1) + String((Number(number.at(-1)) + by) % 10);
      expect([other, cardNumberError(other, cardTypes)]).toEqual([other, 'notACardNumber']);
    }
  });

  test('4111111111111111 is valid, 4111111111111112 is not', () => {
    expect(cardNumberError('4111111111111111', cardTypes)).toBeUndefined();
    expect(cardNumberError('4111111111111112', cardTypes)).toBe('notACardNumber');
  });

  const digits = fc.stringMatching(/^\d{12,18}$/);
  const withCheckDigit = (start: string) => {
    const right = [...'0123456789'].map((digit) => start + digit).filter((number) => isLuhnValid(number));
    expect(right).toHaveLength(1);
    return right.join('');
  };

  test('exactly one of ten check digits is correct', () => {
    fc.assert(fc.property(digits, (start) => withCheckDigit(start).startsWith(start)));
  });

  test('changing any single digit is detected', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (start, anywhere, by) => {
        const number = withCheckDigit(start);
        const at = anywhere % number.length;
        const changed = (Number(number[at]) + by) % 10;
        return !isLuhnValid(number.slice(0, at) + String(changed) + number.slice(at + 1));
      }),
    );
  });

  test('swapping adjacent digits is detected, except 0 and 9', () => {
    fc.assert(
      fc.property(digits, fc.nat(), (start, anywhere) => {
        const number = withCheckDigit(start);
        const at = anywhere % (number.length - 1);
        const [left = '', right = ''] = number.slice(at, at + 2);
        fc.pre(left !== right && Math.abs(Number(left) - Number(right)) !== 9);
        return !isLuhnValid(number.slice(0, at) + right + left + number.slice(at + 2));
      }),
    );
  });

  test('a text with other characters has none', () => {
    for (const text of [
      '',
      '0',
      '4',
      '4111 1111 1111 1111',
      ' 18',
      '81 ',
      '４１１１１１１１１１１１１１１１',
      '-18',
      '1.8',
    ])
      expect([text, isLuhnValid(text)]).toEqual([text, false]);
  });
});

describe('validation errors of a number', () => {
  test('VAL-16 an empty text, or only spaces and dashes, is empty', () => {
    for (const text of ['', ' ', '\t\n', ' - ', '—', ' '])
      expect([text, cardNumberError(text, cardTypes)]).toEqual([text, 'empty']);
  });

  test.each(published)('VAL-19 %s %s is rejected if only other networks are accepted', (type, number) => {
    const others = cardTypes.filter((other) => other !== type);
    expect(cardNumberError(number, others)).toBe('notAccepted');
    expect(cardNumberError(number, [type])).toBeUndefined();
  });

  test('VAL-17 VAL-19 the network is checked before the number is complete', () => {
    expect(cardNumberError('6011', ['Visa', 'Mastercard', 'Amex'])).toBe('notAccepted');
    expect(cardNumberError('6011', ['Discover'])).toBe('incomplete');
    // Numbers of UnionPay, JCB, Diners Club, Mir, and numbers above Mastercard's belong to no accepted
    // network.
    for (const number of [
      '6212345678901232',
      '622126',
      '3530111333300000',
      '36227206271667',
      '2200770212727079',
      '272100',
    ])
      expect([number, cardNumberError(number, cardTypes)]).toEqual([number, 'notAccepted']);
    for (const text of ['6011x', '60x11', 'x6011'])
      expect([text, cardNumberError(text, ['Visa'])]).toEqual([text, 'notACardNumber']);
  });

  test('VAL-18 a correct check digit does not help a number that is too long or of no network', () => {
    for (const number of ['41111111111111111114', '34343434343434340', '9999999999999995'])
      expect([number, cardNumberError(number, cardTypes)]).toEqual([number, 'notACardNumber']);
  });

  test('VAL-17 a number with fewer digits than its network has is incomplete, whatever its check digit', () => {
    for (const number of ['6', '42', '4222222222222', '411111111111116', '37828224631000', '222'])
      expect([number, cardNumberError(number, cardTypes)]).toEqual([number, 'incomplete']);
  });

  test('it may contain spaces, dashes and full-width digits', () => {
    for (const text of [
      '4111 1111 1111 1111',
      '4111-1111-1111-1111',
      '4111 1111–1111 1111 ',
      '４１１１ 1111 1111 1111',
    ])
      expect([text, cardNumberError(text, cardTypes)]).toEqual([text, undefined]);
    expect(cardDigits(' 3782-822463-10005 ')).toBe('378282246310005');
  });

  test('any input has a result, and only published formats are accepted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d -]{0,24}$/)), (text) => {
        const fault = cardNumberError(text, cardTypes);
        const digits = cardDigits(text);
        expect(fault === undefined).toBe(
          /^\d+$/.test(digits) &&
            isLuhnValid(digits) &&
            cardTypeOf(digits) !== undefined &&
            digits.length >= 15 &&
            digits.length <= longestCardNumber(digits) &&
            (cardTypeOf(digits) !== 'Visa' || [16, 18, 19].includes(digits.length)) &&
            (cardTypeOf(digits) !== 'Mastercard' || digits.length === 16) &&
            (cardTypeOf(digits) !== 'Amex' || digits.length === 15) &&
            (cardTypeOf(digits) !== 'Discover' || [16, 19].includes(digits.length)),
        );
      }),
    );
  });
});

test('CRD-17.b each code of the settings is a network of the API', () => {
  expect(cardCodes.map((code) => cardTypeOfCode(code))).toEqual(['Amex', 'Discover', 'Mastercard', 'Visa']);
});

test('the maximum length of a network; 19 digits while it is unknown', () => {
  expect(['34', '4', '51', '6011', '', '9'].map((start) => longestCardNumber(start))).toEqual([
    15, 19, 16, 19, 19, 19,
  ]);
});

test('CRD-06 CRD-27.a CRD-27.b the number of cards that can be added: up to the member’s maximum, at most twelve at once', () => {
  expect(selectableCards(12, 0)).toBe(12);
  expect(selectableCards(50, 10)).toBe(12);
  expect(selectableCards(50, 45)).toBe(5);
  expect(selectableCards(12, 11)).toBe(1);
  expect(selectableCards(8, 8)).toBe(0);
  expect(selectableCards(8, 9)).toBe(0);
});

test('only the numbers of American Express are in groups of other sizes than four', () => {
  expect(cardDigitGroups('378282246310005')).toEqual([4, 6, 5]);
  expect(['4111111111111111', '5555555555554444', '6011111111111117', '62'].map(cardDigitGroups)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
