import { expect, test } from 'vitest';

import { dayOf } from './calendar.ts';
import { formatTableSearch, lastReservationDate, parseTableSearch } from './table-search.ts';

const parse = (query: string) => parseTableSearch(new URLSearchParams(query));

test('SEA-46.a a search for a table is read as it is written', () => {
  const table = { date: dayOf('2026-06-22'), time: '19:15', partySize: 18 };
  const query = new URLSearchParams(formatTableSearch(table)).toString();
  expect(query).toBe('date=2026-06-22&time=19%3A15&party=18');
  expect(parse(query)).toEqual(table);
});

test.each(['', 'time=19:00&party=2', 'date=', 'date=2026-02-30', 'date=2026-6-22', 'date=2026-06-22T19:00'])(
  'SEA-46.b there is no search for a table in “%s”',
  (query) => expect(parse(query)).toBeUndefined(),
);

test.each([
  ['time=24:00&party=0', '19:00', 2],
  ['time=7:00&party=19', '19:00', 2],
  ['time=00:00&party=1', '00:00', 1],
  ['time=23:59&party=1.5', '23:59', 2],
  ['party=1e1', '19:00', 2],
])('SEA-46.b with “%s” the time is %s and the party %i', (query, time, partySize) =>
  expect(parse(`date=2026-06-22&${query}`)).toEqual({ date: '2026-06-22', time, partySize }),
);

test('RES-04 SEA-46.b the last day is a year ahead, also from a leap day', () => {
  expect(lastReservationDate(dayOf('2026-06-22'))).toBe('2027-06-22');
  expect(lastReservationDate(dayOf('2028-02-29'))).toBe('2029-03-01');
});
