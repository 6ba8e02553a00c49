import { createHmac, hkdfSync } from 'node:crypto';

type Purpose = 'wrapping' | 'fingerprint' | 'name';

/** A key of 256 bits for one purpose only: knowing one tells nothing of the others. */
export const deriveKey = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tableside vault', purpose, 32));

/** The keyed hash that stands for a card number: without the secret it cannot be tried out. */
export function createFingerprint(secret: string): (digits: string) => string {
  const key = deriveKey(secret, 'fingerprint');
  return (digits) => createHmac('sha256', key).update(digits).digest('base64url');
}
