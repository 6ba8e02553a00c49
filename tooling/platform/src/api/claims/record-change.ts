import type { ClaimActor, ClaimReason, ClaimState } from '@tableside/core';
import { and, eq } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';
import type { Transaction } from '../cards/lock-member.ts';
import type { ClaimReports } from './claim-reports.ts';

const { claimDeliveries, claimEvents, claims } = schema;

export interface ClaimChange {
  readonly partnerId: string;
  readonly reference: string;
  readonly at: Date;
  readonly by: ClaimActor;
  readonly state: ClaimState;
  readonly reason?: ClaimReason | undefined;
  readonly source: (typeof claimEvents.$inferInsert)['source'];
  readonly decidedBy?: string | undefined;
  readonly origin?: string | undefined;
  readonly messageId?: string | undefined;
  readonly transactionId?: string | undefined;
}

/**
 * Changes the state of a claim, stores the event and returns its id. Every change must go through here. A
 * change by a member is also stored for delivery to the operator (CLM-07).
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
