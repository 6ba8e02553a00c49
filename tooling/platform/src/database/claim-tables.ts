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

/** Visits that members reported because their reward was missing. */
export const claims = pgTable(
  'claims',
  {
    reference: text().notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    merchantName: text('merchant_name').notNull(),
    merchantCity: text('merchant_city').notNull(),
    /** The day at the restaurant. */
    visitDate: date('visit_date').notNull(),
    billCents: integer('bill_cents').notNull(),
    /** Null, like the network, for a card that was not linked. */
    cardId: text('card_id'),
    cardType: text('card_type').$type<CardType>(),
    lastFour: text('last_four').notNull(),
    /** What was found before the claim was sent, and overruled by the member. */
    findings: jsonb().$type<readonly ClaimFinding[]>().notNull(),
    state: text().$type<ClaimState>().notNull(),
    reason: text().$type<ClaimReason>(),
    /** The public id of the activity record that the claim brought, or that was found. */
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
    // Few claims are open: the operator lists them, and a member has at most ten.
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

/** Each change of a claim, from its arrival on: who did it, when and from where. */
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
    /** Who decided, as the operator names them; null for the member. */
    decidedBy: text('decided_by'),
    /** The network address of the request, or the machine of the command. */
    origin: text(),
    /** The id of the operator's message, whose repetition has no further effect. */
    messageId: text('message_id'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofClaim('claim_events_of_claim', table),
    unique('claim_events_message').on(table.partnerId, table.messageId),
    index('claim_events_claim').on(table.reference, table.id),
  ],
);

/** Pictures of receipts, encoded anew: never a file as it was sent. */
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

/** Changes of claims on their way to the operator. The job has only the id, and the message is made anew. */
export const claimDeliveries = pgTable(
  'claim_deliveries',
  {
    /** The id of the message, which is the same each time it is sent. */
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
