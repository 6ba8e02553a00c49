import { isOpenClaim, ratesByDay, toHundredths, weekdayOfDay, yearOf, type PlainDate } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { AccountOptions } from '../../accounts/account-options.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import {
  earningTierOf,
  isEarned,
  newRecordId,
  rewardOf,
  settleReward,
  usualRate,
} from '../../dining/index.ts';
import { claimDecidedMail, type Mailer } from '../../mail/index.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { lockMember, type Transaction } from '../cards/lock-member.ts';
import { bringsReward, type ClaimDecision, type ClaimDecisionResponse } from './decision.schema.ts';
import { recordChange, type ClaimChange } from './record-change.ts';

const { activityRecords, cards, claimEvents, claims, merchantBenefits, merchants } = schema;

type ClaimRow = typeof claims.$inferSelect;

export type DecisionOrigin = Pick<ClaimChange, 'source' | 'origin' | 'messageId'>;

interface DecideOptions extends Pick<AccountOptions, 'now'> {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Pick<Mailer, 'writeMail'>;
}

const refusals = {
  alreadyDecided: 'The claim was decided otherwise.',
  alreadyRewarded: 'The record already has its reward.',
  messageReused: 'Another claim was decided by a message with this id.',
} as const;

const refuse = (code: keyof typeof refusals, { state, reason }: ClaimRow) =>
  new Problem({
    status: 400,
    code,
    message: refusals[code],
    facts: { state, ...(reason !== null && { reason }) },
  });

const isClaim = ({ id: partnerId }: PartnerSettings, reference: string) =>
  and(eq(claims.reference, reference), eq(claims.partnerId, partnerId));

const isRecord = ({ partnerId, publicId }: MemberRow, transactionId: string) =>
  and(
    eq(activityRecords.memberId, publicId),
    eq(activityRecords.partnerId, partnerId),
    eq(activityRecords.publicId, transactionId),
    eq(activityRecords.recordType, 'Transaction'),
  );

async function recordWith(transaction: Transaction, member: MemberRow, transactionId: string) {
  const [record] = await transaction.select().from(activityRecords).where(isRecord(member, transactionId));
  if (!record) throw notFound('The member has no record with this id.');
  return record;
}

/**
 * What the bill earns at the restaurant on the weekday of the visit. If that would be nothing, the usual rate
 * of the member's tier applies, because the operator decided that the visit earns a reward.
 */
async function usualReward(
  transaction: Transaction,
  partner: PartnerSettings,
  { tier }: MemberRow,
  { merchantId, visitDate, billCents }: ClaimRow,
): Promise<number> {
  const [benefit] = await transaction
    .select()
    .from(merchantBenefits)
    .where(and(eq(merchantBenefits.merchantId, merchantId), eq(merchantBenefits.partnerId, partner.id)));
  const day = weekdayOfDay(visitDate as PlainDate);
  const rate = benefit ? ratesByDay(benefit, earningTierOf(tier))[day] : 0;
  return rewardOf(partner, billCents, rate > 0 ? rate : usualRate(partner, tier));
}

async function linkedCardOf(transaction: Transaction, { cardId, partnerId }: ClaimRow) {
  if (cardId === null) return undefined;
  const [card] = await transaction
    .select({ lastFour: cards.lastFour, description: cards.description })
    .from(cards)
    .where(and(eq(cards.id, cardId), eq(cards.partnerId, partnerId), isNull(cards.deletedAt)));
  return card;
}

interface Credited {
  readonly transactionId: string;
  readonly rewardHundredths: number;
}

