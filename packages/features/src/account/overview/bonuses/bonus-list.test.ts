import { buildMember } from '@tableside/api-client/testing';
import { parseCopy, type BonusBanner, type EarnBanner } from '@tableside/content-client';
import { DAY_MS, type Bonus } from '@tableside/core';
import { expect, test } from 'vitest';

import { bonusList } from './bonus-list.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const bonusOf = (code: string, more: object = {}) => ({
  code,
  bonusStatus: 'Eligible' as const,
  createDateUtc: '2026-06-01T00:00:00Z',
  isNewMemberBonus: false,
  description: `About ${code}`,
  memberIsEligibleForNMB: false,
  ...more,
});
const bannerOf = (
  code: string,
  order: number,
  { bonus, ...more }: Partial<Omit<EarnBanner, 'bonus'>> & { bonus?: Partial<BonusBanner> } = {},
): EarnBanner => ({
  slug: `${code}-${order}`,
  order,
  text: [parseCopy(`Banner of ${code}`)],
  ...more,
  bonus: { code, isAppOnly: false, ...bonus },
});

interface Given {
  readonly bonuses: readonly object[];
  readonly banners?: readonly EarnBanner[];
  readonly registered?: ReadonlyMap<string, number>;
  readonly member?: object;
}
const listOf = ({ bonuses, banners = [], registered = new Map(), member }: Given) => {
  const activeBonuses = bonuses as Parameters<typeof buildMember>[0] extends infer O
    ? O extends { activeBonuses?: infer B }
      ? B
      : never
    : never;
  const list = bonusList({
    member: buildMember({ ...member, activeBonuses }),
    banners,
    registered,
    now,
  });
  const codes = (part: 'available' | 'activated') =>
    list[part].map(({ bonus }: { bonus: Bonus }) => bonus.code);
  return { list, available: codes('available'), activated: codes('activated') };
};

test('ACC-10 ACC-16 Eligible is available, Enrolled and Qualified are activated', () => {
  const bonuses = [
    bonusOf('one'),
    bonusOf('two', { bonusStatus: 'Enrolled' }),
    bonusOf('three', { bonusStatus: 'Qualified' }),
  ];
  expect(listOf({ bonuses })).toMatchObject({ available: ['one'], activated: ['two', 'three'] });
});

test('ACC-12.b bonuses are in the order of their banners, those without one last', () => {
  const bonuses = ['plain', 'late', 'early', 'bare'].map((code) => bonusOf(code));
  const banners = [bannerOf('late', 9), bannerOf('early', 2), bannerOf('nobody', 1)];
  const { list, available } = listOf({ bonuses, banners });
  expect(available).toEqual(['early', 'late', 'plain', 'bare']);
  expect(list.available.map(({ banner }) => banner?.slug)).toEqual([
    'early-2',
    'late-9',
    undefined,
    undefined,
  ]);
});

test('ACC-12.b ACC-12.d of several banners the first for this kind of member counts', () => {
  const bonuses = [bonusOf('one')];
  const banners = [
    bannerOf('one', 3),
    bannerOf('one', 0, { states: ['eligibleNewMemberBonus'] }),
    bannerOf('one', 1, { states: ['optedOut'] }),
    bannerOf('one', 2, { states: ['optedIn', 'anonymous'] }),
  ];
  expect(listOf({ bonuses, banners }).list.available[0]?.banner?.order).toBe(2);
  expect(listOf({ bonuses, banners, member: { emailOptIn: false } }).list.available[0]?.banner?.order).toBe(
    1,
  );
  const forNewcomers = [bonusOf('one', { isNewMemberBonus: true, memberIsEligibleForNMB: true })];
  expect(listOf({ bonuses: forNewcomers, banners }).list.available[0]?.banner?.order).toBe(0);
});

test('ACC-12.d a bonus whose banners are all for others is not shown', () => {
  const banners = [bannerOf('one', 1, { states: ['optedOut'] })];
  expect(listOf({ bonuses: [bonusOf('one')], banners })).toMatchObject({ available: [], activated: [] });
});

test.each([
  [11 * DAY_MS, ['one']],
  [12 * DAY_MS, ['one']],
  [12 * DAY_MS + 1, []],
  [13 * DAY_MS, []],
])('ACC-17 a banner for 12 days, %i ms after the bonus was created: %j', (age, shown) => {
  const bonuses = [bonusOf('one', { createDateUtc: new Date(now - age).toISOString() })];
  const banners = [bannerOf('one', 1, { bonus: { daysToDisplay: 12 } })];
  expect(listOf({ bonuses, banners }).available).toEqual(shown);
});

test.each([
  [0, ['one']],
  [2_100_000, ['one']],
  [2_100_001, []],
])('ACC-14.b what was registered here %i ms ago counts as activated: %j', (age, activated) => {
  const registered = new Map([['one', now - age]]);
  expect(listOf({ bonuses: [bonusOf('one')], registered }).activated).toEqual(activated);
});

test('a duplicate bonus is shown once', () => {
  expect(listOf({ bonuses: [bonusOf('one'), bonusOf('one')] }).available).toEqual(['one']);
});

test('ACC-10 ACC-16 a bonus whose last day is over is not offered any more; one that was registered for stays', () => {
  const ended = { usableUntil: '2026-06-14' };
  const { available, activated } = listOf({
    bonuses: [
      bonusOf('OVER', ended),
      bonusOf('TODAY', { usableUntil: '2026-06-15' }),
      bonusOf('TAKEN', { ...ended, bonusStatus: 'Enrolled' }),
    ],
  });
  expect([available, activated]).toEqual([['TODAY'], ['TAKEN']]);
});
