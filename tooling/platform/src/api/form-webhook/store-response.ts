import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { findMember, type MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { maskCardNumbers, valueHoldsCardNumber } from '../../web/card-numbers.ts';
import type { FormAnswer, FormResponse } from './form-webhook.schema.ts';

async function hasVisit(
  database: Database,
  { partnerId, publicId }: MemberRow,
  transactionId: string,
): Promise<boolean> {
  const { activityRecords: records } = schema;
  const found = await database.orm
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.memberId, publicId),
        eq(records.partnerId, partnerId),
        eq(records.publicId, transactionId),
        eq(records.recordType, 'Transaction'),
      ),
    );
  return found.length > 0;
}

const valueOf = ({ number, text, choice }: FormAnswer) => number ?? text ?? choice?.label;

const answersOf = (answers: readonly FormAnswer[]): Record<string, string | number> =>
  Object.fromEntries(
    answers.flatMap((answer) => {
      const value = valueOf(answer);
      const { id, ref = id } = answer.field;
      return value === undefined || valueHoldsCardNumber(value) ? [] : [[ref, value]];
    }),
  );

const uuidOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 32);

/**
 * Stores the first review of a visit, and each survey response once, however often it is sent. Returns
 * whether this call stored it: false if it was stored before, or if the member has no such visit.
 */
export async function storeResponse(
  database: Database,
  partnerId: string,
  response: FormResponse,
): Promise<boolean> {
  const { reviews, surveyResponses } = schema;
  const { form_id: formCode, token, submitted_at: submittedAt, hidden } = response;
  const answers = answersOf(response.answers);
  const completedAt = new Date(submittedAt);
  const { transaction_id: transactionId = '', public_id: publicId = '' } = hidden;
  if (transactionId === '') {
    const { utm_campaign: campaign = '', utm_source: path = '' } = hidden;
    const stored = await database.orm
      .insert(surveyResponses)
      .values({
        id: uuidOf(token),
        partnerId,
        formCode,
        campaign: maskCardNumbers(campaign),
        path: maskCardNumbers(path),
        answers,
        completedAt,
      })
      .onConflictDoNothing()
      .returning({ id: surveyResponses.id });
    return stored.length > 0;
  }
  const member = await findMember(database, partnerId, publicId);
  if (!member || !(await hasVisit(database, member, transactionId))) return false;
  const stored = await database.orm
    .insert(reviews)
    .values({ memberId: member.publicId, partnerId, transactionId, formCode, answers, completedAt })
    .onConflictDoNothing()
    .returning({ id: reviews.transactionId });
  return stored.length > 0;
}
