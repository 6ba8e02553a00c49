import { eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

type ActivityInsert = typeof schema.activityRecords.$inferInsert;

export const recordOf = (
  memberId: string,
  publicId: string,
  others: Partial<ActivityInsert> = {},
): ActivityInsert => ({
  memberId,
  partnerId: 'hilton',
  publicId,
  recordType: 'Transaction',
  occurredAt: new Date('2026-06-01T18:00:00Z'),
  status: 'Awarded',
  transactionType: 'Settle',
  rewardSource: 'S',
  merchantName: 'The Tin Ladle',
  rewardHundredths: 5000,
  billCents: 1000,
  cardLastFour: '1111',
  isDine: true,
  ...others,
});

export async function resetVisits({ orm }: Database, memberId: string): Promise<void> {
  const { activityRecords, reviews, surveyResponses } = schema;
  await orm.delete(reviews);
  await orm.delete(surveyResponses);
  await orm.delete(activityRecords).where(eq(activityRecords.memberId, memberId));
  await orm
    .insert(activityRecords)
    .values([
      recordOf(memberId, 't-1'),
      recordOf(memberId, 'c-1', { recordType: 'Credit', status: 'Paid', creditCents: 2000 }),
    ]);
}
