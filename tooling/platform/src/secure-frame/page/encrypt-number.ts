import { CompactEncrypt, importJWK } from 'jose';

import { CARD_MESSAGE_HEADER, type CardMessage, type PublicKeys } from '../../web/card-message.ts';

const KEYS_WITHIN_MS = 10_000;

async function readKeys(): Promise<PublicKeys> {
  const response = await fetch('/keys', {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(KEYS_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The request for keys failed with ${response.status}.`);
  return (await response.json()) as PublicKeys;
}

export async function encryptNumber(number: string, partner: string): Promise<string> {
  const { keys, now } = await readKeys();
  const [key] = keys;
  if (!key?.kid) throw new Error('There is no key.');
  const message: CardMessage = { number, partner, iat: now, jti: crypto.randomUUID() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(message)))
    .setProtectedHeader({ ...CARD_MESSAGE_HEADER, kid: key.kid })
    .encrypt(await importJWK(key, CARD_MESSAGE_HEADER.alg));
}
