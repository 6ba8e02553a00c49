import { yearOf } from '@tableside/core';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';

import type { MemberRow } from '../accounts/find-member.ts';
import { schema, type Database } from '../database/database.ts';
import { earnedStatuses, visitStatuses } from './counting.ts';

export interface YearSummary {
  readonly rewardHundredths: number;
  readonly dines: number;
}

export async function yearSummary(
  { orm }: Pick<Database, 'orm'>,
  { partnerId, publicId }: Pick<MemberRow, 'partnerId' | 'publicId'>,
  now: Date,
): Promise<YearSummary> {
  const { activityRecords: records } = schema;
  const year = yearOf(now.getTime());
  const isEarned = inArray(records.status, earnedStatuses);
  const isDine = and(records.isDine, inArray(records.status, visitStatuses));
  const [summary] = await orm
    .select({
      rewardHundredths: sql`coalesce(sum(${records.rewardHundredths}) filter (where ${isEarned}), 0)`.mapWith(
        Number,
      ),
      dines: sql`count(*) filter (where ${isDine})`.mapWith(Number),
    })
    .from(records)
    .where(
      and(
        eq(records.memberId, publicId),
        eq(records.partnerId, partnerId),
        eq(records.recordType, 'Transaction'),
        gte(records.occurredAt, new Date(Date.UTC(year, 0, 1))),
        lt(records.occurredAt, new Date(Date.UTC(year + 1, 0, 1))),
      ),
    );
  return summary ?? { rewardHundredths: 0, dines: 0 };
}
