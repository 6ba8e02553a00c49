import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isZipCode, normalizeZip } from './zip.ts';

test('PRO-08.b a ZIP code is exactly five ASCII digits', () => {
  expect(['60601', '00501', '99999'].filter((text) => !isZipCode(text))).toEqual([]);
  const none = [
    '',
    '1234',
    '123456',
    '6060a',
    ' 60601',
    '60601 ',
    '60601\n',
    '60601-1234',
    '６０６０１',
    '٦٠٦٠١',
  ];
  expect(none.filter(isZipCode)).toEqual([]);
});

test('PRO-08.b normalizing a ZIP code is idempotent', () => {
  const filledIn = ['60601-1234', '60601\u20131234', '60601 1234', '606011234'];
  expect(new Set(filledIn.map(normalizeZip))).toEqual(new Set(['60601']));
  const other = ['60601-12', '6060-11234', '60601-12345', 'x60601-1234', '60601-1234x'];
  expect(other.map(normalizeZip)).toEqual(other);
  expect(other.filter(isZipCode)).toEqual([]);
  expect([' 60601\n', '６０６０１', '\u200B60601\u202C'].map(normalizeZip)).toEqual([
    '60601',
    '60601',
    '60601',
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const once = normalizeZip(text);
      expect(normalizeZip(once)).toBe(once);
      if (isZipCode(text)) expect(once).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
