import crypto, { scryptSync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

import { expect, onTestFinished, test, vi } from 'vitest';

import { createPasswords } from './passwords.ts';

const cheap = { cost: 4 };

test('VAL-01 characters after the 56th do not count, and no surrogate pair is split', async () => {
  const passwords = createPasswords(cheap);
  const pair = '\u{1F374}';
  const stored = 'a'.repeat(55);
  const hash = await passwords.hash(`${stored}${pair}more`);
  expect(await passwords.verify(stored, hash)).toBe(true);
  expect(await passwords.verify(`${stored}${pair}else`, hash)).toBe(true);
  expect(await passwords.verify(stored.slice(1), hash)).toBe(false);
  const long = await passwords.hash('b'.repeat(60));
  expect(await passwords.verify('b'.repeat(56), long)).toBe(true);
  expect(await passwords.verify('b'.repeat(55), long)).toBe(false);
});

test('the parameters are stored with the hash, and two hashes of one password differ', async () => {
  const passwords = createPasswords(cheap);
  const [one, two] = await Promise.all([passwords.hash('table4two'), passwords.hash('table4two')]);
  expect(one).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  const dearer = createPasswords({ cost: 5 });
  expect([passwords.needsRehash(one), dearer.needsRehash(one)]).toEqual([false, true]);
  expect(await dearer.verify('table4two', one)).toBe(true);
});

test('a hash needs rehashing if any of its parameters is outdated, or if it is malformed', async () => {
  const passwords = createPasswords(cheap);
  const hash = await passwords.hash('table4two');
  const withParameters = (parameters: string) => hash.replace('$16$8$1$', parameters);
  expect(withParameters('$16$8$1$')).toBe(hash);
  const others = ['$8$8$1$', '$32$8$1$', '$16$4$1$', '$16$16$1$', '$16$8$2$'].map(withParameters);
  expect(others.map((other) => passwords.needsRehash(other))).toEqual(others.map(() => true));
  for (const unreadable of ['', 'table4two', `x${hash}`, `${hash}$x`, hash.replace('scrypt', 'bcrypt')]) {
    expect(passwords.needsRehash(unreadable)).toBe(true);
  }
});

test('a password that was hashed with other parameters still matches', async () => {
  const parameters = { N: 32, r: 16, p: 10 };
  const key = scryptSync('table4two', 'salt', 48, parameters).toString('base64url');
  const hash = `scrypt$32$16$10$${Buffer.from('salt').toString('base64url')}$${key}`;
  const passwords = createPasswords(cheap);
  expect(await passwords.verify('table4two', hash)).toBe(true);
  expect(await passwords.verify('table4twO', hash)).toBe(false);
});

test('AUT-05.b a missing password never matches, and takes as much work as an existing one', async () => {
  const derive = vi.spyOn(crypto, 'scrypt');
  onTestFinished(() => {
    derive.mockRestore();
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  let work = 0;
  const passwords = createPasswords({ ...cheap, onWork: () => (work += 1) });
  const hash = await passwords.hash('table4two');
  work = 0;
  derive.mockClear();
  for (const stored of [null, '', 'scrypt$0', 'no hash', hash]) {
    expect(await passwords.verify('wrong', stored)).toBe(false);
  }
  expect(work).toBe(5);
  const works = derive.mock.calls.map(([, , bytes, parameters]) => JSON.stringify([bytes, parameters]));
  expect([works.length, new Set(works).size]).toEqual([5, 1]);
});

test('many requests wait in a bounded queue, and further ones are told to retry', async () => {
  let running = 0;
  let most = 0;
  const passwords = createPasswords({
    ...cheap,
    atOnce: 2,
    longestQueue: 3,
    onWork: () => {
      running += 1;
      most = Math.max(most, running);
    },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, () => passwords.hash('table4two').finally(() => (running -= 1))),
  );
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(outcomes.at(-1)).toMatchObject({
    reason: {
      details: {
        status: 429,
        code: 'busy',
        message: 'Sign-in is busy right now. Please try again in a moment.',
        retryAfterSeconds: 5,
      },
    },
  });
  expect(await passwords.verify('wrong', null)).toBe(false);
});
