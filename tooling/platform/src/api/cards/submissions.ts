import { createHash } from 'node:crypto';

import type { cardsContract } from '@tableside/api-client/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { IDEMPOTENCY_KEY_HEADER, readIdempotencyKey } from '../../web/idempotency-key.ts';
import { Problem } from '../../web/problem.ts';
import type { Transaction } from './lock-member.ts';
import type { CardRegistration } from './registrations.ts';

const { cardSubmissions } = schema;

/** How long a submission is remembered, at least. */
const KEPT_MS = 24 * 3_600_000;

/** A submission that came with a key. */
export interface Submission {
  readonly memberId: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** What was sent, without the token of a captcha: whoever tries again may have to solve another. */
const hashBody = ({ creditCards, directFileFeedOptIn }: cardsContract.AddCardsRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([creditCards, directFileFeedOptIn]))
    .digest('base64url');

/** The submission by its key; undefined when it has none. */
export function readSubmission(
  context: Context<PlatformEnv>,
  { publicId: memberId }: MemberRow,
  request: cardsContract.AddCardsRequest,
): Submission | undefined {
  const key = readIdempotencyKey(context);
  return key === undefined ? undefined : { memberId, key, bodyHash: hashBody(request) };
}

const withKeyOf = ({ memberId, key }: Submission) =>
  and(eq(cardSubmissions.memberId, memberId), eq(cardSubmissions.idempotencyKey, key));

/** What became of its cards so far; undefined for one that is new. Refuses a key that came with another body. */
export async function registrationsOf(
  orm: Pick<Transaction, 'select'>,
  submission: Submission,
): Promise<readonly CardRegistration[] | undefined> {
  const [kept] = await orm.select().from(cardSubmissions).where(withKeyOf(submission));
  if (kept && kept.bodyHash !== submission.bodyHash) {
    // Not 409: the API has no such status (API-30).
    throw new Problem({
      status: 400,
      code: 'keyReused',
      message: `This ${IDEMPOTENCY_KEY_HEADER} came with other cards before.`,
    });
  }
  return kept?.registrations;
}

/** Remembers a submission before its first card; what became of the cards so far when it is known. */
export async function beginSubmission(
  { orm }: Pick<Database, 'orm'>,
  submission: Submission,
  now: Date,
): Promise<readonly CardRegistration[]> {
  const { memberId, key: idempotencyKey, bodyHash } = submission;
  await orm
    .insert(cardSubmissions)
    .values({ memberId, idempotencyKey, bodyHash, createdAt: now })
    .onConflictDoNothing();
  return (await registrationsOf(orm, submission)) ?? [];
}

/** Keeps what became of its cards so far; in the transaction that made it so. */
export const keepRegistrations = async (
  transaction: Transaction,
  submission: Submission,
  registrations: readonly CardRegistration[],
): Promise<void> =>
  void (await transaction.update(cardSubmissions).set({ registrations }).where(withKeyOf(submission)));

/** Deletes submissions that nobody will send again. */
export async function purgeExpiredSubmissions({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - KEPT_MS);
  await orm.delete(cardSubmissions).where(lt(cardSubmissions.createdAt, longAgo));
}
