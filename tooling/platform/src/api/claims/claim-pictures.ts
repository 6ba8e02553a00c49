import { DAY_MS } from '@tableside/core';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import type { Transaction } from '../cards/lock-member.ts';
import { claimProblem } from './claim-refusals.ts';

const { claimPictures } = schema;

export const PICTURE_WAITS_MS = DAY_MS;

/**
 * Assigns pictures to a claim. Throws 400 "pictureUnknown" unless the member uploaded each of them within the
 * last day and for no other claim.
 */
export async function attachPictures(
  transaction: Transaction,
  { partnerId, publicId }: Pick<MemberRow, 'partnerId' | 'publicId'>,
  { reference, pictureIds, now }: { reference: string; pictureIds: readonly string[]; now: Date },
): Promise<void> {
  const wanted = [...new Set(pictureIds)];
  if (wanted.length === 0) return;
  const attached = await transaction
    .update(claimPictures)
    .set({ reference })
    .where(
      and(
        inArray(claimPictures.id, wanted),
        eq(claimPictures.partnerId, partnerId),
        eq(claimPictures.memberId, publicId),
        isNull(claimPictures.reference),
        gt(claimPictures.createdAt, new Date(now.getTime() - PICTURE_WAITS_MS)),
      ),
    )
    .returning({ id: claimPictures.id });
  if (attached.length < wanted.length) throw claimProblem('pictureUnknown');
}
