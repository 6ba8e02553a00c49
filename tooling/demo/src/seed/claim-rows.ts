import { createHash } from 'node:crypto';

import {
  CLAIM_REFERENCE_CHARACTERS,
  CLAIM_REFERENCE_LENGTH,
  DAY_MS,
  localTimeOf,
  type ClaimActor,
  type ClaimReason,
  type ClaimState,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';

import { readPlaces } from './activity/places.ts';
import { publicIdOf } from './demo-people.ts';
import type { Profile } from './people-profiles.ts';

interface Step {
  readonly after: number;
  readonly by: ClaimActor;
  readonly state: ClaimState;
  readonly reason?: ClaimReason;
}

const received: Step = { after: 11, by: 'member', state: 'received' };

const stories: readonly { readonly daysAgo: number; readonly steps: readonly Step[] }[] = [
  { daysAgo: 12, steps: [received] },
  {
    daysAgo: 19,
    steps: [received, { after: 15, by: 'operator', state: 'needsMore', reason: 'receiptMissing' }],
  },
  {
    daysAgo: 27,
    steps: [received, { after: 20, by: 'operator', state: 'declined', reason: 'differentRestaurant' }],
  },
  {
    daysAgo: 34,
    steps: [received, { after: 18, by: 'operator', state: 'credited', reason: 'foundAndCredited' }],
  },
];

const referenceOf = (memberId: string, index: number): string =>
  [...createHash('sha256').update(`demo claim\n${memberId}\n${index}`).digest()]
    .slice(0, CLAIM_REFERENCE_LENGTH)
    .map((byte) => CLAIM_REFERENCE_CHARACTERS[byte % CLAIM_REFERENCE_CHARACTERS.length])
    .join('');

async function newestBill({ orm }: Pick<Database, 'orm'>, memberId: string, before: Date) {
  const { activityRecords: records } = schema;
  const [bill] = await orm
    .select()
    .from(records)
    .where(
      and(
        eq(records.memberId, memberId),
        eq(records.recordType, 'Transaction'),
        inArray(records.status, ['Awarded', 'Paid']),
        isNotNull(records.merchantId),
        lt(records.occurredAt, before),
      ),
    )
    .orderBy(desc(records.occurredAt))
    .limit(1);
  return bill;
}

export async function addClaims(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  everybody: readonly Profile[],
  today: Date,
): Promise<void> {
  const { cards, claimEvents, claims, merchants } = schema;
  for (const profile of everybody.filter(({ hasClaims }) => hasClaims && partner.hasVisitClaims)) {
    const memberId = publicIdOf(partner.id, profile.name);
    if ((await orm.$count(claims, eq(claims.memberId, memberId))) > 0) continue;
    const places = (await readPlaces({ orm }, partner, today)).open.flatMap(({ id }) => id ?? []);
    const found = await orm
      .select()
      .from(merchants)
      .where(inArray(merchants.id, places.slice(0, stories.length)))
      .orderBy(merchants.id);
    const [card] = await orm.select().from(cards).where(eq(cards.memberId, memberId)).orderBy(cards.position);
    for (const [index, { daysAgo, steps }] of stories.entries()) {
      const last = steps.at(-1) ?? received;
      const usual = new Date(today.getTime() - daysAgo * DAY_MS);
      const bill = last.state === 'credited' ? await newestBill({ orm }, memberId, usual) : undefined;
      const merchant = found[index % Math.max(1, found.length)];
      if (!merchant || !card) break;
      const visitedAt = bill?.occurredAt ?? usual;
      const momentOf = ({ after }: Step) => new Date(visitedAt.getTime() + after * DAY_MS);
      const reference = referenceOf(memberId, index);
      const visit = {
        merchantId: bill?.merchantId ?? merchant.id,
        merchantName: bill?.merchantName ?? merchant.name,
        merchantCity: merchant.city,
        visitDate: localTimeOf(visitedAt.getTime(), merchant.timeZone).date as string,
        billCents: bill?.billCents ?? 3150 + 1240 * index,
        transactionId: bill?.publicId ?? null,
      };
      await orm.insert(claims).values({
        reference,
        partnerId: partner.id,
        memberId,
        ...visit,
        cardId: card.id,
        cardType: card.cardType,
        lastFour: card.lastFour,
        findings: [],
        state: last.state,
        reason: last.reason ?? null,
        createdAt: momentOf(received),
        changedAt: momentOf(last),
      });
      await orm.insert(claimEvents).values(
        steps.map((step) => ({
          partnerId: partner.id,
          reference,
          at: momentOf(step),
          by: step.by,
          state: step.state,
          reason: step.reason ?? null,
          source: step.by === 'member' ? ('site' as const) : ('command' as const),
          decidedBy: step.by === 'operator' ? 'Support' : null,
        })),
      );
    }
  }
}
