import { beforeEach, expect, test } from 'vitest';

import { readChoice, storeChoice } from './stored-choice.ts';

const defaults = { time: '19:00', partySize: 2 };
const stored = { date: '2026-06-22', time: '18:30', partySize: 18 };

beforeEach(() => sessionStorage.clear());

test('RES-02 RES-03 RES-20 a choice is read as it was stored; without one, there are the defaults', () => {
  expect(readChoice()).toEqual(defaults);
  storeChoice(stored);
  expect(readChoice()).toEqual(stored);
});

test('RES-20 RES-33.a a date that was cleared loses neither the time nor the party size', () => {
  storeChoice({ ...stored, date: '' });
  expect(readChoice()).toEqual({ time: '18:30', partySize: 18 });
});

test.each([
  { partySize: 0 },
  { partySize: 19 },
  { partySize: '2' },
  { time: '24:00' },
  { date: '2026-02-30' },
  { startsAt: 'soon' },
  { isChanged: 1 },
])('RES-02 RES-03 RES-20 the defaults replace a stored choice with %o', (part) => {
  sessionStorage.setItem('dr.reservation', JSON.stringify({ ...stored, ...part }));
  expect(readChoice()).toEqual(defaults);
});
