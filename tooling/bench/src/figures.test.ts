import { expect, test } from 'vitest';

import { median, medianRatio, over, plain, quantile, ratio, tableOf } from './figures.ts';

const aim = { atMost: 1.5 };

test('a quantile is one of the numbers, in any order', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(20);
  expect(quantile([8, 1, 7, 2, 6, 3, 5, 4], 0.75)).toBe(6);
  expect(quantile([5], 0.75)).toBe(5);
  expect(() => median([])).toThrow('no quantile');
});

test('zero over zero is a ratio of one; anything else over zero is infinite', () => {
  expect(ratio(0, 0)).toBe(1);
  expect(ratio(1, 0)).toBe(Infinity);
  expect(tableOf([over({ name: 'blocking', at: '/', unit: 'ms', measured: 1, aim }, 0)])).toMatchObject([
    { reached: 'no' },
  ]);
});

test('each round is compared with its own floor: a slow round counts once', () => {
  expect(medianRatio([200, 1000, 220], [100, 500, 100])).toBe(2);
  expect(() => medianRatio([1, 2], [1])).toThrow('floor of the');
});

test('an aim is a maximum or minimum, compared before rounding', () => {
  const figure = { name: 'figure', at: '/', unit: 'shift' } as const;
  const atLeast = { aim: { atLeast: 97 } };
  expect(
    tableOf([
      plain({ ...figure, measured: 1.5, aim }),
      plain({ ...figure, measured: 1.5004, aim }),
      plain({ ...figure, measured: 97, ...atLeast }),
      plain({ ...figure, measured: 96, ...atLeast }),
    ]).map(({ reached }) => reached),
  ).toEqual(['yes', 'no', 'yes', 'no']);
});

test('a table line has the value, its floor, and whether the aim is reached', () => {
  const figure = { name: 'JavaScript', at: '/', unit: 'kB', measured: 180, aim } as const;
  expect(tableOf([over(figure, 90)])).toEqual([
    {
      figure: 'JavaScript',
      at: '/',
      measured: '180 kB',
      floor: '90 kB',
      result: 2,
      aim: '≤ 1.5',
      reached: 'no',
    },
  ]);
  expect(tableOf([plain({ ...figure, measured: 1.2345 })])).toMatchObject([
    { floor: '', result: 1.235, reached: 'yes' },
  ]);
});

test('a figure without an aim is only told', () => {
  const [line] = tableOf([plain({ name: 'start', at: '/', unit: 's', measured: 2 })]);
  expect(line).toMatchObject({ measured: '2 s', aim: '', reached: '' });
});
