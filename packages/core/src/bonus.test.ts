import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  bonusState,
  earnsAutomaticBonus,
  hasBanner,
  hasEnded,
  LOCAL_ENROLLMENT_MS,
  mayRegister,
} from './bonus.ts';
import { DAY_MS, HOUR_MS, type PlainDate } from './calendar.ts';
import { bonusStatuses, type Bonus } from './member.ts';

const registeredAt = Date.parse('2026-06-10T12:00:00Z');

test('ACC-10 ACC-16 each status of a bonus is available or activated', () => {
  const states = bonusStatuses.map((status) => bonusState({ status }, { registeredAt: undefined, now: 0 }));
  expect(states).toEqual(['available', 'activated', 'activated']);
  expect(bonusStatuses.filter((status) => mayRegister({ status }))).toEqual(['Eligible']);
});

test('ACC-14.b a bonus registered here is activated for 2,100,000 ms, to the millisecond', () => {
  const after = (milliseconds: number, status: Bonus['status'] = 'Eligible') =>
    bonusState({ status }, { registeredAt, now: registeredAt + milliseconds });
  expect(LOCAL_ENROLLMENT_MS).toBe(2_100_000);
  expect([0, 2_100_000, 2_100_001].map((passed) => after(passed))).toEqual([
    'activated',
    'activated',
    'available',
  ]);
  expect(after(2_100_001, 'Enrolled')).toBe('activated');
});

test('ACC-14.b a slightly slow clock keeps it activated; a stored time far in the future does not', () => {
  const at = (now: number) => bonusState({ status: 'Eligible' }, { registeredAt, now });
  expect([at(registeredAt - 1500), at(registeredAt - 2_100_001)]).toEqual(['activated', 'available']);
});

test('ACC-14.b ACC-16 any bonus has exactly one state, whatever is stored', () => {
  const stored = fc.option(fc.oneof(fc.double(), fc.string()), { nil: undefined });
  fc.assert(
    fc.property(fc.constantFrom(...bonusStatuses), stored, fc.double(), (status, since, now) => {
      expect(['available', 'activated']).toContain(bonusState({ status }, { registeredAt: since, now }));
    }),
  );
});

test('ACC-17 a banner is shown for days_to_display days after the bonus was created, to the millisecond', () => {
  const createdAt = '2026-05-01T08:15:30.500Z';
  const shown = (passed: number, daysToDisplay: number | undefined = 30) =>
    hasBanner({ createdAt }, { daysToDisplay, now: Date.parse(createdAt) + passed });
  expect(shown(29 * DAY_MS)).toBe(true);
  expect(shown(30 * DAY_MS)).toBe(true);
  expect(shown(30 * DAY_MS + 1)).toBe(false);
  expect(shown(31 * DAY_MS)).toBe(false);
  expect([shown(0, 0), shown(1, 0)]).toEqual([true, false]);
  expect(hasBanner({ createdAt }, { daysToDisplay: undefined, now: 8e14 })).toBe(true);
});

test('ACC-17 any number of days ends at the exact millisecond', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 0, max: 4e12 }), (daysToDisplay, created) => {
      const createdAt = new Date(created).toISOString();
      const end = created + daysToDisplay * DAY_MS;
      expect(hasBanner({ createdAt }, { daysToDisplay, now: end })).toBe(true);
      expect(hasBanner({ createdAt }, { daysToDisplay, now: end + 1 })).toBe(false);
    }),
  );
});

const eligible: Bonus = {
  code: 'BOARD',
  status: 'Eligible',
  createdAt: '2026-05-01T00:00:00Z',
  isNewMemberBonus: false,
  description: '',
  isEligibleForNewMemberBonus: false,
};
const rule = { code: 'BOARD', enrollmentSource: 'boarding-pass', withinHours: 2160 };
const member = { enrollmentSource: 'boarding-pass', joinDate: '2026-03-01', activeBonuses: [eligible] };
const joined = Date.parse(member.joinDate);

test('ACC-19.a ACC-19.b ACC-19.c the automatic bonus is for new members of one source, while it is eligible', () => {
  const earns = (overrides: Partial<typeof member>, now = joined + 89 * DAY_MS) =>
    earnsAutomaticBonus({ ...member, ...overrides }, rule, now);
  expect(earns({})).toBe(true);
  expect(earns({}, joined + 91 * DAY_MS)).toBe(false);
  expect([earns({}, joined + 2160 * HOUR_MS), earns({}, joined + 2160 * HOUR_MS + 1)]).toEqual([true, false]);
  expect(earns({ enrollmentSource: 'web' })).toBe(false);
  expect(earns({ activeBonuses: [] })).toBe(false);
  expect(earns({ activeBonuses: [{ ...eligible, code: 'OTHER' }] })).toBe(false);
  for (const status of ['Enrolled', 'Qualified'] as const)
    expect([status, earns({ activeBonuses: [{ ...eligible, status }] })]).toEqual([status, false]);
});

test('a bonus can be used until its last day is over in Hawaii, and without one for ever', () => {
  const bonus = { usableUntil: '2026-12-20' as PlainDate };
  expect(hasEnded(bonus, '2026-12-20T12:00:00Z')).toBe(false);
  expect(hasEnded(bonus, '2026-12-21T09:59:59.999Z')).toBe(false);
  expect(hasEnded(bonus, '2026-12-21T10:00:00Z')).toBe(true);
  expect(hasEnded({}, '2999-01-01')).toBe(false);
});
