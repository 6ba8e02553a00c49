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

export * from './activity-tables.ts';
export * from './booking-tables.ts';
export * from './card-tables.ts';
export * from './member-tables.ts';
export * from './merchant-tables.ts';
export * from './survey-tables.ts';

/** Outgoing mail; sent immediately if an SMTP server is configured. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    partnerId: text('partner_id').notNull(),
    recipient: text().notNull(),
    /** Identifies a mail that is written once, however often it is requested. */
    key: text(),
    subject: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the mail becomes useless; after that it is not sent. */
    expiresAt: timestamp('expires_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '1 day'`),
    /** The time of the last attempt to send it, and the number of attempts. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    tries: integer().notNull().default(0),
    /** When a mail without a job is given one. Mail with a job has its expiry here. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /** The error of the last attempt. */
    failure: text(),
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

/** People who left an e-mail address and may join. */
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
 * Events, in partitions by week of their time, which only the migration and impression-partitions.ts can define. An
 * event that is sent twice has the same time both times.
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

/** Overrides of switches in the partners' settings. */
export const featureFlagOverrides = pgTable(
  'feature_flag_overrides',
  {
    partnerId: text('partner_id').notNull(),
    name: text().notNull(),
    value: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.name] })],
);

/** Counters of rate limits, one row per subject and window. */
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

/** Hashes of the items that a subject has used in a window, so that repetitions count once. */
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

/** Used captcha tokens, kept until they would expire: each is valid once. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    id: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_tokens_expiry').on(table.expiresAt)],
);

/** Facts about this installation, such as the key that signs anti-forgery tokens. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
