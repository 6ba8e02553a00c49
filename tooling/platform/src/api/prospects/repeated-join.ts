import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { readIdempotencyKey } from '../../web/idempotency-key.ts';
import type { ApiOptions } from '../api-options.ts';
import type { JoinBody } from './read-prospect.ts';

/**
 * A hash that recognizes a repeated form; null without an idempotency key. The key is not stored, so the
 * form's content cannot be guessed from the hash.
 */
export function joinHashOf(context: Context, request: JoinBody): string | null {
  const key = readIdempotencyKey(context);
  if (key === undefined) return null;
  return createHash('sha256')
    .update(JSON.stringify([key, { ...request, gRecaptchaResponse: undefined }]))
    .digest('base64url');
}

/**
 * The member who joined with exactly this form, whose response may have been lost, as long as the password is
 * unchanged.
 */
export async function findRepeated(
  { database: { orm }, passwords }: ApiOptions,
  { partnerId, email, joinHash }: Pick<MemberRow, 'partnerId' | 'email' | 'joinHash'>,
  password: string | undefined,
): Promise<{ readonly memberId: string; readonly provenHash: string } | undefined> {
  if (joinHash === null || password === undefined) return undefined;
  const { members } = schema;
  const [found] = await orm
    .select({ memberId: members.publicId, provenHash: members.passwordHash })
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(members.email, email), eq(members.joinHash, joinHash)));
  const provenHash = found?.provenHash ?? null;
  if (!found || provenHash === null || !(await passwords.verify(password, provenHash))) return undefined;
  return { memberId: found.memberId, provenHash };
}
