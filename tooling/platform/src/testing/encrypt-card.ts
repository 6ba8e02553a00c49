import { randomUUID } from 'node:crypto';

import { CompactEncrypt, importJWK } from 'jose';

import { CARD_MESSAGE_HEADER, type CardMessage } from '../web/card-message.ts';
import type { KeyedVault } from '../vault/index.ts';

export async function encryptCard(
  vault: Pick<KeyedVault, 'publicKeys'>,
  number: string,
  partner: string,
  others: Partial<CardMessage> = {},
): Promise<string> {
  const { keys, now } = await vault.publicKeys();
  const [key] = keys;
  if (!key?.kid) throw new Error('The vault has no key.');
  const message: CardMessage = { number, partner, iat: now, jti: randomUUID(), ...others };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(message)))
    .setProtectedHeader({ ...CARD_MESSAGE_HEADER, kid: key.kid })
    .encrypt(await importJWK(key, CARD_MESSAGE_HEADER.alg));
}
