import type { schema } from '../database/database.ts';

type ActivityInsert = typeof schema.activityRecords.$inferInsert;

/** A record for a test: a settled, awarded visit of $10.00 unless told otherwise. */
export const recordOf = (
  memberId: string,
  publicId: string,
  others: Partial<ActivityInsert> = {},
): ActivityInsert => ({
  memberId,
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
