import type { CardType, ClaimActor, ClaimFinding, ClaimReason, ClaimState } from '@tableside/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { ofMember } from './member-tables.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

export const claims = pgTable(
  'claims',
  {
    reference: text().notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    merchantName: text('merchant_name').notNull(),
    merchantCity: text('merchant_city').notNull(),
    visitDate: date('visit_date').notNull(),
    billCents: integer('bill_cents').notNull(),
    cardId: text('card_id'),
    cardType: text('card_type').$type<CardType>(),
    lastFour: text('last_four').notNull(),
    findings: jsonb().$type<readonly ClaimFinding[]>().notNull(),
    state: text().$type<ClaimState>().notNull(),
    reason: text().$type<ClaimReason>(),
    transactionId: text('transaction_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.partnerId] }),
    ofMember('claims_of_member', table),
    unique('claims_once').on(
      table.memberId,
      table.partnerId,
      table.merchantId,
      table.visitDate,
      table.billCents,
    ),
    // Few claims are open at a time, so this index stays small. It serves the operator's list and the limit
    // of ten open claims per member.
    index('claims_open')
      .on(table.partnerId, table.createdAt)
      .where(sql`${table.state} in ('received', 'needsMore')`),
  ],
);

const ofClaim = (
  name: string,
  { reference, partnerId }: Readonly<Record<'reference' | 'partnerId', AnyPgColumn>>,
) =>
  foreignKey({
    name,
    columns: [reference, partnerId],
    foreignColumns: [claims.reference, claims.partnerId],
  }).onDelete('cascade');

export const claimEvents = pgTable(
  'claim_events',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    partnerId: text('partner_id').notNull(),
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().$type<ClaimActor>().notNull(),
    state: text().$type<ClaimState>().notNull(),
    reason: text().$type<ClaimReason>(),
    source: text().$type<'site' | 'webhook' | 'command'>().notNull(),
    /** The operator's own name for whoever decided, or null if the member made the change. */
    decidedBy: text('decided_by'),
    origin: text(),
    messageId: text('message_id'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofClaim('claim_events_of_claim', table),
    unique('claim_events_message').on(table.partnerId, table.messageId),
    index('claim_events_claim').on(table.reference, table.id),
  ],
);

/** Receipt pictures after re-encoding. The uploaded file itself is never stored. */
export const claimPictures = pgTable(
  'claim_pictures',
  {
    id: text().notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Null until the claim is sent. */
    reference: text(),
    contentType: text('content_type').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    data: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofMember('claim_pictures_of_member', table),
    ofClaim('claim_pictures_of_claim', table),
    index('claim_pictures_claim').on(table.reference),
    index('claim_pictures_unused')
      .on(table.memberId, table.createdAt)
      .where(sql`${table.reference} is null`),
  ],
);

/**
 * Claim changes that the operator must still be told about. The job holds only the id; the message is built
 * when it is sent.
 */
export const claimDeliveries = pgTable(
  'claim_deliveries',
  {
    id: text().notNull(),
    partnerId: text('partner_id').notNull(),
    reference: text().notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    tries: integer().notNull().default(0),
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofClaim('claim_deliveries_of_claim', table),
    unique('claim_deliveries_event').on(table.partnerId, table.eventId),
    index('claim_deliveries_claim').on(table.reference),
    index('claim_deliveries_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
