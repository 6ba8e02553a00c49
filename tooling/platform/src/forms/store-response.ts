import { omitUndefined } from '@tableside/core';
import { and, eq } from 'drizzle-orm';

import { findMember } from '../accounts/find-member.ts';
import { schema, type Database } from '../database/database.ts';
import type { FormResponse, ReviewResponse } from './response.schema.ts';

interface Received {
  readonly formCode: string;
  readonly now: Date;
}

/** Whether the visit is one of a member of this partner. */
async function hasVisit(
  database: Database,
  { partner, publicId, transactionId }: ReviewResponse,
): Promise<boolean> {
  const { activityRecords: records } = schema;
  const member = await findMember(database, partner, publicId);
  if (!member) return false;
  const found = await database.orm
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.memberId, member.publicId),
        eq(records.publicId, transactionId),
        eq(records.recordType, 'Transaction'),
      ),
    );
  return found.length > 0;
}

/**
 * Keeps what was answered: of a visit the first review, of a page the first response, however often it is sent. Answers
 * whether it was about something there is.
 */
export async function storeResponse(
  database: Database,
  response: FormResponse,
  { formCode, now: completedAt }: Received,
): Promise<boolean> {
  const { reviews, surveyResponses } = schema;
  const answers = omitUndefined(response.answers);
  if (response.kind === 'survey') {
    const { responseId: id, partner: partnerId, campaign, path } = response;
    await database.orm
      .insert(surveyResponses)
      .values({ id, partnerId, formCode, campaign, path, answers, completedAt })
      .onConflictDoNothing();
    return true;
  }
  if (!(await hasVisit(database, response))) return false;
  const { publicId: memberId, transactionId } = response;
  await database.orm
    .insert(reviews)
    .values({ memberId, transactionId, formCode, answers, completedAt })
    .onConflictDoNothing();
  return true;
}
