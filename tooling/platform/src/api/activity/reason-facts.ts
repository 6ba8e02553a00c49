import type { activityContract } from '@tableside/api-client/contract';
import { localTimeOf, omitUndefined, ratesByDay, weekdays } from '@tableside/core';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { earningTierOf } from '../../dining/index.ts';

const { activityRecords: records, cards, merchantBenefits: benefits, merchants } = schema;

export type ReasonFacts = NonNullable<activityContract.TransactionBody['reasonFacts']>;
type Member = Pick<MemberRow, 'partnerId' | 'publicId' | 'tier'>;

export async function readReasonFacts(
  { orm }: Pick<Database, 'orm'>,
  { partnerId, publicId, tier }: Member,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, ReasonFacts>> {
  if (recordIds.length === 0) return new Map();
  const rows = await orm
    .select({
      id: records.id,
      merchant: { timeZone: merchants.timeZone, joinedOn: merchants.joinedOn },
      benefit: {
        rates: benefits.rates,
        requiredTier: benefits.requiredTier,
        maxSpend: benefits.maxSpend,
        maxVisitsPerMonth: benefits.maxVisitsPerMonth,
      },
      cardLinkedAt: cards.createdAt,
    })
    .from(records)
    .leftJoin(merchants, eq(merchants.id, records.merchantId))
    .leftJoin(benefits, and(eq(benefits.partnerId, partnerId), eq(benefits.merchantId, records.merchantId)))
    .leftJoin(
      cards,
      and(
        eq(cards.memberId, publicId),
        eq(cards.partnerId, partnerId),
        eq(cards.lastFour, records.cardLastFour),
        isNull(cards.deletedAt),
      ),
    )
    .where(
      and(
        eq(records.memberId, publicId),
        eq(records.partnerId, partnerId),
        inArray(records.id, [...recordIds]),
      ),
    )
    // If several cards end in these four digits, the one linked first counts.
    .orderBy(asc(records.id), asc(cards.createdAt));
  const facts = new Map<number, ReasonFacts>();
  for (const { id, merchant, benefit, cardLinkedAt } of rows) {
    if (facts.has(id)) continue;
    const rates = benefit && ratesByDay(benefit, earningTierOf(tier));
    const earnDays = rates ? weekdays.filter((day) => rates[day] > 0) : [];
    facts.set(
      id,
      omitUndefined({
        earnDays: earnDays.length > 0 ? earnDays : undefined,
        maxSpend: benefit?.maxSpend ?? undefined,
        maxVisitsPerMonth: benefit?.maxVisitsPerMonth ?? undefined,
        cardLinkedOn:
          merchant && cardLinkedAt ? localTimeOf(cardLinkedAt.getTime(), merchant.timeZone).date : undefined,
        merchantJoinedOn: merchant?.joinedOn,
      }),
    );
  }
  return facts;
}
