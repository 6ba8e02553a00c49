import { expect, test } from 'vitest';

import { dayOf } from './calendar.ts';
import { formatTableSearch, lastReservationDate, parseTableSearch } from './table-search.ts';

const parse = (query: Readonly<Record<string, string>>) =>
  parseTableSearch({ get: (key) => query[key] ?? null });

test('RES-05 SEA-46.a a search for a table is read as it is written', () => {
  const table = { date: dayOf('2026-06-22'), time: '19:15', partySize: 18 };
  const pairs = formatTableSearch(table);
  expect(pairs).toEqual([
    ['date', '2026-06-22'],
    ['time', '19:15'],
    ['party', '18'],
  ]);
  expect(parse(Object.fromEntries(pairs))).toEqual(table);
});

test.each(['', '2026-02-30', '2026-6-22', '2026-06-22T19:00', undefined])(
  'SEA-46.b on the day “%s” there is no search for a table',
  (date) => {
    const time = { time: '19:00', party: '2' };
    expect(parse(date === undefined ? time : { ...time, date })).toBeUndefined();
  },
);

test.each([
  ['24:00', '0', '19:00', 2],
  ['7:00', '19', '19:00', 2],
  ['00:00', '1', '00:00', 1],
  ['23:59', '1.5', '23:59', 2],
  ['', '1e1', '19:00', 2],
])(
  'RES-02 RES-03 SEA-46.b the time “%s” and the party “%s” are %s and %i',
  (time, party, readTime, partySize) =>
    expect(parse({ date: '2026-06-22', time, party })).toEqual({
      date: '2026-06-22',
      time: readTime,
      partySize,
    }),
);

test('RES-04 SEA-46.b the last day is a year ahead, also from a leap day', () => {
  expect(lastReservationDate(dayOf('2026-06-22'))).toBe('2027-06-22');
  expect(lastReservationDate(dayOf('2028-02-29'))).toBe('2029-03-01');
});
