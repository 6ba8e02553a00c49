import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface TokenOwner {
  readonly partnerId: string;
  readonly sessionId: string;
}

const sign = (secret: string, { partnerId, sessionId }: TokenOwner, nonce: string): string =>
  createHmac('sha256', secret)
    .update(['anti-forgery', partnerId, sessionId, nonce].join('\n'))
    .digest('base64url');

/**
 * Issues a token that is valid for one session. The random nonce protects it from compression attacks
 * (BREACH).
 */
export function issueToken(secret: string, owner: TokenOwner): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${sign(secret, owner, nonce)}`;
}

export function isTokenOf(secret: string, owner: TokenOwner, token: string | undefined): boolean {
  const [nonce, signature, ...rest] = (token ?? '').split('.');
  if (!nonce || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(secret, owner, nonce));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
