import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { readIdempotencyKey } from '../../web/idempotency-key.ts';
import type { ApiOptions } from '../api-options.ts';
import type { JoinBody } from './read-prospect.ts';

/**
 * Tells whether a form is sent again as it was; null without a key. The key is not kept: nobody can tell from the hash
 * what was in the form.
 */
export function joinHashOf(context: Context, request: JoinBody): string | null {
  const key = readIdempotencyKey(context);
  if (key === undefined) return null;
  return createHash('sha256')
    .update(JSON.stringify([key, { ...request, gRecaptchaResponse: undefined }]))
    .digest('base64url');
}

/** Who has joined with this very form and whose answer may have got lost, as long as the password is still the same. */
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
