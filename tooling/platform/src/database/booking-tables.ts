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

import { members } from './member-tables.ts';
import { merchants } from './merchant-tables.ts';

/** Restaurants whose tables the booking service reserves. */
export const bookingRestaurants = pgTable('booking_restaurants', {
  merchantId: integer('merchant_id')
    .primaryKey()
    .references(() => merchants.id, { onDelete: 'cascade' }),
  /** Such as America/Chicago. */
  timeZone: text('time_zone').notNull(),
  smallestParty: smallint('smallest_party').notNull().default(1),
});

const restaurantId = () =>
  integer('merchant_id')
    .notNull()
    .references(() => bookingRestaurants.merchantId, { onDelete: 'cascade' });

/** When parties are seated, on the restaurant's clock. */
export const bookingHours = pgTable(
  'booking_hours',
  {
    merchantId: restaurantId(),
    /** 0 is Sunday. */
    weekday: smallint().notNull(),
    opens: time().notNull(),
    /** The last time at which a party is seated; before `opens` it is after midnight. */
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
    seats: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.number] })],
);

/** Members who may not reserve; everybody else may. */
export const bookingDiners = pgTable('booking_diners', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.publicId, { onDelete: 'cascade' }),
  refusal: text().$type<'deactivated' | 'fraud'>().notNull(),
});

/**
 * Tables that are held or reserved. Two constraints, which the migration writes, keep what cannot be told here: no table
 * twice at a time (`reservations_one_a_table`), and no member at two (`reservations_one_a_member`, without holds).
 */
export const reservations = pgTable(
  'reservations',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.publicId, { onDelete: 'cascade' }),
    merchantId: integer('merchant_id').notNull(),
    tableNumber: smallint('table_number').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** When the next party can have the table. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    partySize: smallint('party_size').notNull(),
    hasBonus: boolean('has_bonus').notNull(),
    requiresCard: boolean('requires_card').notNull(),
    /** What the payment library gave for the card that the table is kept with. */
    cardToken: text('card_token'),
    /** Until when the table is only held; null once it is reserved. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** When it became what it is. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'reservations_table',
      columns: [table.merchantId, table.tableNumber],
      foreignColumns: [bookingTables.merchantId, bookingTables.number],
    }).onDelete('cascade'),
    index('reservations_member').on(table.memberId, table.startsAt),
    index('reservations_held').on(table.heldUntil),
  ],
);
