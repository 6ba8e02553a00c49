import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { schema, type Database } from '@tableside/platform/database';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { lt } from 'drizzle-orm';

/** The time in which a challenge must be solved, and then in which its token must be used. */
const VALID_FOR_MS = 120_000;
/** A prefix of two zero bytes takes tens of thousands of hashes, which is well under a second on a phone. */
const DIFFICULTY = '0000';

export interface ChallengeOptions {
  readonly secret: string;
  readonly now: () => Date;
}

export const newChallenge = ({ secret, now }: ChallengeOptions): Promise<Challenge> =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    keyPrefix: DIFFICULTY,
    deriveKey,
    expiresAt: new Date(now().getTime() + VALID_FOR_MS),
    hmacSignatureSecret: `challenge ${secret}`,
  });

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`captcha\n${text}`).digest('base64url');

export async function tokenFor(
  { secret, now }: ChallengeOptions,
  partnerId: string,
  { challenge, solution }: { readonly challenge: Challenge; readonly solution: Solution },
): Promise<string | undefined> {
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: `challenge ${secret}`,
  }).catch(() => ({ verified: false }));
  if (!verified) return undefined;
  // The id depends on nothing but the challenge, so that one solution cannot yield two tokens.
  const id = createHash('sha256').update(
    JSON.stringify([challenge.parameters.nonce, challenge.parameters.salt]),
  );
  const text = [
    id.digest('base64url'),
    now().getTime() + VALID_FOR_MS,
    randomBytes(6).toString('base64url'),
  ].join('.');
  return `${text}.${sign(secret, `${partnerId}\n${text}`)}`;
}

export async function redeemToken(
  { orm }: Database,
  { secret, now }: ChallengeOptions,
  partnerId: string,
  token: string,
): Promise<boolean> {
  const parts = token.split('.');
  const signature = Buffer.from(parts.pop() ?? '');
  const expected = Buffer.from(sign(secret, `${partnerId}\n${parts.join('.')}`));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  const [id = '', expiry = ''] = parts;
  const expiresAt = new Date(Number(expiry));
  if (expiresAt <= now()) return false;
  const taken = await orm
    .insert(schema.captchaTokens)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: schema.captchaTokens.id });
  return taken.length > 0;
}

export async function purgeExpiredTokens({ orm }: Database, now: Date): Promise<void> {
  await orm.delete(schema.captchaTokens).where(lt(schema.captchaTokens.expiresAt, now));
}
