import { randomBytes } from 'node:crypto';

import { currencyOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../accounts/find-member.ts';
import { schema, type Database } from '../database/database.ts';
import { isEarned } from './counting.ts';
import { payOut } from './earning.ts';
import { afterMeal, type BonusProgress, type Meal } from './progress.ts';

export interface Settled extends BonusProgress {
  /** Is set in programs that pay statement credits. */
  readonly credit?: {
    /** The amount that this reward caused to be paid. */
    readonly payoutCents: number;
    readonly balanceCents: number;
  };
}

interface Circumstances {
  readonly partner: PartnerSettings;
  readonly now: Date;
  /** The member's row, which the transaction has locked. */
  readonly member: MemberRow;
  /** Receives statement credits; without a card they are mailed. */
  readonly card: { readonly description: string; readonly lastFour: string } | undefined;
}

/** The public id of a new record of the activity. */
export const newRecordId = (): string => randomBytes(15).toString('base64url');

/**
 * Updates all that depends on the reward of a meal, whose own record the caller stores in the same transaction:
 * VIP progress, and the balance of statement credits, of which whole breakpoints are paid.
 */
export async function settleReward(
  transaction: Pick<Database['orm'], 'insert' | 'update'>,
  { partner, now, member, card }: Circumstances,
  meal: Meal,
): Promise<Settled> {
  const { activityRecords, members } = schema;
  const { publicId: memberId, partnerId } = member;
  const standing = afterMeal({ tier: member.tier, progress: member.diningProgress }, meal, partner);
  const earnedCents = isEarned(meal.status) ? meal.rewardHundredths : 0;
  const credit = currencyOf(partner).paysStatementCredits
    ? payOut(member.creditBalanceCents + earnedCents)
    : undefined;
  if (credit && credit.payoutCents > 0)
    await transaction.insert(activityRecords).values({
      memberId,
      partnerId,
      occurredAt: now,
      publicId: newRecordId(),
      recordType: 'Credit',
      status: 'pending',
      creditCents: credit.payoutCents,
      targetType: card ? 'Card' : 'Email',
      targetLabel: card ? `${card.description} ending in ${card.lastFour}` : member.email,
      benefitProcessor: card ? null : 'Tremendous',
    });
  await transaction
    .update(members)
    .set({
      tier: standing.tier,
      diningProgress: standing.progress,
      ...(credit && { creditBalanceCents: credit.balanceCents }),
    })
    .where(and(eq(members.publicId, memberId), eq(members.partnerId, partnerId)));
  return { ...standing, ...(credit && { credit }) };
}
