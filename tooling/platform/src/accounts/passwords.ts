import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { cutPassword } from '@tableside/core';

import { createQueue } from '../web/create-queue.ts';

/**
 * Hashes passwords with scrypt. Use one instance per process, because it limits how many are hashed at a
 * time.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash (`null`) nothing matches, but the call takes the same time. */
  verify(password: string, hash: string | null): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

export interface PasswordOptions {
  /** Each step doubles time and memory; 15 takes about a tenth of a second and 32 MiB. */
  readonly cost?: number;
  readonly atOnce?: number;
  readonly longestQueue?: number;
  readonly onWork?: () => void;
}

export const USUAL_PASSWORD_COST = 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Encoded {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const encode = ({ N, r, p, salt, hash }: Encoded): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

function decode(text: string): Encoded | undefined {
  const [, N, r, p, salt, hash] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(text) ?? [];
  if (!salt || !hash) return undefined;
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

const derive = (password: string, { N, r, p, salt, hash }: Encoded): Promise<Buffer> =>
  new Promise((done, fail) => {
    const maxmem = 256 * N * r * p;
    scrypt(password, salt, hash.length, { N, r, p, maxmem }, (error, key) =>
      error ? fail(error) : done(key),
    );
  });

export function createPasswords({
  cost = USUAL_PASSWORD_COST,
  atOnce = 2,
  longestQueue = 100,
  onWork,
}: PasswordOptions = {}): Passwords {
  const parameters = { N: 2 ** cost, r: BLOCK_SIZE, p: PARALLELISM };
  const dummyHash: Encoded = { ...parameters, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  const queue = createQueue({
    atOnce,
    longest: longestQueue,
    message: 'Sign-in is busy right now. Please try again in a moment.',
  });
  const work = (password: string, encoded: Encoded) =>
    queue(() => {
      onWork?.();
      return derive(cutPassword(password), encoded);
    });

  return {
    async hash(password) {
      const fresh = { ...parameters, salt: randomBytes(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };
      return encode({ ...fresh, hash: await work(password, fresh) });
    },
    async verify(password, hash) {
      const stored = hash === null ? undefined : decode(hash);
      const expected = stored ?? dummyHash;
      const isEqual = timingSafeEqual(await work(password, expected), expected.hash);
      return isEqual && stored !== undefined;
    },
    needsRehash(hash) {
      const stored = decode(hash);
      return !stored || stored.N !== parameters.N || stored.r !== parameters.r || stored.p !== parameters.p;
    },
  };
}
