import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { changePassword } from '../accounts/change-password.ts';
import type { MemberRow } from '../accounts/find-member.ts';
import { endSessionsOf } from '../accounts/member-sessions.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { schema } from '../database/database.ts';
import { createMailer } from '../mail/index.ts';
import { startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { beginChange, finishChange, pendingChange } from './email-change/email-change-store.ts';
import { finishRecovery } from './recovery/recovery-store.ts';

const { memberSessions, recoveries } = schema;
const passwords = createPasswords({ cost: 4 });
const SESSION = 'of-the-member';
const OTHER_BROWSER = 'of-another-browser';

let accounts: TestAccounts;
let member: MemberRow;
beforeAll(async () => {
  accounts = await startAccounts('postgres');
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.reset();
  member = await accounts.member('member@example.com');
  const { partnerId, publicId: memberId } = member;
  const now = accounts.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  const { orm } = accounts.database;
  await orm
    .insert(memberSessions)
    .values({ idHash: SESSION, partnerId, memberId, isRemembered: false, expiresAt });
  const recovery = { partnerId, memberId, sessionHash: OTHER_BROWSER, codeHash: 'code', triesLeft: 5 };
  await orm.insert(recoveries).values({ ...recovery, expiresAt, confirmedAt: now });
});

const waiting = async () => {
  const result = await accounts.database.orm.execute(
    sql`select count(distinct pid)::int as waiting from pg_locks where not granted`,
  );
  return (result as { rows: { waiting: number }[] }).rows[0]?.waiting;
};

/** Holds the session's row until the one change waits for it, and the other one for that row or for the one. */
async function atOnce(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const { orm } = accounts.database;
  const isSession = and(eq(memberSessions.partnerId, member.partnerId), eq(memberSessions.idHash, SESSION));
  const begun = await orm.transaction(async (transaction) => {
    await transaction.select().from(memberSessions).where(isSession).for('update');
    const first = one();
    await expect.poll(waiting).toBe(1);
    const settled = Promise.allSettled([first, other()]);
    await expect.poll(waiting).toBe(2);
    return { settled };
  });
  return (await begun.settled).map(({ status }) => status);
}

const recover = () => {
  const { partnerId, publicId: memberId } = member;
  const owner = { partnerId, sessionHash: OTHER_BROWSER };
  return finishRecovery(accounts.database, owner, {
    memberId,
    passwordHash: 'recovered',
    now: accounts.now(),
  });
};

test('AUT-10.a of a recovery and a new password at once neither fails', async () => {
  const { partnerId, publicId: memberId } = member;
  const change = () =>
    changePassword(accounts.database, passwords, { partnerId, memberId, password: 'fork7knife' });
  expect(await atOnce(recover, change)).toEqual(['fulfilled', 'fulfilled']);
});

async function changeOfAddress() {
  const { database } = accounts;
  const now = accounts.now();
  const { partnerId, publicId: memberId, email: oldEmail } = member;
  const owner = { partnerId, memberId, sessionHash: SESSION };
  const codes = { oldEmail, newEmail: 'new@example.com', oldCodeHash: 'old', newCodeHash: 'new' };
  await beginChange(database.orm, owner, codes, now);
  const change = (await pendingChange(database, owner, now)) ?? expect.fail();
  const partner = (await readTestPartners()).find(({ id }) => id === partnerId) ?? expect.fail();
  const mailer = createMailer({ database, now: () => now, log: { warn: () => {} }, retainsBodies: true });
  return () => finishChange(database, mailer, { owner, change, partner });
}

test('AUT-10.a PRO-19.f of a recovery and a change of the address at once neither fails', async () => {
  expect(await atOnce(recover, await changeOfAddress())).toEqual(['fulfilled', 'fulfilled']);
});

test('PRO-19.e SES-31.a of the end of a session and the change of the address in it at once neither fails', async () => {
  const { partnerId, publicId: memberId } = member;
  const end = () =>
    endSessionsOf(accounts.database, { partnerId, memberId }, { except: OTHER_BROWSER, only: [SESSION] });
  expect(await atOnce(end, await changeOfAddress())).toEqual(['fulfilled', 'fulfilled']);
});
