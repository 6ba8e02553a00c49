import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core';

import { ofMember } from './member-tables.ts';
import { merchants } from './merchant-tables.ts';

export const bookingRestaurants = pgTable('booking_restaurants', {
  merchantId: integer('merchant_id')
    .primaryKey()
    .references(() => merchants.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  smallestParty: smallint('smallest_party').notNull().default(1),
});

const restaurantId = () =>
  integer('merchant_id')
    .notNull()
    .references(() => bookingRestaurants.merchantId, { onDelete: 'cascade' });

export const bookingHours = pgTable(
  'booking_hours',
  {
    merchantId: restaurantId(),
    weekday: smallint().notNull(),
    opens: time().notNull(),
    /** If earlier than `opens`, the last seating is after midnight. */
    lastSeating: time('last_seating').notNull(),
    hasBonus: boolean('has_bonus').notNull(),
    requiresCard: boolean('requires_card').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.weekday, table.opens] })],
);

export const bookingTables = pgTable(
  'booking_tables',
  {
    merchantId: restaurantId(),
    number: smallint().notNull(),
    /** A removed table has 0 seats: it keeps its reservations but accepts no new ones. */
    seats: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.number] })],
);

export const bookingDiners = pgTable(
  'booking_diners',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    refusal: text().$type<'deactivated' | 'fraud'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId] }),
    ofMember('booking_diners_of_member', table),
  ],
);

/**
 * Held and reserved tables. Drizzle cannot express its two exclusion constraints, so they exist only in the
 * migration: `reservations_one_a_table` prevents two parties at a table at the same time, and
 * `reservations_one_a_member` prevents a member from having two reservations (not holds) at the same time.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: text().notNull(),
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    tableNumber: smallint('table_number').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    partySize: smallint('party_size').notNull(),
    hasBonus: boolean('has_bonus').notNull(),
    requiresCard: boolean('requires_card').notNull(),
    cardToken: text('card_token'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofMember('reservations_of_member', table),
    foreignKey({
      name: 'reservations_table',
      columns: [table.merchantId, table.tableNumber],
      foreignColumns: [bookingTables.merchantId, bookingTables.number],
    }).onDelete('cascade'),
    index('reservations_member').on(table.memberId, table.startsAt),
    index('reservations_held').on(table.heldUntil),
    index('reservations_start').on(table.startsAt).concurrently(),
  ],
);
