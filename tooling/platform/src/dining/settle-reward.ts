import { randomBytes } from 'node:crypto';

import { currencyOf, type PlainDate } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../accounts/find-member.ts';
import { schema, type Database } from '../database/database.ts';
import { rewardPostedMail, type Mailer } from '../mail/index.ts';
import { isReminded } from '../reminders/is-reminded.ts';
import { isEarned } from './counting.ts';
import { payOut } from './earning.ts';
import { afterMeal, type BonusProgress, type Meal } from './progress.ts';

export interface Settled extends BonusProgress {
  readonly credit?: {
    readonly payoutCents: number;
    readonly balanceCents: number;
  };
}

interface Circumstances {
  readonly partner: PartnerSettings;
  readonly now: Date;
  /** The transaction must have locked the member's row. */
  readonly member: MemberRow;
  /** The card that receives statement credits. Without one, they are sent to the member's email address. */
  readonly card: { readonly description: string; readonly lastFour: string } | undefined;
  /**
   * Set if the member should get a mail about the posted reward. Undefined if another mail already tells
   * them, such as the one about a decided claim.
   */
  readonly notification?: RewardNotification | undefined;
}

interface RewardNotification {
  readonly mailer: Pick<Mailer, 'writeMail'>;
  readonly recordId: string;
  readonly merchantName: string;
  readonly visitDate: PlainDate;
}

type Transaction = Pick<Database['orm'], 'insert' | 'update' | 'select' | 'execute'>;

async function notifyOfReward(
  transaction: Transaction,
  { partner, member: { publicId: memberId } }: Circumstances,
  { rewardHundredths, status, before }: Meal,
  { mailer, recordId, merchantName, visitDate }: RewardNotification,
): Promise<void> {
  const isNew = isEarned(status) && !(before !== undefined && isEarned(before));
  if (!isNew || rewardHundredths <= 0) return;
  const { members } = schema;
  const [recipient] = await transaction
    .select({ memberId: members.publicId, email: members.email })
    .from(members)
    .where(
      and(
        eq(members.publicId, memberId),
        eq(members.partnerId, partner.id),
        isReminded(transaction, 'rewardPosted'),
      ),
    );
  if (!recipient) return;
  const mail = rewardPostedMail(partner, recipient, { merchantName, visitDate, rewardHundredths });
  await mailer.writeMail({ ...mail, key: `rewardPosted ${memberId} ${recordId}` }, transaction);
}

export const newRecordId = (): string => randomBytes(15).toString('base64url');

/**
 * Updates everything that depends on a meal's reward: VIP progress, the statement credit balance (whole
 * breakpoints are paid out) and the mail to the member. The caller stores the meal's own record in the same
 * transaction.
 */
export async function settleReward(
  transaction: Transaction,
  circumstances: Circumstances,
  meal: Meal,
): Promise<Settled> {
  const { partner, now, member, card, notification } = circumstances;
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
  if (notification) await notifyOfReward(transaction, circumstances, meal, notification);
  return { ...standing, ...(credit && { credit }) };
}
