import type { PartnerSettings } from '@tableside/partner-config';
import { insertRows, schema, type Database } from '@tableside/platform/database';
import { inArray, sql } from 'drizzle-orm';

import { publicIdOf } from '../demo-people.ts';
import { progressOf, type Profile } from '../people-profiles.ts';
import { inventActivity, type InventedActivity } from './invent-activity.ts';
import { readPlaces } from './places.ts';
import { idOf } from './rows.ts';

const FORM_CODE = 'review';

function summaryOf(partner: PartnerSettings, profile: Profile, activity: InventedActivity) {
  const { creditBalanceCents: cents, year } = activity;
  const progress = progressOf({ status: profile.year?.status ?? 'Building', ...year });
  const isThere = progress.remainingDines === 0 && progress.remainingDollars === 0;
  return partner.hasVIP && isThere && progress.status === 'Building'
    ? { cents, progress: { ...progress, status: 'Complete' }, tier: 3 }
    : { cents, progress };
}

export async function addActivity(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  profiles: readonly Profile[],
  today: Date,
): Promise<void> {
  const { activityRecords: records, members, reviews } = schema;
  const memberIdOf = ({ name }: Profile) => publicIdOf(partner.id, name);
  if (profiles.length === 0) return;
  await orm.transaction(async (transaction) => {
    const known = await transaction
      .selectDistinct({ memberId: records.memberId })
      .from(records)
      .where(inArray(records.memberId, profiles.map(memberIdOf)));
    const idle = profiles.filter(
      (profile) => !known.some(({ memberId }) => memberId === memberIdOf(profile)),
    );
    const places = await readPlaces({ orm: transaction }, partner, today);
    const busy = idle
      .map((profile) => ({ profile, activity: inventActivity(partner, profile, { places, today }) }))
      .filter(({ activity }) => activity.rows.length > 0);
    const rows = busy.flatMap(({ profile, activity }) => {
      const memberId = memberIdOf(profile);
      return activity.rows.map((row, index) => ({
        ...row,
        memberId,
        partnerId: partner.id,
        publicId: idOf(memberId, index),
      }));
    });
    await insertRows(transaction, records, rows);
    await insertRows(
      transaction,
      reviews,
      rows
        .filter(({ isReviewed }) => isReviewed)
        .map(({ memberId, partnerId, publicId, occurredAt }) => ({
          memberId,
          partnerId,
          transactionId: publicId,
          formCode: partner.typeformCode ?? FORM_CODE,
          answers: {},
          completedAt: occurredAt,
        })),
    );
    const standings = busy.map(({ profile, activity }) => ({
      id: memberIdOf(profile),
      ...summaryOf(partner, profile, activity),
    }));
    await transaction.execute(sql`
      update ${members}
      set dining_progress = s.progress, credit_balance_cents = s.cents, tier = coalesce(s.tier, members.tier)
      from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as s (id text, progress jsonb, cents int, tier smallint)
      where ${members.publicId} = s.id`);
  });
}
