import { weekdayOfDay, type PlainDate, type RewardStatus, type Weekday } from '@tableside/core';
import { schema, type Database } from '@tableside/platform/database';
import { isVisit } from '@tableside/platform/dining';
import { and, eq, gte, isNull, lt, notInArray, or, sql } from 'drizzle-orm';

const mealDays: Readonly<Record<string, readonly Weekday[]>> = {
  MIDWEEK: ['Tue', 'Wed'],
  BRUNCH: ['Sat', 'Sun'],
};

interface Visit {
  readonly memberId: string;
  readonly localDate: PlainDate;
  readonly status: RewardStatus;
}

export async function countBonusMeals(
  orm: Pick<Database['orm'], 'update'>,
  { memberId, localDate, status }: Visit,
): Promise<void> {
  if (!isVisit(status)) return;
  const { memberBonuses: bonuses } = schema;
  const today = weekdayOfDay(localDate);
  const ofOtherDays = Object.keys(mealDays).filter((code) => !mealDays[code]?.includes(today));
  await orm
    .update(bonuses)
    .set({
      mealsCompleted: sql`${bonuses.mealsCompleted} + 1`,
      status: sql`case when ${bonuses.mealsCompleted} + 1 >= ${bonuses.mealsRequired} then 'Qualified' else 'Enrolled' end`,
    })
    .where(
      and(
        eq(bonuses.memberId, memberId),
        eq(bonuses.status, 'Enrolled'),
        lt(bonuses.mealsCompleted, bonuses.mealsRequired),
        or(isNull(bonuses.usableUntil), gte(bonuses.usableUntil, localDate)),
        notInArray(bonuses.code, ofOtherDays),
      ),
    );
}
