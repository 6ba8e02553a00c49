import { createHash } from 'node:crypto';

import type { cardsContract } from '@tableside/api-client/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { IDEMPOTENCY_KEY_HEADER, readIdempotencyKey } from '../../web/idempotency-key.ts';
import { Problem } from '../../web/problem.ts';
import type { Transaction } from './lock-member.ts';
import type { CardRegistration } from './registrations.ts';

const { cardSubmissions } = schema;

const RETENTION_MS = 24 * 3_600_000;

export interface Submission {
  readonly memberId: string;
  readonly partnerId: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** Leaves out the captcha token, which may differ in a retry. */
const hashBody = ({ creditCards, directFileFeedOptIn }: cardsContract.AddCardsRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([creditCards, directFileFeedOptIn]))
    .digest('base64url');

export function readSubmission(
  context: Context<PlatformEnv>,
  { publicId: memberId, partnerId }: MemberRow,
  request: cardsContract.AddCardsRequest,
): Submission | undefined {
  const key = readIdempotencyKey(context);
  return key === undefined ? undefined : { memberId, partnerId, key, bodyHash: hashBody(request) };
}

const withKeyOf = ({ memberId, partnerId, key }: Submission) =>
  and(
    eq(cardSubmissions.memberId, memberId),
    eq(cardSubmissions.partnerId, partnerId),
    eq(cardSubmissions.idempotencyKey, key),
  );

export async function registrationsOf(
  orm: Pick<Transaction, 'select'>,
  submission: Submission,
): Promise<readonly CardRegistration[] | undefined> {
  const [stored] = await orm.select().from(cardSubmissions).where(withKeyOf(submission));
  if (stored && stored.bodyHash !== submission.bodyHash) {
    // The status is 400 because the API never uses 409 (API-30).
    throw new Problem({
      status: 400,
      code: 'keyReused',
      message: `This ${IDEMPOTENCY_KEY_HEADER} was already used with other cards.`,
    });
  }
  return stored?.registrations;
}

export async function beginSubmission(
  { orm }: Pick<Database, 'orm'>,
  submission: Submission,
  now: Date,
): Promise<readonly CardRegistration[]> {
  const { memberId, partnerId, key: idempotencyKey, bodyHash } = submission;
  await orm
    .insert(cardSubmissions)
    .values({ memberId, partnerId, idempotencyKey, bodyHash, createdAt: now })
    .onConflictDoNothing();
  return (await registrationsOf(orm, submission)) ?? [];
}

export const storeRegistrations = async (
  transaction: Transaction,
  submission: Submission,
  registrations: readonly CardRegistration[],
): Promise<void> =>
  void (await transaction.update(cardSubmissions).set({ registrations }).where(withKeyOf(submission)));

export async function purgeExpiredSubmissions({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - RETENTION_MS);
  await orm.delete(cardSubmissions).where(lt(cardSubmissions.createdAt, longAgo));
}
