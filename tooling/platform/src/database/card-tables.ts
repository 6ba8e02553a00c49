import type { cardsContract } from '@tableside/api-client/contract';
import type { CardType } from '@tableside/core';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { ofMember } from './member-tables.ts';

type CardRegistration = cardsContract.AddCardsResponse['cardRegistration'][number];

/** Linked cards, as the vault describes them. A card number is never stored. */
export const cards = pgTable(
  'cards',
  {
    id: text().notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').notNull(),
    fingerprint: text().notNull(),
    vaultToken: text('vault_token'),
    cardType: text('card_type').$type<CardType>().notNull(),
    lastFour: text('last_four').notNull(),
    description: text().notNull(),
    partnerCardId: text('partner_card_id'),
    hasDirectFileFeed: boolean('has_direct_file_feed').notNull().default(false),
    /** Preserves the order of cards from one submission, which all have the same `createdAt`. */
    position: bigserial({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofMember('cards_of_member', table),
    uniqueIndex('cards_once_a_member')
      .on(table.memberId, table.partnerId, table.fingerprint)
      .where(sql`deleted_at is null`),
  ],
);

export const partnerCards = pgTable(
  'partner_cards',
  {
    partnerCardId: text('partner_card_id').notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').notNull(),
    fingerprint: text().notNull(),
    cardType: text('card_type').$type<CardType>().notNull(),
    lastFour: text('last_four').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerCardId, table.partnerId] }),
    ofMember('partner_cards_of_member', table),
    index('partner_cards_member').on(table.memberId),
  ],
);

export const cardSubmissions = pgTable(
  'card_submissions',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    registrations: jsonb().$type<readonly CardRegistration[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.idempotencyKey] }),
    ofMember('card_submissions_of_member', table),
    index('card_submissions_age').on(table.createdAt),
  ],
);

export const vaultKeys = pgTable('vault_keys', {
  kid: text().primaryKey(),
  wrappedKey: text('wrapped_key').notNull(),
  publicKey: jsonb('public_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const vaultCards = pgTable('vault_cards', {
  token: text().primaryKey(),
  messageId: text('message_id').notNull().unique(),
  fingerprint: text().notNull(),
  cardType: text('card_type').$type<CardType>().notNull(),
  lastFour: text('last_four').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
