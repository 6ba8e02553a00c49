import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { formatCount, formatMoney, formatShortMoney, toHundredths, unitsEarned } from './money.ts';

const dollarsOf = (cents: number) =>
  `${String(cents).padStart(3, '0').slice(0, -2)}.${String(cents).padStart(3, '0').slice(-2)}`;

test(
  'HIS-09.a HIS-10 every amount from $0 to $10,000 is exact to the cent, as number, as text and negative',
  { timeout: 60_000 },
  () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 1_000_000; cents += 1) {
      const text = dollarsOf(cents);
      const isRight =
        toHundredths(Number(text)) === cents &&
        toHundredths(text) === cents &&
        toHundredths(cents / 100) === cents &&
        (cents === 0 || toHundredths(-Number(text)) === -cents);
      if (!isRight) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  },
);

test('HIS-09.a amounts are parsed in the API’s format', () => {
  const read = ['48.2', '48', '48.20', '48.2000', '-3.10', ' 7.5 ', '0', '-0'].map(toHundredths);
  expect(read).toEqual([4820, 4800, 4820, 4820, -310, 750, 0, 0]);
  expect(Object.is(toHundredths('-0'), 0)).toBe(true);
  expect(Object.is(toHundredths(-0), 0)).toBe(true);
});

test('HIS-09.a an invalid amount has no hundredths', () => {
  const none = [
    '',
    'x',
    '1,000',
    '$5',
    '1e3',
    '0.001',
    '.5',
    '5.',
    '1.2.3',
    '--1',
    'NaN',
    NaN,
    Infinity,
    1e21,
  ];
  expect(none.filter((amount) => toHundredths(amount) !== undefined)).toEqual([]);
});

test('HIS-09.a a calculated number is rounded', () => {
  expect([0.1 + 0.2, 4.82 * 5, 1.15 * 3, -(0.1 + 0.2), 1e-9].map(toHundredths)).toEqual([
    30, 2410, 345, -30, 0,
  ]);
});

test('HIS-09.a text and number of any amount agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      const text = `${cents < 0 ? '-' : ''}${dollarsOf(Math.abs(cents))}`;
      expect(toHundredths(text)).toBe(cents);
      expect(toHundredths(Number(text))).toBe(cents);
    }),
    { numRuns: 2000 },
  );
});

test('HIS-09.a units of a bill are whole, and a refund takes back what the bill had earned', () => {
  expect([0, 1, 19, 20, 99, 100, 4820].map((cents) => unitsEarned(cents, 5))).toEqual([
    0, 0, 0, 1, 4, 5, 241,
  ]);
  expect([-20, -19, -4820].map((cents) => unitsEarned(cents, 5))).toEqual([-1, 0, -241]);
  expect(Object.is(unitsEarned(-19, 5), 0)).toBe(true);
});

test('HIS-09.a units are those of exact arithmetic, for any bill and rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (cents, hundredths) => {
        const rate = hundredths / 100;
        const exact = Number((BigInt(cents) * BigInt(hundredths)) / 10_000n);
        expect(unitsEarned(cents, rate)).toBe(exact);
        expect(unitsEarned(cents, rate) + unitsEarned(-cents, rate)).toBe(0);
      },
    ),
    { numRuns: 5000, examples: [[6000, 230]] },
  );
});

test.each([
  [4820, '$48.20', '$48.20'],
  [800, '$8.00', '$8'],
  [-123456, '−$1,234.56', '−$1,234.56'],
])('%d cents are formatted as %s, and within sentences as %s', (cents, whole, short) => {
  expect(formatMoney(cents)).toBe(whole);
  expect(formatShortMoney(cents)).toBe(short);
});

test('counts are grouped in thousands', () => {
  const written = [0, 7, 999, 1000, 123_456, -999, -1000, 999.5, 0.25].map(formatCount);
  const grouped = ['0', '7', '999', '1,000', '123,456', '-999', '-1,000', '999.5', '0.25'];
  expect(written).toEqual(grouped);
});

test('loading the package creates no formatter', async () => {
  const created = (['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules'] as const).map((kind) =>
    vi.spyOn(Intl, kind),
  );
  vi.resetModules();
  const fresh = await import('./index.ts');
  expect(created.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(fresh.formatMoney(1234)).toBe('$12.34');
  expect(created.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
});
