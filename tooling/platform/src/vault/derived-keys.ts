import { createHmac, hkdfSync } from 'node:crypto';

type Purpose = 'wrapping' | 'fingerprint' | 'name';

export const deriveKey = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tableside vault', purpose, 32));

/** Hashes card numbers with a key. Without the secret, nobody can find a number by trying all of them. */
export function createFingerprint(secret: string): (digits: string) => string {
  const key = deriveKey(secret, 'fingerprint');
  return (digits) => createHmac('sha256', key).update(digits).digest('base64url');
}
