import { createHash, randomUUID } from 'node:crypto';

import { cardNumberError, cardTypeOf, cardTypes } from '@tableside/core';
import { eq, inArray } from 'drizzle-orm';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import * as z from 'zod';

import { schema, type Database } from '../database/database.ts';
import { CARD_MESSAGE_HEADER, type CardMessage } from '../web/card-message.ts';
import { createFingerprint } from './derived-keys.ts';
import { createKeyRing } from './key-ring.ts';
import { VaultError, type KeyedVault, type VaultCard } from './vault.ts';

const OLDEST_SECONDS = 2 * 3600;
const TOLERANCE_SECONDS = 5 * 60;
const LONGEST_MESSAGE = 4096;

export interface VaultOptions {
  readonly database: Database;
  /** Keys and fingerprints are derived from this secret. With another one, known cards are not recognized. */
  readonly secret: string;
  readonly now: () => Date;
  readonly refusalOf?: ((number: string) => VaultCard['refusal']) | undefined;
}

const cardMessage: z.ZodType<CardMessage> = z.object({
  number: z.string().regex(/^\d{13,19}$/),
  partner: z.string(),
  iat: z.int(),
  jti: z.string().regex(/^[\w-]{16,64}$/),
});

/** Errors must not reveal anything about the content, and parsers quote their input. */
function parseMessage(plaintext: Uint8Array): CardMessage {
  try {
    const read = cardMessage.safeParse(JSON.parse(new TextDecoder().decode(plaintext)));
    if (read.success) return read.data;
  } catch {
    // The content is not JSON.
  }
  throw new VaultError('unreadable');
}

function kidOf(message: string): string {
  try {
    const { kid } = decodeProtectedHeader(message);
    if (message.length <= LONGEST_MESSAGE && typeof kid === 'string') return kid;
  } catch {
    // The message is not a JWE.
  }
  throw new VaultError('unreadable');
}

export function createVault({ database, secret, now, refusalOf }: VaultOptions): KeyedVault {
  const { orm } = database;
  const { vaultCards } = schema;
  const keys = createKeyRing({ database, secret, now });
  const fingerprintOf = createFingerprint(secret);

  async function decrypt(message: string): Promise<CardMessage> {
    const key = await keys.privateKey(kidOf(message));
    if (key === undefined) throw new VaultError('unreadable');
    if (key === 'retired') throw new VaultError('expired');
    const opened = await compactDecrypt(message, key, {
      keyManagementAlgorithms: [CARD_MESSAGE_HEADER.alg],
      contentEncryptionAlgorithms: [CARD_MESSAGE_HEADER.enc],
      maxDecompressedLength: 0,
    }).catch(() => undefined);
    if (!opened) throw new VaultError('unreadable');
    return parseMessage(opened.plaintext);
  }

  function checkAge({ iat }: CardMessage): void {
    const age = now().getTime() / 1000 - iat;
    if (age < -TOLERANCE_SECONDS) throw new VaultError('unreadable');
    if (age > OLDEST_SECONDS) throw new VaultError('expired');
  }

  return {
    publicKeys: () => keys.publicKeys(),
    async tokenize({ encryptedCardNumber, partnerId }) {
      const message = await decrypt(encryptedCardNumber);
      const { number, partner, jti } = message;
      const cardType = cardTypeOf(number);
      if (partner !== partnerId || !cardType || cardNumberError(number, cardTypes) !== undefined)
        throw new VaultError('unreadable');
      checkAge(message);
      const fingerprint = fingerprintOf(number);
      // The hash includes the fingerprint, so that an id that is reused for another number cannot match
      // another card.
      const messageId = createHash('sha256').update(`${partner}\n${jti}\n${fingerprint}`).digest('base64url');
      const fresh = { token: randomUUID(), messageId, fingerprint, cardType, lastFour: number.slice(-4) };
      await orm
        .insert(vaultCards)
        .values({ ...fresh, createdAt: now() })
        .onConflictDoNothing();
      const [stored] = await orm.select().from(vaultCards).where(eq(vaultCards.messageId, messageId));
      const { token, lastFour } = stored ?? fresh;
      const refusal = refusalOf?.(number);
      return { token, fingerprint, cardType, lastFour, ...(refusal && { refusal }) };
    },
    async forget(tokens) {
      if (tokens.length > 0) await orm.delete(vaultCards).where(inArray(vaultCards.token, [...tokens]));
    },
  };
}
