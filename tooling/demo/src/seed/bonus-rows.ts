import { DAY_MS, dayOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { schema } from '@tableside/platform/database';

import { publicIdOf } from './demo-people.ts';
import type { Profile } from './people-profiles.ts';

type BonusInsert = typeof schema.memberBonuses.$inferInsert;

export function bonusRows(partner: PartnerSettings, profile: Profile, today: Date): BonusInsert[] {
  const { name, hasNewMemberBonus, hasBonuses, hasAutomaticBonus } = profile;
  const bonus = (
    code: string,
    status: BonusInsert['status'],
    description: string,
    others: Partial<BonusInsert> = {},
  ): BonusInsert => ({
    memberId: publicIdOf(partner.id, name),
    partnerId: partner.id,
    code,
    status,
    description,
    createdAt: new Date(today.getTime() - 5 * DAY_MS),
    isNewMemberBonus: false,
    isEligibleForNewMemberBonus: false,
    ...others,
  });
  const inDays = (days: number) => dayOf(new Date(today.getTime() + days * DAY_MS).toISOString());
  const first = bonus(
    partner.autoBonus?.code ?? 'WELCOME',
    'Eligible',
    'Your first bonus, for dining within 30 days of joining.',
    {
      isNewMemberBonus: true,
      isEligibleForNewMemberBonus: true,
      usableUntil: inDays(25),
      terms: 'Once per member, within 30 days of joining. Bills paid with a linked card count.',
    },
  );
  const midweek = (status: BonusInsert['status']) =>
    bonus('MIDWEEK', status, 'Dine on a Tuesday or a Wednesday for more.', {
      usableUntil: inDays(40),
      mealsRequired: 1,
      mealsCompleted: 0,
      terms:
        'Once, for one meal on a Tuesday or Wednesday after you activate it. Pay with a linked card. Meals on other days don’t count.',
    });
  if (hasNewMemberBonus || hasAutomaticBonus) return [first];
  if (hasBonuses) {
    const { appOnlyBonusCode } = partner;
    const lastSeason = new Date(today.getTime() - 60 * DAY_MS);
    return [
      first,
      midweek('Eligible'),
      bonus('BRUNCH', 'Enrolled', 'A late breakfast on a weekend brings more.', {
        usableUntil: inDays(33),
        mealsRequired: 3,
        mealsCompleted: 1,
        terms:
          'For three meals on Saturdays or Sundays, seated before 2 p.m., after you activate it. Pay with a linked card. Each bill counts once.',
      }),
      bonus('DOUBLEUP', 'Qualified', 'Two visits in one month: the second counts double.', {
        usableUntil: inDays(12),
        mealsRequired: 2,
        mealsCompleted: 2,
      }),
      bonus('LASTSEASON', 'Eligible', 'More for dinner outside, while it’s warm.', {
        createdAt: lastSeason,
      }),
      ...(appOnlyBonusCode === null
        ? []
        : [bonus(appOnlyBonusCode, 'Eligible', 'Register in our app for more on your next visit.')]),
    ];
  }
  const [original = ''] = name.split('-');
  return original === 'member' || original === 'vip' ? [midweek('Enrolled')] : [];
}
