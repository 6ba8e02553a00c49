import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

import type { ReminderKind } from './reminder-kinds.ts';

export * from './activity-tables.ts';
export * from './booking-tables.ts';
export * from './card-tables.ts';
export * from './claim-tables.ts';
export * from './member-tables.ts';
export * from './merchant-tables.ts';
export * from './survey-tables.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    partnerId: text('partner_id').notNull(),
    recipient: text().notNull(),
    key: text(),
    memberId: text('member_id'),
    reminder: text().$type<ReminderKind>(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '1 day'`),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    tries: integer().notNull().default(0),
    /** The time at which a mail that has no job gets one. For a mail that has a job, this is its expiry. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    failure: text(),
    isFarewell: boolean('is_farewell').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    index('outbox_partner').on(table.partnerId, table.id),
    unique('outbox_key').on(table.partnerId, table.key),
    index('outbox_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

export const prospects = pgTable(
  'prospects',
  {
    publicId: text('public_id').notNull(),
    partnerId: text('partner_id').notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.publicId, table.partnerId] }),
    unique('prospects_email').on(table.partnerId, table.email),
  ],
);

/**
 * Tracking events, partitioned by the week in which they occurred. Drizzle cannot express partitions, so the
 * migration and impression-partitions.ts define them. The time is part of the key; an event that is sent
 * again must have the same time.
 */
export const impressions = pgTable(
  'impressions',
  {
    partnerId: text('partner_id').notNull(),
    eventId: text('event_id').notNull(),
    eventName: text('event_name').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    channel: text().notNull(),
    userAgent: text('user_agent').notNull(),
    url: text().notNull(),
    memberId: text('member_id'),
    merchantId: text('merchant_id'),
    merchantIds: text('merchant_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.eventId, table.occurredAt] })],
);

export const featureFlagOverrides = pgTable(
  'feature_flag_overrides',
  {
    partnerId: text('partner_id').notNull(),
    name: text().notNull(),
    value: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.name] })],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    partnerId: text('partner_id').notNull(),
    rule: text().notNull(),
    subject: text().notNull(),
    window: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.rule, table.subject, table.window] }),
    index('rate_limits_window').on(table.window),
  ],
);

/** Hashes of the items that a subject used within a window, so that a repeated item counts once. */
export const rateLimitItems = pgTable(
  'rate_limit_items',
  {
    partnerId: text('partner_id').notNull(),
    rule: text().notNull(),
    subject: text().notNull(),
    window: integer().notNull(),
    item: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.rule, table.subject, table.window, table.item] }),
    index('rate_limit_items_window').on(table.window),
  ],
);

export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    id: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_tokens_expiry').on(table.expiresAt)],
);

export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
