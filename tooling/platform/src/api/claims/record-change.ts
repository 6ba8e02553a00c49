import type { ClaimActor, ClaimReason, ClaimState } from '@tableside/core';
import { and, eq } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';
import type { Transaction } from '../cards/lock-member.ts';
import type { ClaimReports } from './claim-reports.ts';

const { claimDeliveries, claimEvents, claims } = schema;

/** What happened to a claim: who did it, when, and from where (CLM-09). */
export interface ClaimChange {
  readonly partnerId: string;
  readonly reference: string;
  readonly at: Date;
  readonly by: ClaimActor;
  readonly state: ClaimState;
  readonly reason?: ClaimReason | undefined;
  readonly source: (typeof claimEvents.$inferInsert)['source'];
  /** Who decided, as the operator names them. */
  readonly decidedBy?: string | undefined;
  readonly origin?: string | undefined;
  readonly messageId?: string | undefined;
  /** The record that a decision brought or found. */
  readonly transactionId?: string | undefined;
}

/**
 * Changes the state of a claim and keeps how; returns the id of the event. Every change goes through here. What
 * members do is on its way to the operator with it (CLM-07).
 */
export async function recordChange(
  transaction: Transaction & Pick<Database['orm'], 'execute'>,
  { transactionId, ...event }: ClaimChange,
  reports?: Pick<ClaimReports, 'enqueue'>,
): Promise<number> {
  const { partnerId, reference, at, state, reason } = event;
  await transaction
    .update(claims)
    .set({
      state,
      reason: reason ?? null,
      changedAt: at,
      ...(transactionId !== undefined && { transactionId }),
    })
    .where(and(eq(claims.reference, reference), eq(claims.partnerId, partnerId)));
  const [row] = await transaction.insert(claimEvents).values(event).returning({ id: claimEvents.id });
  if (!row) throw new Error(`The change of claim ${reference} was not kept.`);
  if (event.by === 'member') {
    const delivery = { id: `claim-${partnerId}-${row.id}`, partnerId };
    await transaction
      .insert(claimDeliveries)
      .values({ ...delivery, reference, eventId: row.id, createdAt: at });
    await reports?.enqueue(transaction, delivery);
  }
  return row.id;
}
