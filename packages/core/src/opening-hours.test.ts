import { expect, test } from 'vitest';

import type { OpeningHours } from './merchant.ts';
import { openingStatus } from './opening-hours.ts';
import type { Weekday } from './weekday.ts';

const hours: readonly OpeningHours[] = [
  { day: 'Mon', opens: '11:30', closes: '14:00' },
  { day: 'Mon', opens: '17:00', closes: '21:00' },
  { day: 'Fri', opens: '17:00', closes: '01:00' },
  { day: 'Sat', opens: '10:00', closes: '00:00' },
];
const at = (day: Weekday, time: string) => Object.values(openingStatus(hours, { day, time })).join(' ');

test('a restaurant is open from its opening until its closing minute, and then reopens or not', () => {
  const monday = ['11:29', '11:30', '13:59', '14:00', '16:59', '17:00', '20:59', '21:00'];
  expect(monday.map((time) => at('Mon', time))).toEqual([
    'opensLater 11:30',
    'open 14:00',
    'open 14:00',
    'opensLater 17:00',
    'opensLater 17:00',
    'open 21:00',
    'open 21:00',
    'closed',
  ]);
  expect(at('Tue', '12:00')).toBe('closedToday');
});

test('hours that end after midnight count for the night, not for the next evening', () => {
  expect(at('Fri', '23:59')).toBe('open 01:00');
  expect(at('Sat', '00:59')).toBe('open 01:00');
  expect(at('Sat', '01:00')).toBe('opensLater 10:00');
  expect(at('Sat', '23:59')).toBe('open 00:00');
  expect(at('Sun', '00:00')).toBe('closedToday');
  const late: readonly OpeningHours[] = [{ day: 'Sat', opens: '18:00', closes: '02:00' }];
  expect(openingStatus(late, { day: 'Sun', time: '01:30' })).toEqual({ state: 'open', until: '02:00' });
});

test('a restaurant whose closing time equals its opening time is open around the clock', () => {
  const always: readonly OpeningHours[] = [{ day: 'Wed', opens: '08:00', closes: '08:00' }];
  expect(openingStatus(always, { day: 'Wed', time: '08:00' }).state).toBe('openAllDay');
  expect(openingStatus(always, { day: 'Thu', time: '07:59' }).state).toBe('openAllDay');
});
