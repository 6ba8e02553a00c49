import { localTimeOf, type NotEarnedReason, type RewardStatus } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { normalizeEmail } from '@tableside/platform/accounts';
import { schema, type Database } from '@tableside/platform/database';
import { newRecordId, rewardOf, settleReward, type BonusProgress } from '@tableside/platform/dining';
import type { Mailer } from '@tableside/platform/mail';
import { notFound } from '@tableside/platform/web';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { countBonusMeals } from './bonus-meals.ts';
import { findMealPlace } from './meal-place.ts';
import { postReservationBonus } from './reservation-bonus.ts';

export interface PostedMeal {
  readonly email: string;
  readonly billCents: number;
  readonly merchantId?: number | undefined;
  readonly status?: RewardStatus | undefined;
  readonly reason?: NotEarnedReason | undefined;
}

export interface MealOutcome extends BonusProgress {
  readonly transactionId: string;
  readonly merchantName: string;
  readonly status: RewardStatus;
  readonly rewardHundredths: number;
  readonly bonusHundredths: number;
  readonly credit?: {
    readonly payoutCents: number;
    readonly balanceCents: number;
  };
}

/**
 * Stores a meal that was paid with a linked card, and updates everything that depends on it: the bonus of its
 * reservation, VIP progress, the meals of bonuses, the year's earnings, and the statement credit balance
 * (whole breakpoints are paid out). Runs in one transaction; meals of the same member are serialized.
 */
export async function postMeal(
  { orm }: Pick<Database, 'orm'>,
  {
    partner,
    now,
    mailer,
  }: { readonly partner: PartnerSettings; readonly now: Date; readonly mailer: Pick<Mailer, 'writeMail'> },
  { email, billCents, merchantId, reason, status = reason === undefined ? 'Awarded' : 'Forfeit' }: PostedMeal,
): Promise<MealOutcome> {
  const { activityRecords: records, cards, members } = schema;
  const name = normalizeEmail(email);
  return orm.transaction(async (transaction) => {
    const [member] = await transaction
      .select()
      .from(members)
      .where(and(eq(members.partnerId, partner.id), eq(members.email, name)))
      .for('update');
    if (!member) throw notFound(`${partner.name} has no member ${name}.`);
    const { publicId: memberId } = member;
    const [card] = await transaction
      .select({ lastFour: cards.lastFour, description: cards.description })
      .from(cards)
      .where(and(eq(cards.memberId, memberId), isNull(cards.deletedAt)))
      .orderBy(asc(cards.position))
      .limit(1);
    const { rate, timeZone, ...place } = await findMealPlace(transaction, partner, {
      member,
      merchantId,
      now,
    });
    const rewardHundredths = rewardOf(partner, billCents, rate);
    const transactionId = newRecordId();
    const common = { memberId, partnerId: partner.id, occurredAt: now };
    const { date: localDate } = localTimeOf(now.getTime(), timeZone);
    await transaction.insert(records).values({
      ...common,
      ...place,
      localDate,
      publicId: transactionId,
      recordType: 'Transaction',
      status,
      transactionType: 'Settle',
      rewardSource: 'S',
      rewardHundredths,
      billCents,
      cardLastFour: card?.lastFour ?? null,
      paidAt: status === 'Paid' ? now : null,
      reasonCode: reason ?? null,
      isDine: true,
    });
    const bonusHundredths = await postReservationBonus(
      transaction,
      { partner, now },
      { ...place, localDate, memberId, status },
    );
    await countBonusMeals(transaction, { memberId, localDate, status });
    const totalReward = rewardHundredths + bonusHundredths;

    const settled = await settleReward(
      transaction,
      {
        partner,
        now,
        member,
        card,
        notification: {
          mailer,
          recordId: transactionId,
          merchantName: place.merchantName,
          visitDate: localDate,
        },
      },
      { billCents, rewardHundredths: totalReward, status },
    );
    return {
      ...settled,
      transactionId,
      merchantName: place.merchantName,
      status,
      rewardHundredths,
      bonusHundredths,
    };
  });
}
