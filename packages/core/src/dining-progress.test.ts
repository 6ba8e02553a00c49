import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  CREDIT_BREAKPOINT_CENTS,
  creditMeter,
  qualificationOf,
  spendMeter,
  targetYear,
  visitMeter,
  type Meter,
} from './dining-progress.ts';

test('ACC-04.a ACC-05 the visit meter goes from zero to the visits that the program requires', () => {
  expect(visitMeter({ dinesRequired: 12, remainingDines: 8 })).toEqual({ value: 4, max: 12, remaining: 8 });
  expect(visitMeter({ dinesRequired: 5, remainingDines: 0 })).toEqual({ value: 5, max: 5, remaining: 0 });
});

test('ACC-04.b its maximum is eleven if the program defines none', () => {
  expect(visitMeter({ dinesRequired: 0, remainingDines: 7 })).toEqual({ value: 4, max: 11, remaining: 7 });
  expect(visitMeter({ dinesRequired: 0, remainingDines: 0 })).toEqual({ value: 0, max: 11, remaining: 11 });
  expect(visitMeter(undefined)).toEqual({ value: 0, max: 11, remaining: 11 });
});

test('ACC-04.a ACC-04.b an invalid number counts as zero', () => {
  expect(visitMeter({ dinesRequired: 11, remainingDines: NaN }).value).toBe(0);
  expect(visitMeter({ dinesRequired: NaN, remainingDines: NaN })).toMatchObject({ value: 0, max: 11 });
  expect(creditMeter(NaN).remaining).toBe(2000);
});

const holdsTogether = ({ value, max, remaining }: Meter) =>
  value >= 0 && value <= max && remaining >= 0 && Math.abs(value + remaining - max) < 1e-9;
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.nat(30));

test('ACC-04.a no number, however odd, takes a meter out of its bounds', () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: -100, max: 100 }), (remaining, required) => {
      expect(visitMeter({ dinesRequired: required, remainingDines: remaining })).toSatisfy(holdsTogether);
      expect(creditMeter(remaining, required)).toSatisfy(holdsTogether);
      const spent = spendMeter({ dollarsRequired: required, remainingDollars: remaining });
      if (spent) expect(spent).toSatisfy(holdsTogether);
    }),
    { numRuns: 2000 },
  );
});

test('ACC-05 dollars on the way to VIP are counted in cents', () => {
  const meter = spendMeter({ dollarsRequired: 1000, remainingDollars: 12.34 });
  expect(meter).toEqual({ value: 987.66, max: 1000, remaining: 12.34 });
  expect(spendMeter({ dollarsRequired: 0.3, remainingDollars: 0.1 })?.value).toBe(0.2);
  expect(spendMeter({ dollarsRequired: 0, remainingDollars: 0 })).toBeUndefined();
  expect(spendMeter(undefined)).toBeUndefined();
});

test('HIS-03.a HIS-03.b HIS-03.c of $20, twelve are earned and eight remain; another breakpoint replaces it', () => {
  expect(CREDIT_BREAKPOINT_CENTS).toBe(2000);
  expect(creditMeter(1200)).toEqual({ value: 1200, max: 2000, remaining: 800 });
  expect(creditMeter(1200, 5000)).toEqual({ value: 1200, max: 5000, remaining: 3800 });
  expect(creditMeter(4500).remaining).toBe(0);
  expect([0, -5, NaN].map((breakpoint) => creditMeter(0, breakpoint).max)).toEqual([2000, 2000, 2000]);
});

test('ACC-21 each status of the program is one of three qualifications', () => {
  const words = ['Building', 'QualifiedAndBuilding', 'Renewing', 'Qualified', 'Complete'];
  expect(words.map(qualificationOf)).toEqual(['building', 'renewing', 'renewing', 'complete', 'complete']);
  expect(['', 'Paused', 'toString', '__proto__'].map(qualificationOf)).toEqual(
    Array.from({ length: 4 }, () => 'building'),
  );
});

test('ACC-20.a ACC-20.b complete and renewing have the next year as target, all year long', () => {
  for (const now of ['2025-01-01', '2025-12-31T23:59:59.999Z']) {
    expect(targetYear('building', now)).toBe(2025);
    expect(targetYear('renewing', now)).toBe(2026);
    expect(targetYear('complete', now)).toBe(2026);
  }
});
