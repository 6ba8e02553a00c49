import { createHmac, randomBytes } from 'node:crypto';

import { desc, eq, like } from 'drizzle-orm';
import {
  compactDecrypt,
  CompactEncrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';

import { schema, type Database } from '../database/database.ts';
import { CARD_MESSAGE_HEADER, type PublicKeys } from '../web/card-message.ts';
import { deriveKey } from './derived-keys.ts';

const DAY_MS = 86_400_000;
const KEY_LIFE_MS = 30 * DAY_MS;
const GRACE_MS = DAY_MS;
const KEY_BITS = 3072;

const { alg } = CARD_MESSAGE_HEADER;
const WRAPPING = { alg: 'dir', enc: 'A256GCM' } as const;

export interface KeyRing {
  publicKeys(): Promise<PublicKeys>;
  /** Resolves to "retired" for a key that was valid once but no longer decrypts. */
  privateKey(kid: string): Promise<CryptoKey | 'retired' | undefined>;
}

interface KeyRingOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => Date;
}

export function createKeyRing({ database, secret, now }: KeyRingOptions): KeyRing {
  const { orm } = database;
  const { vaultKeys } = schema;
  const wrappingKey = deriveKey(secret, 'wrapping');
  // Key ids start with a prefix that is derived from the secret. A vault with another secret cannot unwrap
  // these keys, so it must ignore them and create its own.
  const family = createHmac('sha256', deriveKey(secret, 'name')).update('family').digest('hex').slice(0, 8);
  const unwrapped = new Map<string, Promise<CryptoKey>>();

  const readKeys = () =>
    orm
      .select()
      .from(vaultKeys)
      .where(like(vaultKeys.kid, `${family}.%`))
      .orderBy(desc(vaultKeys.createdAt), desc(vaultKeys.kid));
  const isFresh = (key: { readonly createdAt: Date } | undefined) =>
    key !== undefined && now().getTime() - key.createdAt.getTime() < KEY_LIFE_MS;

  async function makeKey() {
    const kid = `${family}.${randomBytes(8).toString('hex')}`;
    const pair = await generateKeyPair(alg, { modulusLength: KEY_BITS, extractable: true });
    const text = JSON.stringify(await exportJWK(pair.privateKey));
    const wrappedKey = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ ...WRAPPING, kid })
      .encrypt(wrappingKey);
    const publicKey: JWK = { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'enc' };
    return { kid, wrappedKey, publicKey, createdAt: now() };
  }

  async function unwrap(kid: string, wrappedKey: string): Promise<CryptoKey> {
    const { plaintext, protectedHeader } = await compactDecrypt(wrappedKey, wrappingKey, {
      keyManagementAlgorithms: [WRAPPING.alg],
      contentEncryptionAlgorithms: [WRAPPING.enc],
    });
    if (protectedHeader.kid !== kid) throw new Error(`The vault's key ${kid} contains a different key.`);
    const jwk = JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
    return (await importJWK(jwk, alg, { extractable: false })) as CryptoKey;
  }

  const makeNext = () =>
    database.exclusively(async () => {
      const keys = await readKeys();
      if (isFresh(keys[0])) return;
      await orm.insert(vaultKeys).values(await makeKey());
      for (const [index, { kid }] of keys.entries()) {
        if (isRetired(keys, index))
          await orm.update(vaultKeys).set({ wrappedKey: '' }).where(eq(vaultKeys.kid, kid));
      }
    });

  function isRetired(keys: Awaited<ReturnType<typeof readKeys>>, index: number): boolean {
    const next = keys[index - 1];
    return (
      keys[index]?.wrappedKey === '' ||
      (next !== undefined && now().getTime() - next.createdAt.getTime() > GRACE_MS)
    );
  }

  let underWay: Promise<void> | undefined;
  /**
   * Runs only once at a time: everything that waits for the lock holds a connection, and the work needs one
   * as well.
   */
  const rotate = () =>
    (underWay ??= makeNext().finally(() => {
      underWay = undefined;
    }));

  return {
    async publicKeys() {
      let [newest] = await readKeys();
      if (!isFresh(newest)) {
        await rotate();
        [newest] = await readKeys();
      }
      return { keys: newest ? [newest.publicKey as JWK] : [], now: Math.floor(now().getTime() / 1000) };
    },
    async privateKey(kid) {
      const keys = await readKeys();
      const index = keys.findIndex((key) => key.kid === kid);
      const key = keys[index];
      if (!key) return undefined;
      if (isRetired(keys, index)) {
        unwrapped.delete(kid);
        return 'retired';
      }
      const ready = unwrapped.get(kid) ?? unwrap(kid, key.wrappedKey);
      unwrapped.set(kid, ready);
      return ready;
    },
  };
}
