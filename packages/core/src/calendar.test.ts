import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { aCredit, anyMoment, aVisit } from './activity.fixture.ts';
import { creditStatus, mayReportMissing, transactionStatus } from './activity-status.ts';
import { bonusState, earnsAutomaticBonus, hasBanner, LOCAL_ENROLLMENT_MS } from './bonus.ts';
import { DAY_MS, dayOf, daysAfter, HOUR_MS, isMoment, isWithin, millisecondsOf, yearOf } from './calendar.ts';
import { targetYear } from './dining-progress.ts';
import type { Bonus } from './member.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('HIS-09.a a date only begins in UTC, and a time without a zone is in UTC', () => {
  expect(millisecondsOf('2026-11-01')).toBe(Date.UTC(2026, 10, 1));
  expect(millisecondsOf('2026-11-01T01:30:00')).toBe(Date.UTC(2026, 10, 1, 1, 30));
  expect(millisecondsOf('2026-11-01T01:30:00.25Z')).toBe(Date.UTC(2026, 10, 1, 1, 30, 0, 250));
  expect(millisecondsOf('2026-11-01T01:30-07:00')).toBe(Date.UTC(2026, 10, 1, 8, 30));
  expect(dayOf('2026-10-31T20:00:00-07:00')).toBe('2026-11-01');
});

test('HIS-09.a an ambiguous text is not a valid timestamp', () => {
  const none = [
    '',
    'yesterday',
    '11/01/2026',
    'Nov 1, 2026',
    '2026-11',
    'on 2026-11-01',
    '2026-11-01 or so',
    '2026-13-01',
    '2026-11-01 01:30',
    '1',
  ];
  expect(none.filter(isMoment)).toEqual([]);
  expect(['2026-11-01', '2026-11-01T01:30:00Z'].every(isMoment)).toBe(true);
  expect(isWithin('never', 0, Infinity)).toBe(false);
  expect(() => dayOf('never')).toThrow(RangeError);
});

test('ACC-20.b days and years are in UTC', () => {
  expect(yearOf('2026-12-31T23:59:59.999Z')).toBe(2026);
  expect(yearOf('2026-12-31T23:59:59.999-01:00')).toBe(2027);
  expect(daysAfter(dayOf('2024-02-28'), 1)).toBe('2024-02-29');
  expect(daysAfter(dayOf('2026-12-31'), 1)).toBe('2027-01-01');
});

test('HIS-18 adding days counts each calendar day once', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(800), (moment, count) => {
      const day = dayOf(moment);
      expect(daysAfter(daysAfter(day, count), 1)).toBe(daysAfter(day, count + 1));
      expect(millisecondsOf(daysAfter(day, count)) - millisecondsOf(day)).toBe(count * DAY_MS);
    }),
  );
});

test('HIS-18 the last millisecond is within, the next is not', () => {
  expect(isWithin(0, 35 * DAY_MS, 35 * DAY_MS)).toBe(true);
  expect(isWithin(0, 35 * DAY_MS + 1, 35 * DAY_MS)).toBe(false);
});

const newcomer: Bonus = {
  code: 'NEW',
  status: 'Eligible',
  createdAt: '2028-01-01T00:00:00Z',
  isNewMemberBonus: true,
  description: '',
  isEligibleForNewMemberBonus: true,
};

const hoursFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, hour) => first + hour * HOUR_MS);
const moments = [
  ...Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1, 12) + day * DAY_MS),
  ...hoursFrom(Date.UTC(2028, 2, 11), 96),
  ...hoursFrom(Date.UTC(2028, 10, 4), 96),
];

function resultsOf(written: string, now: number): unknown[] {
  const statuses: unknown[] = (['Pending', 'Deferred', 'Paid'] as const).map((status) =>
    transactionStatus(aVisit({ occurredAt: written, paidAt: written, status }), { isReviewed: false, now }),
  );
  return [
    ...statuses,
    creditStatus(aCredit({ occurredAt: written })),
    mayReportMissing(written, now),
    bonusState({ status: 'Eligible' }, { registeredAt: written, now }),
    hasBanner({ createdAt: written }, { daysToDisplay: 10, now }),
    earnsAutomaticBonus(
      { enrollmentSource: 's', joinDate: written.slice(0, 10), activeBonuses: [newcomer] },
      { code: newcomer.code, enrollmentSource: 's', withinHours: 336 },
      now,
    ),
    targetYear('building', written),
  ];
}

const resultsOfYear = (): string =>
  JSON.stringify(
    moments.flatMap((moment) => {
      const instant = new Date(moment).toISOString();
      return [instant, instant.slice(0, -1), instant.slice(0, 10)].flatMap((written) =>
        [LOCAL_ENROLLMENT_MS, 10 * DAY_MS, 14 * DAY_MS, 35 * DAY_MS].flatMap((passed) => {
          const now = millisecondsOf(written) + passed;
          return [...resultsOf(written, now), ...resultsOf(written, now + 1)];
        }),
      );
    }),
  );

const hoursOfDays = () =>
  new Set(
    Array.from(
      { length: 366 },
      (_, day) => (new Date(2028, 0, day + 2).getTime() - new Date(2028, 0, day + 1).getTime()) / HOUR_MS,
    ),
  );

const zones = [
  ['America/Los_Angeles', 480, [24, 23, 25]],
  ['America/New_York', 300, [24, 23, 25]],
  ['Pacific/Honolulu', 600, [24]],
  ['Asia/Kolkata', -330, [24]],
  ['Pacific/Auckland', -780, [24, 25, 23]],
] as const;

let resultsInUtc = '';
beforeAll(() => {
  vi.stubEnv('TZ', 'UTC');
  resultsInUtc = resultsOfYear();
});

test.each(zones)(
  'HIS-12.b HIS-18 HIS-19.b ACC-14.b ACC-17 ACC-20.a ACC-20.b a visitor in %s sees the same on every day of a year',
  (zone, offset, hours) => {
    vi.stubEnv('TZ', zone);
    // Makes sure that the time zone is in effect. Otherwise, the test would compare UTC with itself.
    expect(new Date(2028, 0, 1).getTimezoneOffset()).toBe(offset);
    expect([...hoursOfDays()]).toEqual(hours);
    expect(resultsOfYear() === resultsInUtc).toBe(true);
  },
);
