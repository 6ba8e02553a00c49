import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Context } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { ensureSession, hashSessionId } from '../../web/session.ts';

export interface CodeOwner {
  readonly partnerId: string;
  readonly sessionHash: string;
}

export const codeOwnerOf = (context: Context<PlatformEnv>): CodeOwner => ({
  partnerId: context.get('partnerId'),
  sessionHash: hashSessionId(ensureSession(context)),
});

interface CodeSubject {
  readonly partnerId: string;
  readonly subject: string;
  readonly minute: number;
}

/**
 * Derives six digits that are unpredictable without the secret. All requests for a subject within the same
 * minute get the same code.
 */
export function codeOf(secret: string, { partnerId, subject, minute }: CodeSubject): string {
  const digest = createHmac('sha256', secret)
    .update(['recovery code', partnerId, subject, minute].join('\n'))
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * Hashes a code for storage. The hash is keyed because with only a million codes, an unkeyed one is quickly
 * reversed.
 */
export const hashCode = (secret: string, { partnerId, sessionHash }: CodeOwner, code: string): string =>
  createHmac('sha256', secret)
    .update(['recovery', partnerId, sessionHash, code].join('\n'))
    .digest('base64url');

export const isSameHash = (given: string, stored: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
};
