import { createHash } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { IDEMPOTENCY_KEY_HEADER, readIdempotencyKey } from '../../web/idempotency-key.ts';
import { Problem } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { refuseOtherTerms } from '../refuse-other-terms.ts';
import type { JoinBody } from './read-prospect.ts';

export type JoinHashes = Pick<MemberRow, 'joinKeyHash' | 'joinHash'>;

/**
 * Hashes the request's key, and the key together with the form. The key itself is not stored, so the form
 * cannot be guessed from its hash.
 */
export function joinHashesOf(context: Context, request: JoinBody): JoinHashes {
  const key = readIdempotencyKey(context);
  if (key === undefined) return { joinKeyHash: null, joinHash: null };
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  return {
    joinKeyHash: hash(`join ${key}`),
    joinHash: hash(JSON.stringify([key, { ...request, gRecaptchaResponse: undefined }])),
  };
}

export interface JoinForm {
  readonly partner: PartnerSettings;
  readonly request: JoinBody;
  readonly hashes: JoinHashes;
}

export const keyReused = () =>
  new Problem({
    status: 400,
    code: 'keyReused',
    message: `This ${IDEMPOTENCY_KEY_HEADER} was already used with another form.`,
  });

interface Joined {
  readonly memberId: string;
  readonly passwordHash: string | null;
}

async function findJoined(
  { database: { orm } }: ApiOptions,
  partnerId: string,
  { joinKeyHash, joinHash }: JoinHashes,
): Promise<Joined | undefined> {
  if (joinKeyHash === null) return undefined;
  const { members } = schema;
  const [found] = await orm
    .select({
      memberId: members.publicId,
      passwordHash: members.passwordHash,
      joinHash: members.joinHash,
    })
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(members.joinKeyHash, joinKeyHash)));
  if (found && found.joinHash !== joinHash) throw keyReused();
  return found;
}

interface Joining {
  readonly join: () => Promise<string>;
  readonly repeat: (joined: Joined) => Promise<string | undefined>;
}

export async function joinOnce(
  options: ApiOptions,
  { partner, request, hashes }: JoinForm,
  { join, repeat }: Joining,
): Promise<string> {
  const repeated = async () => {
    const joined = await findJoined(options, partner.id, hashes);
    return joined && repeat(joined);
  };
  const before = await repeated();
  if (before !== undefined) return before;
  refuseOtherTerms(partner, request);
  return join().catch(async (cause: unknown) => {
    // The same form, sent in parallel, may have caused the error.
    const meanwhile = await repeated();
    if (meanwhile === undefined) throw cause;
    return meanwhile;
  });
}
