import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the token that calls about a member require (SES-18). It is derived from the session's id and never
 * stored.
 */
export const accessTokenOf = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`access\n${sessionId}`).digest('base64url');

export function isAccessTokenOf(
  secret: string,
  sessionId: string,
  authorization: string | undefined,
): boolean {
  const given = Buffer.from(/^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1] ?? '');
  const expected = Buffer.from(accessTokenOf(secret, sessionId));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
