import type { RedemptionStatus, RewardSource, RewardStatus, TransactionType } from '@tableside/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { ofMember } from './member-tables.ts';

/**
 * Holds both kinds of activity, bills with their rewards and paid credits, so that one index can list them
 * together in order.
 */
export const activityRecords = pgTable(
  'activity_records',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    publicId: text('public_id').notNull(),
    recordType: text('record_type').$type<'Transaction' | 'Credit'>().notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    localDate: date('local_date'),
    status: text().$type<RewardStatus | RedemptionStatus>().notNull(),

    transactionType: text('transaction_type').$type<TransactionType>(),
    rewardSource: text('reward_source').$type<RewardSource>(),
    merchantId: integer('merchant_id'),
    merchantName: text('merchant_name').notNull().default(''),
    rewardHundredths: bigint('reward_hundredths', { mode: 'number' }).notNull().default(0),
    billCents: integer('bill_cents'),
    cardLastFour: text('card_last_four'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    bonusCode: text('bonus_code'),
    reasonCode: text('reason_code'),
    isDine: boolean('is_dine').notNull().default(false),

    creditCents: integer('credit_cents'),
    targetType: text('target_type'),
    targetLabel: text('target_label'),
    benefitProcessor: text('benefit_processor'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofMember('activity_records_of_member', table),
    // Lists of a single type, lists of years and counts read only this index, because it includes the record
    // type and day. A backward scan yields the newest record first.
    index('activity_records_listed')
      .on(table.memberId, table.partnerId, table.occurredAt, table.id, table.recordType, table.localDate)
      .concurrently(),
    index('activity_records_pending')
      .on(table.memberId)
      .where(sql`${table.status} = 'Pending'`),
    uniqueIndex('activity_records_public_id').on(table.memberId, table.partnerId, table.publicId),
  ],
);

/**
 * The activity of erased members, reduced to what the program's accounts need. No row can be traced to a
 * member or linked to another row. See docs/decisions/0046-erased-members.md.
 */
export const erasedRecords = pgTable(
  'erased_records',
  {
    id: uuid().notNull().defaultRandom(),
    partnerId: text('partner_id').notNull(),
    recordType: text('record_type').$type<'Transaction' | 'Credit'>().notNull(),
    status: text().$type<RewardStatus | RedemptionStatus>().notNull(),
    transactionType: text('transaction_type').$type<TransactionType>(),
    rewardSource: text('reward_source').$type<RewardSource>(),
    merchantId: integer('merchant_id'),
    /** The first day of the month (UTC). */
    month: date().notNull(),
    rewardHundredths: bigint('reward_hundredths', { mode: 'number' }).notNull(),
    billCents: integer('bill_cents'),
    creditCents: integer('credit_cents'),
  },
  (table) => [primaryKey({ columns: [table.id, table.partnerId] })],
);

export const reviews = pgTable(
  'reviews',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    formCode: text('form_code').notNull(),
    answers: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.transactionId] }),
    ofMember('reviews_of_member', table),
  ],
);
