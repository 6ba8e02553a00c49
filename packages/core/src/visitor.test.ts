import { describe, expect, test } from 'vitest';

import { visitorOf, type Bonus, type Member } from './member.ts';
import {
  anonymous,
  copyStateOf,
  earningTier,
  hasLinkedCard,
  isAccountClosed,
  isForState,
  isMember,
  isRecognized,
  memberTypes,
  publicIdOf,
  type Visitor,
} from './visitor.ts';
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
  test('HOM-09.a HOM-09.b HOM-09.c HOM-09.d the first matching state selects the copy', () => {
    expect(anonymous).toEqual({ kind: 'anonymous' });
    expect(copyStateOf(anonymous)).toBe('anonymous');
    for (const tier of [0, 1, 2, 3] as const)
      expect(copyStateOf({ kind: 'known', publicId: 'p1', tier })).toBe('anonymous');
    expect(copyStateOf({ ...member, hasEmailOptIn: false, hasEligibleNewMemberBonus: true })).toBe(
      'optedOut',
    );
    expect(copyStateOf({ ...member, hasEligibleNewMemberBonus: true })).toBe('eligibleNewMemberBonus');
    expect(copyStateOf(member)).toBe('optedIn');
  });

  test('ACC-12.d ERN-14 copy for some states is for these, and copy without a list is for all', () => {
    expect(isForState(['optedIn', 'optedOut'], 'optedIn')).toBe(true);
    expect(isForState(['optedIn', 'optedOut'], 'anonymous')).toBe(false);
    expect(isForState(undefined, 'anonymous')).toBe(true);
  });

  test('SES-01.a members and known visitors have a public id', () => {
    const known: Visitor = { kind: 'known', publicId: 'p2', tier: 1 };
    expect([member, known, anonymous].map(publicIdOf)).toEqual(['p1', 'p2', undefined]);
    expect([member, known, anonymous].map(isRecognized)).toEqual([true, true, false]);
    expect([member, known, anonymous].map(isMember)).toEqual([true, false, false]);
  });

  test('SES-03 SES-04 the type of a member says whether a card is linked and whether the account is closed', () => {
    expect(memberTypes.filter((memberType) => hasLinkedCard({ memberType }))).toEqual(['EnrolledCardMember']);
    expect(memberTypes.filter((memberType) => isAccountClosed({ memberType }))).toEqual([
      'ClosedAccountMember',
    ]);
  });

  test('MER-11 ACT-11.a only visitors with an earning tier have a rate', () => {
    expect(earningTier(anonymous)).toBeUndefined();
    expect(earningTier({ kind: 'known', publicId: 'p1', tier: 1 })).toBeUndefined();
    expect(earningTier({ kind: 'known', publicId: 'p1', tier: 2 })).toBe(2);
    expect(earningTier({ ...member, tier: 1 })).toBeUndefined();
    expect(earningTier({ ...member, tier: 0 })).toBe(0);
    expect(earningTier({ ...member, tier: 3 })).toBe(3);
  });

  const bonus: Bonus = {
    code: 'NEW',
    status: 'Eligible',
    createdAt: '2030-01-01T00:00:00Z',
    isNewMemberBonus: true,
    description: '',
    isEligibleForNewMemberBonus: true,
  };
  const signedIn: Member = {
    publicId: 'p1',
    firstName: 'Ada',
    lastName: 'Reed',
    email: 'ada@example.com',
    hasEmailOptIn: true,
    address: { address1: '', address2: '', city: '', state: '', zipCode: '' },
    phoneNumber: '',
    hasSmsOptIn: false,
    memberType: 'EnrolledCardMember',
    tier: 2,
    activeBonuses: [],
    enrollmentSource: 'web',
    joinDate: '2030-01-01',
    mustJoin: false,
    mustUpdateEmail: false,
  };

  test('SES-01.b a member is a visitor with what screens need, and nothing else', () => {
    expect(visitorOf(signedIn)).toEqual(member);
  });

  test('HOM-09.c one new-member bonus that is still available makes the member eligible', () => {
    const isEligible = (...activeBonuses: readonly Bonus[]) =>
      visitorOf({ ...signedIn, activeBonuses }).hasEligibleNewMemberBonus;
    const ofAnotherKind = { ...bonus, isNewMemberBonus: false };
    const noLonger = { ...bonus, isEligibleForNewMemberBonus: false };
    expect(isEligible(bonus)).toBe(true);
    expect(isEligible(ofAnotherKind, noLonger)).toBe(false);
    expect(isEligible(ofAnotherKind, noLonger, bonus)).toBe(true);
  });

  test('a timestamp has the weekday in the visitor’s time zone', () => {
    expect(weekdayOf(new Date(2026, 10, 21))).toBe('Sat');
  });
});
