import { and, asc, eq } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';
import { claimBodies } from './claim-bodies.ts';

const { claimDeliveries, claimEvents, claimPictures, claims } = schema;

export async function claimReportOf(
  orm: Pick<Database['orm'], 'select'>,
  {
    partnerId,
    reference,
    eventId,
  }: Pick<typeof claimDeliveries.$inferSelect, 'partnerId' | 'reference' | 'eventId'>,
) {
  const [row] = await orm
    .select({ claim: claims, event: claimEvents })
    .from(claims)
    .innerJoin(
      claimEvents,
      and(eq(claimEvents.reference, claims.reference), eq(claimEvents.partnerId, claims.partnerId)),
    )
    .where(
      and(eq(claims.reference, reference), eq(claims.partnerId, partnerId), eq(claimEvents.id, eventId)),
    );
  if (!row) return undefined;
  const { memberId: publicId, findings } = row.claim;
  const [claim] = await claimBodies(orm, { partnerId, publicId }, reference);
  const pictures = await orm
    .select()
    .from(claimPictures)
    .where(and(eq(claimPictures.reference, reference), eq(claimPictures.partnerId, partnerId)))
    .orderBy(asc(claimPictures.createdAt), asc(claimPictures.id));
  return {
    type: `claim.${row.event.state}`,
    timestamp: row.event.at.toISOString(),
    data: {
      partnerId,
      memberId: publicId,
      ...claim,
      findings,
      pictures: pictures.map(({ contentType, width, height, data }) => ({
        contentType,
        width,
        height,
        base64: Buffer.from(data).toString('base64'),
      })),
    },
  };
}
