import { HOUR_MS } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';

/**
 * Gives the partner's automatic bonus to a new member who comes from its source. The description stays empty
 * because content provides it (ACC-12). The site then registers the member for the bonus (ACC-19).
 */
export async function giveAutomaticBonus(
  transaction: Pick<Database['orm'], 'insert'>,
  { id: partnerId, autoBonus }: Pick<PartnerSettings, 'id' | 'autoBonus'>,
  { publicId: memberId, enrollmentSource }: Pick<MemberRow, 'publicId' | 'enrollmentSource'>,
  now: Date,
): Promise<void> {
  if (!autoBonus || autoBonus.enrollmentSource !== enrollmentSource) return;
  const lastMoment = new Date(now.getTime() + autoBonus.withinHours * HOUR_MS);
  await transaction
    .insert(schema.memberBonuses)
    .values({
      memberId,
      partnerId,
      code: autoBonus.code,
      status: 'Eligible',
      description: '',
      isNewMemberBonus: true,
      isEligibleForNewMemberBonus: true,
      usableUntil: lastMoment.toISOString().slice(0, 10),
      createdAt: now,
    })
    .onConflictDoNothing();
}
