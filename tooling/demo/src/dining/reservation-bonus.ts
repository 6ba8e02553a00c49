import { reservationBonus, type PlainDate, type RewardStatus } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { isVisit } from '@tableside/platform/dining';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { MealPlace } from './meal-place.ts';

interface Visit extends Omit<MealPlace, 'rate' | 'timeZone'> {
  readonly localDate: PlainDate;
  readonly memberId: string;
  readonly status: RewardStatus;
}

export async function postReservationBonus(
  orm: Pick<Database['orm'], 'select' | 'insert'>,
  { partner, now }: { readonly partner: PartnerSettings; readonly now: Date },
  { localDate, memberId, merchantId, merchantName, status }: Visit,
): Promise<number> {
  const { activityRecords: records, bookingRestaurants: restaurants, reservations } = schema;
  const points = reservationBonus({ hasBonus: true }, partner) ?? 0;
  if (points === 0 || merchantId === null || !isVisit(status)) return 0;
  const dayThere = (moment: unknown) =>
    sql`(${moment}::timestamptz at time zone ${restaurants.timeZone})::date`;
  const [reservation] = await orm
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.merchantId, reservations.merchantId))
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservations.merchantId, merchantId),
        eq(reservations.hasBonus, true),
        isNull(reservations.heldUntil),
        isNull(reservations.cancelledAt),
        sql`${dayThere(reservations.startsAt)} = ${dayThere(now.toISOString())}`,
      ),
    )
    .orderBy(reservations.startsAt)
    .limit(1);
  if (!reservation) return 0;
  const posted = await orm
    .insert(records)
    .values({
      memberId,
      partnerId: partner.id,
      // All visits that match the reservation yield the same id, so that the bonus is posted only once.
      publicId: `reservation-${reservation.id}`,
      recordType: 'Transaction',
      occurredAt: now,
      localDate,
      status,
      transactionType: 'Manual',
      rewardSource: 'B',
      // Bonuses have no merchant id, because they are not visits and cannot be reviewed.
      merchantName,
      rewardHundredths: points * 100,
      paidAt: status === 'Paid' ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: records.id });
  return posted.length * points * 100;
}
