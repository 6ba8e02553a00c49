import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { schema } from '../database/database.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPasswords } from './passwords.ts';
import { purgeExpiredTries, LOCK_MS, locked, tryPassword, TRIES_BEFORE_LOCK } from './sign-in-tries.ts';

const passwords = createPasswords({ cost: 4 });
const hash = await passwords.hash('table4two');
const DAY_MS = 86_400_000;

describe.each(databaseKinds)('sign-in tries on %s', (kind) => {
  let opened: TestDatabase;
  let moment: number;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    moment = Date.UTC(2026, 4, 1, 12);
    await opened.database.orm.delete(schema.signInTries);
  });

  const options = () => ({ database: opened.database, passwords, now: () => new Date(moment) });
  const attempt = (password: string, subject = 'member-1', partnerId = 'hilton') =>
    tryPassword(options(), { partnerId, subject, password, hash });
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await attempt('wrong');
  };
  const rows = () => opened.database.orm.select().from(schema.signInTries);
  const right = { outcome: 'right' };
  const wrong = { outcome: 'wrong' };

  test('AUT-06.a the fifth consecutive wrong one locks for thirty minutes, in which no password is verified', async () => {
    await fail(TRIES_BEFORE_LOCK - 1);
    expect(await attempt('wrong')).toEqual({ outcome: 'locked', retryAfterSeconds: 1800 });
    const verify = vi.spyOn(passwords, 'verify');
    moment += LOCK_MS / 2 + 500;
    expect(await attempt('table4two')).toEqual({ outcome: 'locked', retryAfterSeconds: 900 });
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  test('AUT-06.a a lock ends exactly on time, and the count starts again', async () => {
    await fail(TRIES_BEFORE_LOCK);
    moment += LOCK_MS - 1;
    expect(await attempt('table4two')).toEqual({ outcome: 'locked', retryAfterSeconds: 1 });
    moment += 1;
    expect(await attempt('wrong')).toEqual(wrong);
    await fail(TRIES_BEFORE_LOCK - 2);
    expect(await attempt('wrong')).toMatchObject({ outcome: 'locked' });
  });

  test('AUT-06.a a correct one resets the count', async () => {
    await fail(TRIES_BEFORE_LOCK - 1);
    expect(await attempt('table4two')).toEqual(right);
    expect(await rows()).toEqual([]);
    await fail(TRIES_BEFORE_LOCK - 1);
    expect(await attempt('table4two')).toEqual(right);
  });

  test('AUT-06.a tries are counted per subject and partner', async () => {
    await fail(TRIES_BEFORE_LOCK);
    expect(await attempt('wrong', 'member-2')).toEqual(wrong);
    expect(await attempt('wrong', 'member-1', 'american')).toEqual(wrong);
    expect(await attempt('table4two', 'member-2')).toEqual(right);
    expect(await attempt('table4two')).toMatchObject({ outcome: 'locked' });
    expect((await rows()).map(({ partnerId, subject }) => `${partnerId} ${subject}`).toSorted()).toEqual([
      'american member-1',
      'hilton member-1',
    ]);
  });

  test('a try that could not be verified does not count', async () => {
    await fail(2);
    const failure = new Error('busy');
    const verify = vi.spyOn(passwords, 'verify').mockRejectedValue(failure);
    await expect(attempt('table4two')).rejects.toBe(failure);
    expect(await rows()).toMatchObject([{ failures: 2, lockedUntil: null }]);
    verify.mockRestore();
  });

  test('a try that could not be verified does not lock, and only itself is reversed', async () => {
    await fail(TRIES_BEFORE_LOCK - 1);
    await attempt('wrong', 'member-2');
    const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async () => {
      throw new Error('busy');
    });
    await expect(attempt('table4two')).rejects.toThrow('busy');
    verify.mockRestore();
    expect(await attempt('table4two')).toEqual(right);
    expect(await rows()).toMatchObject([{ subject: 'member-2', failures: 1 }]);
  });

  test.each([
    ['signs in', () => opened.database.orm.delete(schema.signInTries)],
    ['is not judged', () => opened.database.orm.update(schema.signInTries).set({ lockedUntil: null })],
  ])(
    'a lock removed while its try is verified, because another one %s, ends immediately',
    async (_, lift) => {
      await fail(TRIES_BEFORE_LOCK - 1);
      const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async () => {
        await lift();
        return false;
      });
      expect(await attempt('wrong')).toEqual({ outcome: 'locked', retryAfterSeconds: 1 });
      verify.mockRestore();
    },
  );

  test('expired locks and failures older than a day are deleted', async () => {
    await fail(1);
    moment += DAY_MS;
    await purgeExpiredTries(opened.database, new Date(moment));
    expect(await rows()).toHaveLength(1);
    moment += 1;
    await purgeExpiredTries(opened.database, new Date(moment));
    expect(await rows()).toEqual([]);
    await fail(TRIES_BEFORE_LOCK);
    await purgeExpiredTries(opened.database, new Date(moment + LOCK_MS));
    expect(await rows()).toHaveLength(1);
    await purgeExpiredTries(opened.database, new Date(moment + LOCK_MS + 1));
    expect(await rows()).toEqual([]);
  });
});

test('AUT-06.c the response to a lock has its remaining time', () => {
  expect(locked({ outcome: 'locked', retryAfterSeconds: 7 }).details).toEqual({
    status: 403,
    code: 'locked',
    message: 'Your account has been locked for 30 minutes',
    retryAfterSeconds: 7,
  });
});
