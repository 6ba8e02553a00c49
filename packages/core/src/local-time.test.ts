import { afterEach, expect, test, vi } from 'vitest';

import { formatLocalDay, formatLocalTime, formatTime, isTimeZone, localTimeOf } from './local-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const timesIn = (timeZone: string, moments: readonly string[]) =>
  moments.map((moment) => Object.values(localTimeOf(moment, timeZone)).join(' '));

test('RES-01 a timestamp has the restaurant’s local date and time', () => {
  const evening = '2026-06-16T00:00:00Z';
  expect(localTimeOf(evening, 'America/New_York')).toEqual({ date: '2026-06-15', time: '20:00' });
  expect(localTimeOf(evening, 'Pacific/Honolulu')).toEqual({ date: '2026-06-15', time: '14:00' });
  expect(localTimeOf(evening, 'Pacific/Guam')).toEqual({ date: '2026-06-16', time: '10:00' });
  expect(localTimeOf('2026-06-15T04:00:00Z', 'America/New_York').time).toBe('00:00');
});

test('RES-01 the hour skipped in spring does not occur, the one repeated in autumn occurs twice', () => {
  expect(timesIn('America/New_York', ['2026-03-08T06:30:00Z', '2026-03-08T07:00:00Z'])).toEqual([
    '2026-03-08 01:30',
    '2026-03-08 03:00',
  ]);
  const night = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'];
  expect(timesIn('America/New_York', night)).toEqual([
    '2026-11-01 01:30',
    '2026-11-01 01:30',
    '2026-11-01 02:30',
  ]);
  expect(timesIn('America/Phoenix', night)).toEqual([
    '2026-10-31 22:30',
    '2026-10-31 23:30',
    '2026-11-01 00:30',
  ]);
});

test.each([
  ['Asia/Kolkata', -330],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
])('RES-01 a visitor in %s sees the same local time of a restaurant, all year', (zone, offset) => {
  const moments = Array.from({ length: 366 * 4 }, (_, index) =>
    new Date(Date.UTC(2028, 0, 1, index * 6, 15)).toISOString(),
  );
  vi.stubEnv('TZ', 'UTC');
  const inUtc = timesIn('America/Chicago', moments);
  vi.stubEnv('TZ', zone);
  // Makes sure that the time zone is in effect. Otherwise, the test would compare UTC with itself.
  expect(new Date(2028, 0, 1).getTimezoneOffset()).toBe(offset);
  expect(timesIn('America/Chicago', moments)).toEqual(inUtc);
});

test('RES-01 an invalid timestamp or zone is rejected', () => {
  expect(() => localTimeOf('tonight', 'America/New_York')).toThrow(RangeError);
  expect(() => localTimeOf(0, 'America/Gotham')).toThrow(RangeError);
});

test('RES-01 day and time are the restaurant’s local ones, whatever the visitor’s zone', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const evening = '2026-06-16T00:00:00Z';
  expect(formatLocalDay(evening, 'America/New_York')).toBe('Monday, June 15, 2026');
  expect(formatLocalTime(evening, 'America/New_York')).toBe('8:00 PM');
  expect(['00:05', '11:30', '12:00', '23:45'].map(formatTime)).toEqual([
    '12:05 AM',
    '11:30 AM',
    '12:00 PM',
    '11:45 PM',
  ]);
});

test('distinguishes time zone names from other texts', () => {
  expect(['America/Chicago', 'US/Eastern', 'UTC'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['', 'Chicago', 'America/Nowhere'].map(isTimeZone)).toEqual([false, false, false]);
});
