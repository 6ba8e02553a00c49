import fc from 'fast-check';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';

import { formatPhone, isUsPhone, normalizePhone, phoneError } from './phone.ts';

const ten = fc.stringMatching(/^[0-9]{10}$/);
const usNumber = fc.stringMatching(/^[2-9][0-9]{2}[2-9][0-9]{6}$/);
const mark = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00A0', '\u2011', '–', '\u202C');

test('PRO-10.b PRO-10.c a number is stored as ten digits however it is written, and shown with two dashes', () => {
  const written = [
    '3125550123',
    '312-555-0123',
    '(312) 555-0123',
    '312.555.0123',
    '+1 312 555 0123',
    '1-312-555-0123',
    ' 312–555–0123 ',
    '\u202A312\u2011555\u20110123\u202C',
    '３１２５５５０１２３',
    'tel:+1-312-555-0123',
    '312\u2212555\u22120123',
    '\u200B312\u200D5550123',
  ];
  expect(new Set(written.map(normalizePhone))).toEqual(new Set(['3125550123']));
  expect(formatPhone('3125550123')).toBe('312-555-0123');
  expect(['13125550123', '31255501230'].map(formatPhone)).toEqual(['13125550123', '31255501230']);
});

test('PRO-10.b letters, another number of digits and other countries’ codes are not a U.S. number', () => {
  const none = [
    '',
    '312555012',
    '23125550123',
    '13125550123x',
    '312-555-CALL',
    '312tel:5550123',
    '1 1 312 555 0123',
    '++13125550123',
    '312+5550123',
    '+3125550123',
    '+44 20 7946 0958',
  ];
  expect(none.filter((text) => normalizePhone(text) !== undefined)).toEqual([]);
});

test('PRO-10.b normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(ten, usNumber, fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const digits = normalizePhone(text);
      fc.pre(digits !== undefined);
      expect(digits).toMatch(/^[0-9]{10}$/);
      expect(normalizePhone(digits)).toBe(digits);
      expect(normalizePhone(formatPhone(digits))).toBe(digits);
      expect(formatPhone(normalizePhone(formatPhone(digits)) ?? '')).toBe(formatPhone(digits));
    }),
    { numRuns: 2000 },
  );
});

test('PRO-10.b punctuation and a country code do not matter', () => {
  fc.assert(
    fc.property(
      ten,
      fc.array(mark, { minLength: 11, maxLength: 11 }),
      fc.constantFrom('', '1', '+1'),
      (digits, marks, code) => {
        const written = code + marks.map((each, index) => each + (digits[index] ?? '')).join('');
        expect(normalizePhone(written)).toBe(digits);
      },
    ),
  );
});

test('PRO-10.a area code and exchange begin with 2 to 9', () => {
  expect(['3125550123', '2002000000', '9899999999'].filter((digits) => !isUsPhone(digits))).toEqual([]);
  expect(
    [
      '1125550123',
      '0125550123',
      '3121550123',
      '3120550123',
      '312555012',
      '312555012a',
      '13125550123',
      '31255501230',
    ].filter(isUsPhone),
  ).toEqual([]);
});

test('VAL-14.a VAL-14.b VAL-14.c PRO-10.a a number is valid, malformed, not from the United States or has an extension', () => {
  const fault = (texts: readonly string[]) => new Set(texts.map(phoneError));
  expect(fault(['312-555-0123', '+1 (312) 555-0123'])).toEqual(new Set([undefined]));
  expect(
    fault([
      '',
      '12',
      '312-555-012',
      'call me',
      '312-555-CALL',
      '+',
      '+1 312',
      '0+442079460958',
      '+44207946095801234',
    ]),
  ).toEqual(new Set(['malformed']));
  expect(fault(['112-555-0123', '312-155-0123', '+44 20 7946 0958', '+3125550123'])).toEqual(
    new Set(['foreign']),
  );
  expect(
    fault([
      '312-555-0123 x12',
      '(312) 555-0123, ext. 5',
      '312-555-0123 extn 5',
      '312-555-0123 extension: 5',
      'tel:+1-312-555-0123;ext=5',
      '312.555.0123 #7',
    ]),
  ).toEqual(new Set(['extension']));
  expect(fault(['112-555-0123 x12', '312-555-012 x12'])).toEqual(new Set(['malformed']));
});

const american: ReadonlySet<string | undefined> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'VI']);

test('VAL-14.b a number of Canada or the Caribbean is not from the United States, one of its territories is', () => {
  const codes = Array.from({ length: 800 }, (_, index) => String(200 + index));
  const abroad = codes.filter((code) => {
    const { country } = parsePhoneNumber(`+1${code}2345678`);
    return country !== undefined && !american.has(country);
  });
  expect(abroad).toEqual(expect.arrayContaining(['416', '876', '809', '441']));
  expect(codes.filter((code) => !isUsPhone(`${code}2345678`))).toEqual(abroad);
  expect(phoneError('+1 416 555 0123')).toBe('foreign');
  expect(phoneError('787-555-0123')).toBeUndefined();
});

test('VAL-14.a any text has one result, and only numbers that can be stored have no error', () => {
  fc.assert(
    fc.property(fc.oneof(ten, usNumber, fc.string()), (text) => {
      const digits = normalizePhone(text);
      expect(phoneError(text) === undefined).toBe(digits !== undefined && isUsPhone(digits));
    }),
  );
});
