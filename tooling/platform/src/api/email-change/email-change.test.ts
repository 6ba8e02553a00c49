import type { emailChangeContract, memberContract } from '@tableside/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accessTokenOf } from '../../accounts/access-token.ts';
import { schema } from '../../database/database.ts';
import {
  MINUTE_MS,
  codeOf,
  fieldErrorsIn,
  startAccounts,
  type TestAccounts,
} from '../../testing/test-accounts.ts';
import { TEST_SECRET } from '../../testing/test-api.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { purgeExpiredEmailChanges } from './email-change-store.ts';

const { emailChanges, members, memberSessions, outbox, rateLimitItems, rateLimits, recoveries } = schema;

const OLD = 'member@example.com';
const NEW = 'moved@example.org';
const TAKEN = 'vip@example.com';
const PATH = '/api/Member/EmailChange';
const CHANGED = 'Your Hilton Tables email address was changed';
const OVER = [400, 'emailChangeOver'];

describe.each(databaseKinds)('changing the email address on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    for (const table of [emailChanges, outbox, recoveries, rateLimits, rateLimitItems])
      await accounts.database.orm.delete(table);
  });

  const post = (browser: TestBrowser, path: string, body?: unknown) =>
    callAsMember(browser, `${PATH}${path}`, { method: 'POST', ...(body !== undefined && { body }) });
  const start = (browser: TestBrowser, email = NEW, currentPassword = 'table4two') =>
    post(browser, '', { email, currentPassword });
  const confirm = (browser: TestBrowser, oldCode: string, newCode: string) =>
    post(browser, '/Confirm', { oldCode, newCode });
  const pendingOf = async (browser: TestBrowser) =>
    ((await (await callAsMember(browser, PATH)).json()) as emailChangeContract.EmailChangeResponse).pending;
  const mailsTo = (recipient: string) =>
    accounts.database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.id));
  const mailOf = async (recipient: string, subject: string) =>
    (await mailsTo(recipient)).filter((mail) => mail.subject === subject);
  const codeTo = async (recipient: string) =>
    /^ {4}(\d{6})$/m.exec((await mailsTo(recipient))[0]?.body ?? '')?.[1] ?? 'none';
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const started = async (email = OLD, newEmail = NEW) => {
    const browser = await accounts.openAs(email);
    expect((await start(browser, newEmail)).status).toBe(202);
    return browser;
  };
  const finish = async (browser: TestBrowser, oldEmail = OLD, newEmail = NEW) =>
    confirm(browser, await codeTo(oldEmail), await codeTo(newEmail));
  const addressOf = async (publicId: string) => {
    const [row] = await accounts.database.orm
      .select({ email: members.email })
      .from(members)
      .where(and(eq(members.partnerId, 'hilton'), eq(members.publicId, publicId)));
    return row?.email;
  };

  test('PRO-19.a VAL-21.a it begins with the password and a new address, and mails a code to each mailbox', async () => {
    const browser = await accounts.openAs(OLD);
    expect(await pendingOf(browser)).toBeNull();
    for (const [email, password, errors] of [
      [NEW, 'wrong', { currentPassword: expect.any(String) }],
      ['a..b@c.co', 'table4two', { email: expect.any(String) }],
      [' Member@Example.com ', 'table4two', { email: expect.any(String) }],
    ] as const)
      expect(await fieldErrorsIn(await start(browser, email, password))).toEqual(errors);
    expect(await accounts.database.orm.$count(outbox)).toBe(0);

    const response = await start(browser, ' Moved@Example.org ');
    expect([response.status, await response.json()]).toEqual([202, { pending: { email: NEW } }]);
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    expect([old, fresh]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    expect(old).not.toBe(fresh);
    const [stored] = await accounts.database.orm.select().from(emailChanges);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${old}|${fresh}|${browser.sessionId()}`));
    expect(await pendingOf(browser)).toEqual({ email: NEW });
  });

  test('PRO-19.a five wrong passwords lock it like signing in', async () => {
    const browser = await accounts.openAs(OLD);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await codeOf(await start(browser, NEW, 'wrong'))).toEqual([400, 'invalid']);
    expect(await codeOf(await start(browser, NEW, 'wrong'))).toEqual([403, 'locked']);
    expect(await codeOf(await start(browser))).toEqual([403, 'locked']);
  });

  test('PRO-19.b only the codes of both mailboxes together change the address', async () => {
    const browser = await started();
    const { publicId } = await accounts.member(OLD);
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    const wrong = 'That is not the code we sent. Please check it and try again.';
    expect(await fieldErrorsIn(await confirm(browser, old, otherThan(fresh)))).toEqual({ newCode: wrong });
    expect(await fieldErrorsIn(await confirm(browser, otherThan(old), fresh))).toEqual({ oldCode: wrong });
    expect(await fieldErrorsIn(await confirm(browser, fresh, old))).toEqual({
      oldCode: wrong,
      newCode: wrong,
    });
    expect(await addressOf(publicId)).toBe(OLD);

    const response = await confirm(browser, old, fresh);
    expect(response.status).toBe(200);
    expect(((await response.json()) as memberContract.MemberResponse).email).toBe(NEW);
    expect(await addressOf(publicId)).toBe(NEW);
    expect((await accounts.open().signIn(NEW)).status).toBe(200);
    expect((await accounts.open().signIn(OLD)).status).toBe(401);
    expect(await codeOf(await confirm(browser, old, fresh))).toEqual(OVER);
  });

  test('PRO-19.c the codes hold for 15 minutes', async () => {
    const browser = await started();
    accounts.pass(14 * MINUTE_MS);
    expect(await pendingOf(browser)).toEqual({ email: NEW });
    accounts.pass(MINUTE_MS);
    expect(await pendingOf(browser)).toBeNull();
    expect(await codeOf(await finish(browser))).toEqual(OVER);
    expect(await codeOf(await post(browser, '/Codes'))).toEqual(OVER);
    accounts.pass(1);
    await purgeExpiredEmailChanges(accounts.database, accounts.now());
    expect(await accounts.database.orm.$count(emailChanges)).toBe(0);
  });

  test('PRO-19.c five wrong pairs of codes end it, also sent at once', async () => {
    const browser = await started();
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => confirm(browser, otherThan(old), fresh)),
    );
    const codes = await Promise.all(responses.map(async (response) => (await codeOf(response))[1]));
    expect(codes.filter((code) => code === 'invalid')).toHaveLength(4);
    expect(codes.filter((code) => code === 'emailChangeOver')).toHaveLength(4);
    expect(await codeOf(await confirm(browser, old, fresh))).toEqual(OVER);
    expect(await pendingOf(browser)).toBeNull();
  });

  test('PRO-19.c codes are limited to five in ten minutes for a member, and mails to a mailbox', async () => {
    const browser = await started();
    for (let count = 1; count < 5; count += 1) expect((await post(browser, '/Codes')).status).toBe(202);
    const refused = await post(browser, '/Codes');
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await codeOf(refused)).toEqual([429, 'tooManyTries']);
    expect([await mailsTo(OLD), await mailsTo(NEW)].map(({ length }) => length)).toEqual([1, 1]);
    const secondsOf = (response: Response) => Number(response.headers.get('Retry-After'));
    accounts.pass(secondsOf(refused) * 1000);
    for (let count = 0; count < 5; count += 1) expect((await post(browser, '/Codes')).status).toBe(202);
    const again = secondsOf(await post(browser, '/Codes'));
    expect(again).toBeGreaterThan(598);
    expect(again).toBeLessThanOrEqual(600);
    expect((await finish(browser)).status).toBe(200);

    for (const email of [
      'vip@example.com',
      'complete@example.com',
      'history@example.com',
      'claims@example.com',
      'nocard@example.com',
    ])
      await started(email, 'wanted@example.org');
    const [one, two] = [
      await accounts.openAs('vip@example.com'),
      await accounts.openAs('history@example.com'),
    ];
    for (const requester of [one, one, one, two, two])
      expect((await start(requester, 'wanted@example.org')).status).toBe(202);
    expect(await codeOf(await start(two, 'wanted@example.org'))).toEqual([429, 'tooManyTries']);
  });

  test('PRO-19.d an address that a member has gets the same answers and work, and its mailbox is told', async () => {
    const outcomeOf = async (newEmail: string) => {
      await accounts.reset();
      const browser = await accounts.openAs(OLD);
      accounts.takeWork();
      const begun = await start(browser, newEmail);
      const work = accounts.takeWork();
      const { pending } = (await begun.json()) as emailChangeContract.EmailChangeResponse;
      const wrong = await confirm(browser, await codeTo(OLD), '000000');
      const resent = await post(browser, '/Codes');
      return [begun.status, pending?.email === newEmail, work, await codeOf(wrong), resent.status];
    };
    const free = await outcomeOf(NEW);
    expect(await outcomeOf(TAKEN)).toEqual(free);
    const [mail] = await mailsTo(TAKEN);
    expect(mail?.subject).toBe('This address already belongs to a Hilton Tables account');
    expect(mail?.body).not.toMatch(/\b\d{6}\b/);
    const [stored] = await accounts.database.orm.select().from(emailChanges);
    expect(stored?.newEmail).toBe(TAKEN);
  });

  test('PRO-19.e one change is pending, in the browser that started it; a second one replaces it', async () => {
    const browser = await started();
    const other = await accounts.openAs(OLD);
    expect(await pendingOf(other)).toBeNull();
    expect(await codeOf(await finish(other))).toEqual(OVER);
    expect(await codeOf(await post(other, '/Codes'))).toEqual(OVER);
    expect((await callAsMember(other, PATH, { method: 'DELETE' })).status).toBe(200);
    expect(await pendingOf(browser)).toEqual({ email: NEW });
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    expect((await start(other, 'second@example.org')).status).toBe(202);
    expect(await accounts.database.orm.$count(emailChanges)).toBe(1);
    expect(await pendingOf(browser)).toBeNull();
    expect(await codeOf(await confirm(browser, old, fresh))).toEqual(OVER);
    expect(await codeOf(await confirm(other, old, fresh))).toEqual([400, 'invalid']);
    expect((await finish(other, OLD, 'second@example.org')).status).toBe(200);
  });

  test('PRO-19.e codes are sent again, and only the newest ones work', async () => {
    const browser = await started();
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    accounts.pass(10 * MINUTE_MS);
    const response = await post(browser, '/Codes');
    expect([response.status, await response.json()]).toEqual([202, { pending: { email: NEW } }]);
    accounts.pass(10 * MINUTE_MS);
    expect(await codeOf(await confirm(browser, old, fresh))).toEqual([400, 'invalid']);
    expect((await finish(browser)).status).toBe(200);
  });

  test('PRO-19.e it can be canceled, and ends with its session and with a new password', async () => {
    const browser = await started();
    const canceled = await callAsMember(browser, PATH, { method: 'DELETE' });
    expect([canceled.status, await canceled.json()]).toEqual([200, { pending: null }]);
    expect(await codeOf(await finish(browser))).toEqual(OVER);
    expect((await callAsMember(browser, PATH, { method: 'DELETE' })).status).toBe(200);

    const leaving = await started();
    await leaving.signOut();
    expect(await accounts.database.orm.$count(emailChanges)).toBe(0);

    const changing = await started();
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    const password = { password: 'another1table', passwordConfirm: 'another1table' };
    const body = { ...password, currentPassword: 'table4two' };
    expect((await callAsMember(changing, '/api/Member', { method: 'PUT', body })).status).toBe(200);
    expect(await codeOf(await confirm(changing, old, fresh))).toEqual(OVER);
    await expect.poll(() => mailOf(OLD, 'Your Hilton Tables password was changed')).toHaveLength(1);
  });

  test('PRO-19.f then every other session and the recoveries of the member end, and the old address is told', async () => {
    const browser = await started();
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    const { publicId } = await accounts.member(OLD);
    const other = await accounts.openAs(OLD);
    for (const userName of [OLD, TAKEN])
      expect(
        (await accounts.open().call('/api/Members/Recover', { method: 'POST', body: { userName } })).status,
      ).toBe(202);
    expect(await accounts.database.orm.$count(recoveries, eq(recoveries.memberId, publicId))).toBe(1);
    const before = browser.sessionId();

    expect((await confirm(browser, old, fresh)).status).toBe(200);
    expect(browser.sessionId()).not.toBe(before);
    expect((await browser.call('/api/Member')).status).toBe(200);
    expect((await other.call('/api/Member')).status).toBe(401);
    expect(await accounts.database.orm.$count(memberSessions, eq(memberSessions.memberId, publicId))).toBe(1);
    expect(await accounts.database.orm.$count(recoveries, eq(recoveries.memberId, publicId))).toBe(0);
    expect(await accounts.database.orm.$count(recoveries)).toBe(1);
    const [mail] = await mailOf(OLD, CHANGED);
    expect(mail?.body).toMatch(/If it wasn’t, please call us right away[^]*Questions\? Call /);
    expect(mail?.body).not.toContain(NEW);
  });

  test('PRV-04.e the mails to the old address are the member’s still, so that erasing finds them', async () => {
    const browser = await started();
    const { publicId } = await accounts.member(OLD);
    expect((await finish(browser)).status).toBe(200);
    const mails = await mailsTo(OLD);
    expect(mails.map(({ memberId }) => memberId)).toEqual([publicId, publicId]);
    expect(mails[0]?.subject).toBe(CHANGED);
  });

  test('PRO-19.f what is written afterwards goes to the new address', async () => {
    const browser = await started();
    await finish(browser);
    await accounts.database.orm.delete(outbox);
    const password = { password: 'another1table', passwordConfirm: 'another1table' };
    await callAsMember(browser, '/api/Member', {
      method: 'PUT',
      body: { ...password, currentPassword: 'table4two' },
    });
    await expect.poll(() => accounts.database.orm.select().from(outbox)).toMatchObject([{ recipient: NEW }]);
  });

  test('PRO-19.g of two members who prove the same address one gets it, and nothing of the other changes', async () => {
    const [one, two] = [await started(OLD), await started(TAKEN)];
    const codes = (mails: readonly { body: string }[]) =>
      mails.flatMap(({ body }) => /^ {4}(\d{6})$/m.exec(body)?.[1] ?? []);
    const [newestCode = '', firstCode = ''] = codes(await mailsTo(NEW));
    const { publicId } = await accounts.member(TAKEN);
    const other = await accounts.openAs(TAKEN);
    const responses = await Promise.all([
      confirm(one, await codeTo(OLD), firstCode),
      confirm(two, await codeTo(TAKEN), newestCode),
    ]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    const isFirst = statuses[0] === 200;
    expect(await codeOf(responses[isFirst ? 1 : 0])).toEqual([400, 'emailInUse']);
    expect(await accounts.database.orm.$count(emailChanges)).toBe(0);
    expect(await accounts.database.orm.$count(members, eq(members.email, NEW))).toBe(1);
    if (isFirst) {
      expect(await addressOf(publicId)).toBe(TAKEN);
      expect((await other.call('/api/Member')).status).toBe(200);
    }
    const loser = isFirst ? TAKEN : OLD;
    expect((await mailsTo(loser)).map(({ subject }) => subject)).toEqual([
      'Your Hilton Tables code to change your email address',
    ]);
  });

  test('PRO-19.g the same codes sent twice at once change the address once', async () => {
    const browser = await started();
    const [old, fresh] = [await codeTo(OLD), await codeTo(NEW)];
    const token = await browser.token();
    const headers = { Authorization: `Bearer ${accessTokenOf(TEST_SECRET, browser.sessionId())}` };
    const call = () =>
      browser.call(`${PATH}/Confirm`, {
        method: 'POST',
        token,
        headers,
        body: { oldCode: old, newCode: fresh },
      });
    const statuses = (await Promise.all([call(), call()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await mailOf(OLD, CHANGED)).toHaveLength(1);
  });
  test('PRO-19.j where the partner does not allow it there is nothing to call', async () => {
    for (const partner of ['choice', 'american']) {
      const browser = await accounts.openAs(OLD, partner);
      const calls = [
        callAsMember(browser, PATH),
        start(browser),
        confirm(browser, '000000', '000000'),
        post(browser, '/Codes'),
        callAsMember(browser, PATH, { method: 'DELETE' }),
      ];
      for (const response of await Promise.all(calls))
        expect(await codeOf(response)).toEqual([404, 'notFound']);
    }
    expect(await accounts.database.orm.$count(outbox)).toBe(0);
  });

  test('PRO-19.j a support agent in an emulation can look but change nothing', async () => {
    const browser = await accounts.openAs(OLD, 'hilton', { isReadOnly: true });
    expect(await pendingOf(browser)).toBeNull();
    expect(await codeOf(await start(browser))).toEqual([403, 'readOnly']);
  });
});
