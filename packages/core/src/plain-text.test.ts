import fc from 'fast-check';
import { expect, test } from 'vitest';

import { strictEmailPattern } from './email.ts';
import { plainEmail, plainText } from './plain-text.ts';

test.each([
  ['composed letters', ['Can\u0303on', 'Ca\u00F1on', 'Can\u200B\u0303on'], 'Ca\u00F1on'],
  [
    'one apostrophe',
    [
      ...'\u0027\u0060\u00B4\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u055A\u2018\u2019\u201B\u2032\u2035\uA78C\uFF07',
    ].map((each) => `Hawai${each}i`),
    "Hawai'i",
  ],
  [
    'one hyphen',
    [...'\u002D\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u058A\u2E3A\uFE58\uFE63\uFF0D'].map(
      (each) => `Winston${each}Salem`,
    ),
    'Winston-Salem',
  ],
  [
    'nothing invisible',
    ['\u202ENew\u00AD York\uFEFF', '\u200BNew\u2060 York', 'New York\u{E0041}'],
    'New York',
  ],
  ['single spaces', ['\tNew\tYork\n', ' New\u00A0 York', 'New\u3000York'], 'New York'],
  ['joiners', ['\u200Bمی\u200Cخواهم'], 'می\u200Cخواهم'],
])('VAL-28 a typed text has %s', (_what, typed, plain) => {
  expect(new Set(typed.map(plainText))).toEqual(new Set([plain]));
});

test.each([...'\n\v\f\r'])('VAL-28 the line break %j stays, for validation to refuse', (lineBreak) => {
  expect(plainText(`New${lineBreak}York`)).toBe(`New${lineBreak}York`);
});

test('VAL-28 a plain text stays as it is, and so does every address of ASCII letters', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...' \t\u200B\u0303na’–\u2212`') }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const plain = plainText(typed);
      expect(plainText(plain)).toBe(plain);
      expect(plain.normalize('NFC')).toBe(plain);
      expect(plainEmail(plainEmail(typed))).toBe(plainEmail(typed));
    }),
    { numRuns: 2000 },
  );
  expect(strictEmailPattern.test(plainEmail(' o’brien\u200B@sub\u2011domain.example '))).toBe(true);
  expect(plainEmail("a`b'c@d.co")).toBe("a`b'c@d.co");
});
