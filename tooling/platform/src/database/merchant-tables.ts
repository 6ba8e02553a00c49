import type { menusContract } from '@tableside/api-client/contract';
import type { EarnRate, OpeningHours, SpendingRules } from '@tableside/core';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { ofMember } from './member-tables.ts';

export const merchants = pgTable(
  'merchants',
  {
    id: integer().primaryKey(),
    /**
     * Marks merchants that were invented for development or a demo. In production, the platform refuses to
     * start with such merchants unless they were seeded explicitly.
     */
    isDemo: boolean('is_demo').notNull().default(false),
    name: text().notNull(),
    searchText: text('search_text').notNull(),
    description: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text('zip_code').notNull(),
    neighborhood: text(),
    timeZone: text('time_zone').notNull(),
    phone: text(),
    websiteUrl: text('website_url'),
    orderUrl: text('order_url'),
    menuUrl: text('menu_url'),
    menuImageUrls: text('menu_image_urls').array().notNull(),
    /** Parallel to `menuImageUrls`, with an empty string for each picture that has no description. */
    menuImageDescriptions: text('menu_image_descriptions').array().notNull().default([]),
    /** The menu as text. It is larger than the rest of the row, so only the menu call reads it. */
    menu: jsonb().$type<menusContract.MenuResponse>(),
    imageBaseUrl: text('image_base_url').notNull(),
    galleryUrls: text('gallery_urls').array().notNull(),
    cuisines: text().array().notNull(),
    /** 0 means unknown. */
    priceLevel: smallint('price_level').notNull(),
    rating: real(),
    ratingCount: integer('rating_count').notNull(),
    highlight: text(),
    joinedOn: date('joined_on').notNull(),
    acclaimedLevel: smallint('acclaimed_level').notNull(),
    /** Sets of words as bits, so that a single pass can count every filter (see bit-sets.ts). */
    meals: integer().notNull(),
    features: integer().notNull(),
    hours: jsonb().$type<readonly OpeningHours[]>().notNull(),
    reservationProviders: text('reservation_providers').array().notNull(),
    spendingRules: jsonb('spending_rules').$type<SpendingRules>(),
  },
  (table) => [
    index('merchants_position').on(table.latitude, table.longitude),
    index('merchants_state').on(table.state),
    index('merchants_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('merchants_price_level', sql`${table.priceLevel} between 0 and 4`),
  ],
);

export const flexOffers = pgTable(
  'flex_offers',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    offerId: text('offer_id').notNull(),
    amountHundredths: integer('amount_hundredths').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.merchantId] }),
    ofMember('flex_offers_of_member', table),
  ],
);

/** Has no foreign key to the merchants, so that a save outlives a merchant's departure from the program. */
export const savedMerchants = pgTable(
  'saved_merchants',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.merchantId] }),
    ofMember('saved_merchants_of_member', table),
  ],
);

/** What a partner's members get at a merchant. A merchant without a row is not in the partner's program. */
export const merchantBenefits = pgTable(
  'merchant_benefits',
  {
    partnerId: text('partner_id').notNull(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    campaignCodes: text('campaign_codes').array().notNull(),
    rates: jsonb().$type<readonly EarnRate[]>().notNull(),
    days: integer().notNull(),
    bonusText: text('bonus_text'),
    maxSpend: integer('max_spend'),
    maxVisitsPerMonth: integer('max_visits_per_month'),
    requiredTier: smallint('required_tier').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.merchantId] })],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The last transaction that changed each merchant or its benefits, written by triggers that exist only in the
 * migration. Rows remain when the merchant is removed.
 */
export const merchantChanges = pgTable(
  'merchant_changes',
  {
    merchantId: integer('merchant_id').primaryKey(),
    changedIn: xid8('changed_in').notNull(),
    /**
     * The time at which that transaction began. Rows older than this column have the time at which it was
     * added.
     */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('merchant_changes_changed_in').on(table.changedIn)],
);
