import type { claimsContract } from '@tableside/api-client/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';

const { claimEvents, claimPictures, claims, merchantBenefits } = schema;

type Orm = Pick<Database['orm'], 'select'>;
type ClaimRow = typeof claims.$inferSelect;
type EventRow = typeof claimEvents.$inferSelect;

const MOST_LISTED = 200;

const eventBodyOf = ({ at, by, state, reason }: EventRow): claimsContract.ClaimBody['events'][number] => ({
  at: at.toISOString(),
  by,
  state,
  ...(reason !== null && { reason }),
});

const claimBodyOf = (
  claim: ClaimRow,
  hasMerchantPage: boolean,
  events: readonly EventRow[],
  pictureCount: number,
): claimsContract.ClaimBody => ({
  reference: claim.reference,
  merchantId: String(claim.merchantId),
  merchantName: claim.merchantName,
  merchantCity: claim.merchantCity,
  activeMerchant: hasMerchantPage,
  visitDate: claim.visitDate,
  billCents: claim.billCents,
  card: { lastFour: claim.lastFour, ...(claim.cardType !== null && { cardType: claim.cardType }) },
  state: claim.state,
  ...(claim.reason !== null && { reason: claim.reason }),
  ...(claim.transactionId !== null && { transactionId: claim.transactionId }),
  events: events.map(eventBodyOf),
  pictureCount,
});

export async function claimBodies(
  orm: Orm,
  { partnerId, publicId }: Pick<MemberRow, 'partnerId' | 'publicId'>,
  reference?: string,
): Promise<claimsContract.ClaimBody[]> {
  const rows = await orm
    .select({ claim: claims, pageOf: merchantBenefits.merchantId })
    .from(claims)
    .leftJoin(
      merchantBenefits,
      and(
        eq(merchantBenefits.partnerId, claims.partnerId),
        eq(merchantBenefits.merchantId, claims.merchantId),
      ),
    )
    .where(
      and(
        eq(claims.memberId, publicId),
        eq(claims.partnerId, partnerId),
        reference === undefined ? undefined : eq(claims.reference, reference),
      ),
    )
    .orderBy(desc(claims.createdAt), asc(claims.reference))
    .limit(MOST_LISTED);
  const references = rows.map(({ claim }) => claim.reference);
  if (references.length === 0) return [];
  const events = await orm
    .select()
    .from(claimEvents)
    .where(and(inArray(claimEvents.reference, references), eq(claimEvents.partnerId, partnerId)))
    .orderBy(asc(claimEvents.id));
  const pictures = await orm
    .select({ reference: claimPictures.reference, pictures: count() })
    .from(claimPictures)
    .where(and(inArray(claimPictures.reference, references), eq(claimPictures.partnerId, partnerId)))
    .groupBy(claimPictures.reference);
  const picturesOf = new Map(pictures.map((row) => [row.reference, row.pictures]));
  return rows.map(({ claim, pageOf }) =>
    claimBodyOf(
      claim,
      pageOf !== null,
      events.filter((event) => event.reference === claim.reference),
      picturesOf.get(claim.reference) ?? 0,
    ),
  );
}
