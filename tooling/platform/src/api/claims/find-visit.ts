import {
  daysAfter,
  localTimeOf,
  ratesByDay,
  rewardStatuses,
  weekdayOfDay,
  weekdays,
  type CardType,
  type ClaimedVisit,
  type ClaimFinding,
  type PlainDate,
  type RewardStatus,
} from '@tableside/core';
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { parseMerchantId } from '../../database/merchant-id.ts';
import { earningTierOf, isEarned } from '../../dining/index.ts';
import { notFound } from '../../web/problem.ts';
import { isWithinDays, recordDay } from '../activity/activity-filter.ts';

const { activityRecords, cards, merchantBenefits, merchants } = schema;

type Orm = Pick<Database, 'orm'>;

/** How far the date of a record may differ from that of the visit, because banks post late (CLM-04). */
const RECORD_WITHIN_DAYS = 2;

export interface ClaimedMerchant {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly timeZone: string;
}

export interface PayingCard {
  readonly id: string | null;
  readonly cardType: CardType | null;
  readonly lastFour: string;
}

export interface FoundVisit {
  readonly merchant: ClaimedMerchant;
  readonly card: PayingCard;
  readonly findings: readonly ClaimFinding[];
}

async function merchantOf({ orm }: Orm, partnerId: string, merchantId: string) {
  const [found] = await orm
    .select({ merchant: merchants, benefit: merchantBenefits })
    .from(merchants)
    .leftJoin(
      merchantBenefits,
      and(eq(merchantBenefits.merchantId, merchants.id), eq(merchantBenefits.partnerId, partnerId)),
    )
    .where(eq(merchants.id, parseMerchantId(merchantId) ?? 0));
  if (!found) throw notFound('There is no such restaurant.');
  return found;
}

async function linkedCard({ orm }: Orm, { publicId, partnerId }: MemberRow, card: ClaimedVisit['card']) {
  const [found] = await orm
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.memberId, publicId),
        eq(cards.partnerId, partnerId),
        isNull(cards.deletedAt),
        'cardId' in card ? eq(cards.id, card.cardId) : eq(cards.lastFour, card.lastFour),
      ),
    )
    .orderBy(asc(cards.position))
    .limit(1);
  return found;
}

async function recordOf(
  { orm }: Orm,
  { publicId, partnerId }: MemberRow,
  merchantId: number,
  visitDate: PlainDate,
): Promise<ClaimFinding | undefined> {
  const [record] = await orm
    .select({
      transactionId: activityRecords.publicId,
      visitDate: sql<PlainDate>`${recordDay}::text`,
      status: activityRecords.status,
      rewardHundredths: activityRecords.rewardHundredths,
    })
    .from(activityRecords)
    .where(
      and(
        eq(activityRecords.memberId, publicId),
        eq(activityRecords.partnerId, partnerId),
        eq(activityRecords.recordType, 'Transaction'),
        eq(activityRecords.merchantId, merchantId),
        gte(activityRecords.rewardHundredths, 0),
        inArray(activityRecords.status, rewardStatuses),
        isWithinDays(daysAfter(visitDate, -RECORD_WITHIN_DAYS), daysAfter(visitDate, RECORD_WITHIN_DAYS)),
      ),
    )
    .orderBy(sql`abs(${recordDay} - ${visitDate}::date)`, asc(activityRecords.id))
    .limit(1);
  if (!record) return undefined;
  const { status, rewardHundredths, ...found } = record;
  // A settled reward of nothing was not earned, although the record has the status of one that was.
  const isNothing = rewardHundredths === 0 && isEarned(status);
  return { kind: 'recordFound', ...found, status: isNothing ? 'Forfeit' : (status as RewardStatus) };
}

const linkedLater = (
  linked: typeof cards.$inferSelect | undefined,
  { timeZone }: ClaimedMerchant,
  visitDate: PlainDate,
): ClaimFinding | undefined => {
  if (!linked) return undefined;
  const { date: linkedOn } = localTimeOf(linked.createdAt.getTime(), timeZone);
  return linkedOn > visitDate ? { kind: 'cardLinkedLater', linkedOn } : undefined;
};

function withoutReward(
  benefit: typeof merchantBenefits.$inferSelect,
  { tier }: MemberRow,
  visitDate: PlainDate,
): ClaimFinding | undefined {
  const requiredTier = benefit.requiredTier;
  const rates = ratesByDay({ rates: benefit.rates, requiredTier }, earningTierOf(tier));
  if (rates[weekdayOfDay(visitDate)] > 0) return undefined;
  return { kind: 'dayWithoutReward', earnDays: weekdays.filter((day) => rates[day] > 0) };
}

/**
 * Looks up what is known of a visit before it is claimed: its record, or a reason why there is none. Throws
 * 404 for an unknown restaurant, and for a card id that is not one of the member's linked cards.
 */
export async function findVisit(
  database: Orm,
  member: MemberRow,
  { merchantId, visitDate, card }: Pick<ClaimedVisit, 'merchantId' | 'visitDate' | 'card'>,
): Promise<FoundVisit> {
  const { merchant, benefit } = await merchantOf(database, member.partnerId, merchantId);
  const linked = await linkedCard(database, member, card);
  if ('cardId' in card && !linked) throw notFound('The member has no such card.');
  const joinedOn = merchant.joinedOn as PlainDate;
  const ofProgram = (): ClaimFinding | undefined => {
    if (!benefit) return { kind: 'restaurantNotInProgram' };
    if (joinedOn > visitDate) return { kind: 'restaurantNotInProgram', since: joinedOn };
    return withoutReward(benefit, member, visitDate);
  };
  const findings = [
    await recordOf(database, member, merchant.id, visitDate),
    linkedLater(linked, merchant, visitDate),
    ofProgram(),
  ];
  return {
    merchant,
    card: {
      id: linked?.id ?? null,
      cardType: linked?.cardType ?? null,
      lastFour: linked?.lastFour ?? ('lastFour' in card ? card.lastFour : ''),
    },
    findings: findings.filter((finding) => finding !== undefined),
  };
}