async function credit(
  transaction: Transaction,
  { partner, now, member }: { partner: PartnerSettings; now: Date; member: MemberRow },
  claim: ClaimRow,
  { reason, amount, transactionId }: ClaimDecision,
): Promise<Credited> {
  const { billCents, merchantId, merchantName, visitDate, lastFour } = claim;
  const given = amount === undefined ? undefined : toHundredths(String(amount));
  const rewardHundredths = given ?? (await usualReward(transaction, partner, member, claim));
  const found =
    transactionId === undefined ? undefined : await recordWith(transaction, member, transactionId);
  if (found && isEarned(found.status) && found.rewardHundredths !== 0) throw refuse('alreadyRewarded', claim);
  const publicId = found?.publicId ?? newRecordId();
  if (found) {
    await transaction
      .update(activityRecords)
      .set({ status: 'Awarded', rewardHundredths, reasonCode: null })
      .where(isRecord(member, publicId));
  } else {
    const [place] = await transaction
      .select({ timeZone: merchants.timeZone })
      .from(merchants)
      .where(eq(merchants.id, merchantId));
    const isFound = reason === 'foundAndCredited';
    await transaction.insert(activityRecords).values({
      memberId: member.publicId,
      partnerId: partner.id,
      publicId,
      recordType: 'Transaction',
      // The hour is unknown. Noon falls on the same day in most other time zones.
      occurredAt: sql`(${visitDate}::date + time '12:00') at time zone ${place?.timeZone ?? 'UTC'}::text`,
      localDate: visitDate,
      status: 'Awarded',
      transactionType: isFound ? 'Settle' : 'Manual',
      rewardSource: isFound ? 'S' : 'M',
      merchantId,
      merchantName,
      rewardHundredths,
      billCents,
      cardLastFour: lastFour,
      isDine: true,
    });
  }
  await settleReward(
    transaction,
    { partner, now, member, card: await linkedCardOf(transaction, claim) },
    {
      billCents,
      rewardHundredths,
      status: 'Awarded',
      before: found?.recordType === 'Transaction' ? (found.status as 'Pending') : undefined,
      isThisYear: yearOf(visitDate) === yearOf(now.getTime()),
    },
  );
  return { transactionId: publicId, rewardHundredths };
}

async function isDecidedSo(
  transaction: Transaction,
  member: MemberRow,
  { state, reason, transactionId }: ClaimRow,
  decision: ClaimDecision,
): Promise<boolean> {
  if (state !== decision.state || reason !== decision.reason) return false;
  if (decision.transactionId !== undefined && decision.transactionId !== transactionId) return false;
  if (decision.amount === undefined || transactionId === null) return true;
  const { rewardHundredths } = await recordWith(transaction, member, transactionId);
  return rewardHundredths === toHundredths(String(decision.amount));
}

/**
 * Decides a claim: changes the activity record, the balance and the claim, and mails the member, all in one
 * transaction that locks the member. Nothing changes if the claim already has this decision, or if the
 * message was received before (CLM-07). Throws 404 for an unknown claim or record, and 400 "alreadyDecided",
 * "alreadyRewarded" or "messageReused" with the state of the claim.
 */
export const decideClaim = (
  { database, mailer, now }: DecideOptions,
  partner: PartnerSettings,
  decision: ClaimDecision,
  origin: DecisionOrigin,
): Promise<ClaimDecisionResponse> =>
  database.orm.transaction(async (transaction) => {
    const { reference, state, reason, decidedBy } = decision;
    const at = now();
    const [named] = await transaction.select().from(claims).where(isClaim(partner, reference));
    if (!named) throw notFound('There is no claim with this reference.');
    const member = await lockMember(transaction, { partnerId: partner.id, publicId: named.memberId });
    const [claim = named] = await transaction
      .select()
      .from(claims)
      .where(isClaim(partner, reference))
      .for('update');
    const responseOf = (now: ClaimRow, isChanged: boolean): ClaimDecisionResponse => ({
      reference,
      state: now.state,
      ...(now.reason !== null && { reason: now.reason }),
      ...(now.transactionId !== null && { transactionId: now.transactionId }),
      isChanged,
    });
    if (origin.messageId !== undefined) {
      const [seen] = await transaction
        .select({ reference: claimEvents.reference })
        .from(claimEvents)
        .where(and(eq(claimEvents.partnerId, partner.id), eq(claimEvents.messageId, origin.messageId)));
      if (seen && seen.reference !== reference) throw refuse('messageReused', claim);
      if (seen) return responseOf(claim, false);
    }
    if (await isDecidedSo(transaction, member, claim, decision)) return responseOf(claim, false);
    if (!isOpenClaim(claim.state)) throw refuse('alreadyDecided', claim);
    const credited = bringsReward(state)
      ? await credit(transaction, { partner, now: at, member }, claim, decision)
      : undefined;
    const event = await recordChange(transaction, {
      ...origin,
      partnerId: partner.id,
      reference,
      at,
      by: 'operator',
      state,
      reason,
      decidedBy,
      transactionId: credited?.transactionId,
    });
    const { merchantName, billCents } = claim;
    const mail = claimDecidedMail(
      partner,
      member.email,
      { reference, merchantName, visitDate: claim.visitDate as PlainDate, billCents },
      { state, reason, rewardHundredths: credited?.rewardHundredths },
    );
    await mailer.writeMail({ ...mail, key: `claim ${reference} event ${event}` }, transaction);
    return responseOf(
      { ...claim, state, reason, transactionId: credited?.transactionId ?? claim.transactionId },
      true,
    );
  });
