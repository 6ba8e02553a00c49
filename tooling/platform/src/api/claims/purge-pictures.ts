import { claimStates, DAY_MS, isOpenClaim } from '@tableside/core';
import { and, eq, exists, isNull, lte, notInArray, or } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';
import { PICTURE_WAITS_MS } from './claim-pictures.ts';

const { claimPictures, claims } = schema;

const RETAINED_AFTER_DECISION_MS = 90 * DAY_MS;

export async function purgeExpiredPictures({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const decided = orm
    .select({ reference: claims.reference })
    .from(claims)
    .where(
      and(
        eq(claims.reference, claimPictures.reference),
        eq(claims.partnerId, claimPictures.partnerId),
        notInArray(claims.state, claimStates.filter(isOpenClaim)),
        lte(claims.changedAt, before(RETAINED_AFTER_DECISION_MS)),
      ),
    );
  await orm
    .delete(claimPictures)
    .where(
      or(
        and(isNull(claimPictures.reference), lte(claimPictures.createdAt, before(PICTURE_WAITS_MS))),
        exists(decided),
      ),
    );
}
