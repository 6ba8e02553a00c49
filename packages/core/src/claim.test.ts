import { expect, test } from 'vitest';

import { dayOf, daysAfter, HOUR_MS } from './calendar.ts';
import {
  CLAIM_REFERENCE_CHARACTERS,
  CLAIM_WINDOW_DAYS,
  claimDays,
  claimStates,
  claimTiming,
  isOpenClaim,
  waitsForMember,
} from './claim.ts';

const visitDate = dayOf('2026-06-01');

test('CLM-03.a CLM-03.b a visit can be reported from ten to sixty days after it, or as the partner sets it', () => {
  expect(CLAIM_WINDOW_DAYS).toBe(60);
  expect(claimDays(visitDate)).toEqual({ first: '2026-06-11', last: '2026-07-31' });
  expect(claimDays(visitDate, 30)).toEqual({ first: '2026-06-11', last: '2026-07-01' });
});

// Midnight at the restaurant, whose day begins ten hours later or earlier than the day in UTC.
test.each([
  ['Pacific/Honolulu', 10 * HOUR_MS],
  ['Pacific/Guam', -10 * HOUR_MS],
])('CLM-03.a CLM-03.b CLM-03.d in %s the restaurant’s days 9, 10, 60 and 61 decide', (timeZone, offset) => {
  const timing = (days: number, afterMidnight: number) =>
    claimTiming(visitDate, {
      now: Date.parse(daysAfter(visitDate, days)) + offset + afterMidnight,
      timeZone,
    });
  expect(timing(9, 0)).toBe('tooEarly');
  expect(timing(10, -1)).toBe('tooEarly');
  expect(timing(10, 0)).toBeUndefined();
  expect(timing(60, 0)).toBeUndefined();
  expect(timing(61, -1)).toBeUndefined();
  expect(timing(61, 0)).toBe('tooLate');
});

test('CLM-03.a a visit that is still to come is reported too early', () => {
  const now = '2026-05-20T12:00:00Z';
  expect(claimTiming(visitDate, { now, timeZone: 'America/New_York' })).toBe('tooEarly');
});

test('CLM-03.b another number of days ends the time to report sooner', () => {
  const now = '2026-07-02T12:00:00Z';
  const timeZone = 'America/New_York';
  expect(claimTiming(visitDate, { now, timeZone, windowDays: 30 })).toBe('tooLate');
  expect(claimTiming(visitDate, { now, timeZone, windowDays: 31 })).toBeUndefined();
});

test('CLM-08.a a claim is open until it is decided', () => {
  expect(claimStates.filter(isOpenClaim)).toEqual(['received', 'needsMore']);
});

test('CLM-06.e only a claim that needs more waits for its member', () => {
  expect(claimStates.filter(waitsForMember)).toEqual(['needsMore']);
});

test('CLM-06.a no two characters of references look alike', () => {
  expect(new Set(CLAIM_REFERENCE_CHARACTERS).size).toBe(CLAIM_REFERENCE_CHARACTERS.length);
  expect(CLAIM_REFERENCE_CHARACTERS).not.toMatch(/[01BILOSZ25]/);
});
