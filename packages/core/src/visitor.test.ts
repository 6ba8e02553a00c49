import { describe, expect, test } from 'vitest';

import { anonymous, copyStateOf, earningTier, type Visitor } from './visitor.ts';
import { weekdayOf } from './weekday.ts';

const member: Extract<Visitor, { kind: 'member' }> = {
  kind: 'member',
  publicId: 'p1',
  memberType: 'EnrolledCardMember',
  tier: 2,
  firstName: 'Ada',
  email: 'ada@example.com',
  hasEmailOptIn: true,
  hasEligibleNewMemberBonus: false,
};

describe('visitor', () => {
  test('HOM-09 the first state that fits chooses the copy', () => {
    expect(copyStateOf(anonymous)).toBe('anonymous');
    expect(copyStateOf({ kind: 'known', publicId: 'p1', tier: 1 })).toBe('anonymous');
    expect(copyStateOf({ ...member, hasEmailOptIn: false, hasEligibleNewMemberBonus: true })).toBe(
      'optedOut',
    );
    expect(copyStateOf({ ...member, hasEligibleNewMemberBonus: true })).toBe('eligibleNewMemberBonus');
    expect(copyStateOf(member)).toBe('optedIn');
  });

  test('MER-11 ACT-11 only those with an earning tier have a rate', () => {
    expect(earningTier(anonymous)).toBeUndefined();
    expect(earningTier({ kind: 'known', publicId: 'p1', tier: 1 })).toBeUndefined();
    expect(earningTier({ kind: 'known', publicId: 'p1', tier: 2 })).toBe(2);
    expect(earningTier({ ...member, tier: 1 })).toBeUndefined();
    expect(earningTier({ ...member, tier: 0 })).toBe(0);
    expect(earningTier({ ...member, tier: 3 })).toBe(3);
  });

  test('a moment falls on the weekday of the visitor', () => {
    expect(weekdayOf(new Date(2026, 10, 21))).toBe('Sat');
  });
});
