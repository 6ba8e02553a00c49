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

/** Mail that was written; sent at once where an SMTP server is known. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    partnerId: text('partner_id').notNull(),
    recipient: text().notNull(),
    /** What the mail is about, where it is written once however often it is asked for. */
    key: text(),
    subject: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When what it carries is of no use any more: then it is not sent. */
    expiresAt: timestamp('expires_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '1 day'`),
    /** When sending was begun, the last time, and how often it was. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    tries: integer().notNull().default(0),
    /** From when on a process may take it; whoever does moves this on first, so that two do not send the same mail. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /** Why it could not be sent, the last time it was tried. */
    failure: text(),
  },
  (table) => [
    index('outbox_partner').on(table.partnerId, table.id),
    unique('outbox_key').on(table.partnerId, table.key),
    index('outbox_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Those who left an e-mail address and may join. */
export const prospects = pgTable(
  'prospects',
  {
    publicId: text('public_id').primaryKey(),
    partnerId: text('partner_id').notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('prospects_email').on(table.partnerId, table.email)],
);

export const impressions = pgTable(
  'impressions',
  {
    id: bigserial({ mode: 'number' }).notNull(),
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
  (table) => [
    primaryKey({ columns: [table.partnerId, table.eventId] }),
    index('impressions_received').on(table.receivedAt),
  ],
);

/** Switches that are set otherwise than the partner's settings say, for now. */
export const featureFlagOverrides = pgTable(
  'feature_flag_overrides',
  {
    partnerId: text('partner_id').notNull(),
    name: text().notNull(),
    value: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.name] })],
);

/** Counters of rate limits; one row for each subject and window. */
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

/** What a subject already asked about in a window, hashed: asking twice counts once. */
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

/** Captcha tokens that were used, until they would have run out: each is good once. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    id: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_tokens_expiry').on(table.expiresAt)],
);

/** Facts about this installation, such as the key that anti-forgery tokens are signed with. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
