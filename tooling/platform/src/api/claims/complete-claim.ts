import { claimStates, waitsForMember } from '@tableside/core';
import { and, eq, inArray } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { notFound } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { lockMember } from '../cards/lock-member.ts';
import { attachPictures } from './claim-pictures.ts';
import { recordChange } from './record-change.ts';

const { claims } = schema;

export const completeClaim = (
  { database, claimReports, now }: Pick<ApiOptions, 'database' | 'claimReports' | 'now'>,
  member: MemberRow,
  { reference, pictureIds }: { readonly reference: string; readonly pictureIds: readonly string[] },
): Promise<void> =>
  database.orm.transaction(async (transaction) => {
    const { partnerId, publicId } = await lockMember(transaction, member);
    const [claim] = await transaction
      .select()
      .from(claims)
      .where(
        and(
          eq(claims.reference, reference),
          eq(claims.partnerId, partnerId),
          eq(claims.memberId, publicId),
          inArray(claims.state, claimStates.filter(waitsForMember)),
        ),
      )
      .for('update');
    if (!claim) throw notFound('The member has no claim with this reference that needs more.');
    const at = now();
    await attachPictures(transaction, member, { reference, pictureIds, now: at });
    await recordChange(
      transaction,
      {
        partnerId,
        reference,
        at,
        by: 'member',
        state: 'received',
        source: 'site',
      },
      claimReports,
    );
  });
