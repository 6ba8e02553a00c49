import { expect, test } from 'vitest';

import { dayOf, daysAfter, HOUR_MS } from './calendar.ts';
import {
  nearestSlots,
  overlappingReservation,
  QUICK_PARTY_SIZES,
  reservationBonus,
  reservationDates,
  searchRefusal,
  SLOTS_SHOWN,
  type Reservation,
  type Slot,
} from './reservation.ts';
import { DEFAULT_PARTY_SIZE, DEFAULT_RESERVATION_TIME, LARGEST_PARTY } from './table-search.ts';

const timeZone = 'America/New_York';
const now = '2026-06-15T23:00:00Z';
const partySizes = { smallest: 2, largest: 8 };
const search = { date: dayOf('2026-06-16'), time: '19:00', partySize: 2 };
const refusalOf = (changes: Partial<typeof search>, at = now) =>
  searchRefusal({ ...search, ...changes }, { partySizes, timeZone, now: at });

const slotAt = (startsAt: string): Slot => ({ startsAt, hasBonus: true, requiresCard: false });
const reservedAt = (startsAt: string): Reservation => ({
  ...slotAt(startsAt),
  id: 'r-1',
  merchantId: '1',
  merchantName: 'Juniper & Rye',
  timeZone,
  partySize: 2,
});

test('RES-02 RES-03 RES-05 a reservation defaults to 19:00 for two; parties of 18 at most, six quick choices, five slots', () => {
  expect([DEFAULT_RESERVATION_TIME, DEFAULT_PARTY_SIZE]).toEqual(['19:00', 2]);
  expect([LARGEST_PARTY, QUICK_PARTY_SIZES, SLOTS_SHOWN]).toEqual([18, 6, 5]);
});

test.each([
  ['2026-06-15T23:00:00Z', 'America/New_York', '2026-06-14', '2027-06-15'],
  // The restaurant's calendar applies instead of UTC: it is still Sunday in Honolulu, and already Tuesday on
  // Guam.
  ['2026-06-15T09:59:00Z', 'Pacific/Honolulu', '2026-06-13', '2027-06-14'],
  ['2026-06-15T14:00:00Z', 'Pacific/Guam', '2026-06-15', '2027-06-16'],
  ['2026-01-01T06:00:00Z', 'America/Chicago', '2025-12-31', '2027-01-01'],
  ['2028-02-29T18:00:00Z', 'America/Chicago', '2028-02-28', '2029-03-01'],
  // These times are one minute before and after both daylight saving changes.
  ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-07', '2027-03-08'],
  ['2026-03-08T07:01:00Z', 'America/New_York', '2026-03-07', '2027-03-08'],
  ['2026-11-01T05:59:00Z', 'America/New_York', '2026-10-31', '2027-11-01'],
  ['2026-11-01T06:01:00Z', 'America/New_York', '2026-10-31', '2027-11-01'],
])('RES-04 at %s in %s days from %s to %s can be selected', (moment, zone, first, last) => {
  expect(reservationDates(moment, zone)).toEqual({ first, last });
});

test('RES-05 RES-12.a RES-12.b a party below or above the restaurant’s limits is rejected, and one above 18 everywhere', () => {
  expect([1, 2, 8, 9].map((partySize) => refusalOf({ partySize }))).toEqual([
    'tooSmall',
    undefined,
    undefined,
    'tooBig',
  ]);
  const wide = { partySizes: { smallest: 1, largest: 40 }, timeZone, now };
  expect([0, 18, 19].map((partySize) => searchRefusal({ ...search, partySize }, wide))).toEqual([
    'tooSmall',
    undefined,
    'tooBig',
  ]);
});

test('RES-13.a RES-13.b more than a year ahead is too far, a time that has passed at the restaurant too close', () => {
  const today = dayOf('2026-06-15');
  expect(refusalOf({ date: dayOf('2027-06-15') })).toBeUndefined();
  expect(refusalOf({ date: dayOf('2027-06-16') })).toBe('tooFar');
  expect(refusalOf({ date: today, time: '19:00' })).toBe('tooClose');
  expect(refusalOf({ date: today, time: '19:01' })).toBeUndefined();
  expect(refusalOf({ date: daysAfter(today, -1), time: '23:59' })).toBe('tooClose');
});

test('RES-13.b "too close" follows both daylight saving changes', () => {
  const spring = dayOf('2026-03-08');
  expect(refusalOf({ date: spring, time: '03:00' }, '2026-03-08T06:59:00Z')).toBeUndefined();
  expect(refusalOf({ date: spring, time: '03:00' }, '2026-03-08T07:00:00Z')).toBe('tooClose');
  const autumn = dayOf('2026-11-01');
  expect(refusalOf({ date: autumn, time: '19:00' }, '2026-11-01T23:59:00Z')).toBeUndefined();
  expect(refusalOf({ date: autumn, time: '19:00' }, '2026-11-02T00:00:00Z')).toBe('tooClose');
});

test('RES-05 the five slots nearest to the requested time are offered, in order, each once', () => {
  const slots = Array.from({ length: 12 }, (_, half) =>
    slotAt(new Date(Date.UTC(2026, 5, 16, 21, half * 30)).toISOString()),
  );
  const timesOf = (time: string, count?: number) =>
    nearestSlots(slots, { time, timeZone, ...(count !== undefined && { count }) }).map(({ startsAt }) =>
      startsAt.slice(11, 16),
    );
  expect(timesOf('19:00')).toEqual(['22:00', '22:30', '23:00', '23:30', '00:00']);
  expect(timesOf('10:00')).toEqual(['21:00', '21:30', '22:00', '22:30', '23:00']);
  expect(timesOf('18:45', 1)).toEqual(['22:30']);
  expect(nearestSlots(slots.slice(0, 2), { time: '19:00', timeZone })).toHaveLength(2);
});

test('RES-15 a reservation less than two hours before or after conflicts with another', () => {
  const dinner = reservedAt('2026-06-16T23:00:00Z');
  const isOverlap = (hours: number) =>
    overlappingReservation([dinner], Date.parse(dinner.startsAt) + hours * HOUR_MS) !== undefined;
  expect([-2, -1.99, 0, 1, 1.99, 2, 2.5].map(isOverlap)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(overlappingReservation([], dinner.startsAt)).toBeUndefined();
});

test('RES-15 two hours are two hours across both daylight saving changes', () => {
  // The first two are one and a half hours apart, although local clocks show 01:00 and 03:30. The next two
  // are two and a half hours apart, at 01:00 and 02:30.
  expect(overlappingReservation([reservedAt('2026-03-08T06:00:00Z')], '2026-03-08T07:30:00Z')).toBeDefined();
  expect(
    overlappingReservation([reservedAt('2026-11-01T05:00:00Z')], '2026-11-01T07:30:00Z'),
  ).toBeUndefined();
});

test('CFG-09.a CFG-09.b RES-06 RES-14 the bonus is the partner’s number, 0 for a slot without it, and undefined without the switch', () => {
  const partner = { hasReservationBonus: true, reservationBonusPoints: 50 };
  expect(reservationBonus({ hasBonus: true }, partner)).toBe(50);
  expect(reservationBonus({ hasBonus: false }, partner)).toBe(0);
  expect(reservationBonus({ hasBonus: true }, { ...partner, hasReservationBonus: false })).toBeUndefined();
});
