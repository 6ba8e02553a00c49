import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** What a code is bound to: it is worth nothing in another browser or at another partner. */
export interface CodeOwner {
  readonly partnerId: string;
  /** The hash of the browser's session id. */
  readonly sessionHash: string;
}

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code. With a key, because a million codes are tried in no time. */
export const hashCode = (secret: string, { partnerId, sessionHash }: CodeOwner, code: string): string =>
  createHmac('sha256', secret)
    .update(['recovery', partnerId, sessionHash, code].join('\n'))
    .digest('base64url');

export const isSameHash = (given: string, kept: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
};
