import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { beginTestSession } from '../testing/member-session.ts';
import { startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { changePassword } from './change-password.ts';
import type { MemberRow } from './find-member.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ cost: 4 });
const EMAIL = 'member@example.com';

describe.each(databaseKinds)('changing a password on %s', (kind) => {
  let accounts: TestAccounts;
  let former: MemberRow;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    former = await accounts.member(EMAIL);
    const { partnerId, publicId: memberId } = former;
    const expiresAt = accounts.now();
    await beginTestSession(accounts.database, { partnerId, memberId, expiresAt });
    const tries = { partnerId, subject: memberId, failures: 1, lastFailureAt: accounts.now() };
    await accounts.database.orm.insert(schema.signInTries).values(tries);
    const recovery = {
      partnerId,
      memberId,
      sessionHash: 'of-another-browser',
      codeHash: 'code',
      triesLeft: 5,
    };
    await accounts.database.orm.delete(schema.recoveries);
    await accounts.database.orm.insert(schema.recoveries).values({ ...recovery, expiresAt });
  });

  const change = (provenHash: string | null) =>
    changePassword(accounts.database, passwords, {
      partnerId: former.partnerId,
      memberId: former.publicId,
      password: 'fork7knife',
      provenHash,
      changes: { firstName: 'Mo' },
    });
  const left = () =>
    Promise.all(
      [schema.memberSessions, schema.signInTries, schema.recoveries].map((table) =>
        accounts.database.orm.$count(table),
      ),
    );

  test('AUT-19.c ends the sessions and recoveries, and resets failed tries, if the current password is still the verified one', async () => {
    const changed = await change(former.passwordHash);
    expect(changed).toMatchObject({ publicId: former.publicId, firstName: 'Mo' });
    expect(await passwords.verify('fork7knife', changed?.passwordHash ?? null)).toBe(true);
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('AUT-19.c if the password was replaced meanwhile, the member, the sessions, recoveries and failed tries are unchanged', async () => {
    const proven = await passwords.hash('table4two');
    expect(await change(proven)).toBeUndefined();
    expect(await accounts.member(EMAIL)).toEqual(former);
    expect(await left()).toEqual([1, 1, 1]);
  });
});
