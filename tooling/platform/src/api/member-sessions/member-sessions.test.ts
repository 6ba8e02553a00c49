import { memberSessionsContract } from '@tableside/api-client/contract';
import { deviceKinds } from '@tableside/core';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { sessionsProlonged } from '../../accounts/prolong-sessions.ts';
import { schema } from '../../database/database.ts';
import { defaultRetentionDays } from '../../member-data/table-policies.ts';
import { newDeviceMail } from '../../mail/index.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { buildJoinForm } from '../../testing/join-form.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { readTestPartners } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { hashSessionId } from '../../web/session.ts';

const EMAIL = 'member@example.com';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

const partners = await readTestPartners();
const withMembers = partners.flatMap(({ id, enrollmentType }) => (enrollmentType === 'none' ? [] : [id]));

describe.each(databaseKinds)('the sessions of a member on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    await accounts.database.orm.delete(schema.outbox);
  });

  const signIn = async (
    userAgent: string,
    { browser = accounts.open(), password = 'table4two', rememberMe = false } = {},
  ) => {
    const body = { userName: EMAIL, password, rememberMe };
    const headers = { 'User-Agent': userAgent };
    expect((await browser.call('/api/SignIn', { method: 'POST', body, headers })).status).toBe(200);
    return browser;
  };
  const listFrom = async (response: Response) => {
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    return memberSessionsContract.sessionsResponse.parse(await response.json()).sessions;
  };
  const list = async (browser: TestBrowser) => listFrom(await callAsMember(browser, '/api/Member/Sessions'));
  const end = (browser: TestBrowser, id = '') =>
    callAsMember(browser, `/api/Member/Sessions${id && '/'}${id}`, { method: 'DELETE' });
  const statusOf = async (browser: TestBrowser) => (await browser.call('/api/Member')).status;
  const mails = () =>
    accounts.database.orm
      .select({ to: schema.outbox.recipient, subject: schema.outbox.subject, body: schema.outbox.body })
      .from(schema.outbox)
      .orderBy(desc(schema.outbox.id));
  /**
   * Mails are written after the response. A test that expects none therefore signs in from another device and
   * waits for that mail.
   */
  const notifications = async () =>
    (await mails()).filter(({ subject }) => subject.startsWith('New sign-in'));

  test('SES-30.a the list has browser and device, when each began and was last used, and marks this one, first', async () => {
    const begunAt = accounts.now().toISOString();
    const phone = await signIn(CHROME, { rememberMe: true });
    accounts.pass(MINUTE_MS);
    const computer = await signIn(FIREFOX);
    accounts.pass(2 * MINUTE_MS);
    expect(await statusOf(phone)).toBe(200);
    const lastUsedAt = accounts.now().toISOString();
    expect(await list(computer)).toMatchObject([
      { browser: 'Firefox', device: 'linux', isThis: true },
      { browser: 'Chrome', device: 'androidPhone', isThis: false, begunAt, lastUsedAt },
    ]);
    expect((await list(phone)).map(({ isThis }) => isThis)).toEqual([true, false]);
  });

  test('OPS-05.b the member is read while the write that prolongs the session hangs', async () => {
    // Unlike `accounts.open`, this browser does not wait for the write.
    const browser = await signIn(FIREFOX, { browser: openBrowser(accounts.api, 'hilton') });
    accounts.pass(MINUTE_MS);
    const { database } = accounts;
    const run = database.run.bind(database);
    const write = Promise.withResolvers<never[]>();
    const spy = vi
      .spyOn(database, 'run')
      .mockImplementation((statement) =>
        statement.name === 'prolong sessions' ? write.promise : run(statement),
      );
    onTestFinished(async () => {
      write.resolve([]);
      await sessionsProlonged(database);
      spy.mockRestore();
    });
    expect(await statusOf(browser)).toBe(200);
    expect(spy).toHaveBeenCalledWith(expect.objectContaining({ name: 'prolong sessions' }));
  });

  test.each(withMembers)(
    'SES-30.a SES-31.a SES-31.b a member of %s lists and ends sessions',
    async (partner) => {
      const own = await accounts.openAs(EMAIL, partner);
      const [one, two] = [await accounts.openAs(EMAIL, partner), await accounts.openAs(EMAIL, partner)];
      const listed = await list(own);
      expect(listed.map(({ isThis, browser, device }) => [isThis, browser, device])).toEqual([
        [true, null, null],
        [false, null, null],
        [false, null, null],
      ]);
      const left = await listFrom(await end(own, listed[1]?.id));
      expect(left).toEqual(listed.filter(({ id }) => id !== listed[1]?.id));
      expect([await statusOf(one), await statusOf(two)].toSorted((a, b) => a - b)).toEqual([200, 401]);
      expect(await listFrom(await end(own))).toMatchObject([{ isThis: true }]);
      expect([await statusOf(one), await statusOf(two), await statusOf(own)]).toEqual([401, 401, 200]);
    },
  );

  test('SES-30.a a session that is over is not listed', async () => {
    const own = await accounts.openAs(EMAIL);
    await accounts.openAs(EMAIL, 'hilton', { lastsMs: MINUTE_MS });
    expect(await list(own)).toHaveLength(2);
    accounts.pass(MINUTE_MS);
    expect(await list(own)).toHaveLength(1);
  });

  test('SES-30.a the last use is told to the hour once a session cannot be prolonged any more', async () => {
    const phone = await signIn(CHROME, { rememberMe: true });
    const { orm } = accounts.database;
    const DAY_MS = 1440 * MINUTE_MS;
    for (const days of [80, 80]) {
      accounts.pass(days * DAY_MS);
      expect(await statusOf(phone)).toBe(200);
    }
    accounts.pass(2 * DAY_MS);
    expect(await statusOf(phone)).toBe(200);
    const used = accounts.now().toISOString();
    accounts.pass(59 * MINUTE_MS);
    const computer = await signIn(FIREFOX);
    expect((await list(computer))[1]).toMatchObject({ lastUsedAt: used });
    const rows = () => orm.select({ at: schema.memberSessions.lastUsedAt }).from(schema.memberSessions);
    const before = await rows();
    await statusOf(phone);
    expect(await rows()).toEqual(before);
  });

  test('SES-30.b neither the answer nor the database has the browser’s own text, an address or what opens a session', async () => {
    const phone = await signIn(CHROME);
    const own = await signIn(FIREFOX);
    const response = JSON.stringify(await list(own));
    const { memberSessions, memberDevices } = schema;
    const stored = JSON.stringify([
      await accounts.database.orm.select().from(memberSessions),
      await accounts.database.orm.select().from(memberDevices),
    ]);
    for (const browser of [phone, own]) {
      const id = browser.sessionId();
      expect(response).not.toContain(id);
      expect(response).not.toContain(hashSessionId(id));
      expect(stored).not.toContain(id);
      expect(stored).not.toContain(browser.cookies.get('__Host-tableside-device') ?? 'no cookie');
    }
    for (const text of ['Mozilla', '150.0', '127.0.0.1']) expect(response + stored).not.toContain(text);
  });

  test('SES-30.c support’s view gets no list and ends nothing, and is not in the list', async () => {
    const own = await accounts.openAs(EMAIL, 'american');
    const support = await accounts.openAs(EMAIL, 'american', { isReadOnly: true });
    expect(await codeOf(await callAsMember(support, '/api/Member/Sessions'))).toEqual([403, 'readOnly']);
    const listed = await list(own);
    expect(listed).toHaveLength(1);
    for (const id of ['', listed[0]?.id])
      expect(await codeOf(await end(support, id))).toEqual([403, 'readOnly']);
    expect(await list(own)).toEqual(listed);
    await end(own);
    expect(await statusOf(support)).toBe(200);
  });

  test('SES-31.d no id ends this session or another member’s, and one that is over ends nothing more', async () => {
    const own = await accounts.openAs(EMAIL);
    const other = await accounts.openAs('vip@example.com');
    const second = await accounts.openAs(EMAIL);
    const [this_, that] = await list(own);
    const [foreign] = await list(other);
    for (const id of [this_?.id, foreign?.id, hashSessionId(other.sessionId()), 'none'])
      expect(await listFrom(await end(own, id))).toHaveLength(2);
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 200]);
    for (let times = 0; times < 2; times += 1)
      expect(await listFrom(await end(own, that?.id))).toHaveLength(1);
    expect([await statusOf(second), await statusOf(other)]).toEqual([401, 200]);
    await end(own);
    expect(await statusOf(other)).toBe(200);
  });

  test('SES-31.d thirty endings an hour are answered', async () => {
    const HOUR_MS = 60 * MINUTE_MS;
    accounts.pass(HOUR_MS - (accounts.now().getTime() % HOUR_MS));
    const own = await accounts.openAs(EMAIL);
    for (const id of ['', 'x', '']) expect((await end(own, id)).status).toBe(200);
    await countAhead(accounts.database, 'session-ends', 26);
    expect((await end(own, 'x')).status).toBe(200);
    for (const id of ['', 'x']) {
      const refused = await end(own, id);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    }
    expect((await end(await accounts.openAs('vip@example.com'))).status).toBe(200);
  });

  test('SES-32.a a sign-in on another device is told by mail, with browser and time, and what to do', async () => {
    await signIn(FIREFOX);
    await signIn(CHROME);
    await expect.poll(async () => (await notifications()).length).toBe(1);
    const [mail] = await notifications();
    expect(mail).toMatchObject({ to: EMAIL, subject: 'New sign-in to your Hilton Tables account' });
    expect(mail?.body).toContain('Chrome on an Android phone');
    expect(mail?.body).toMatch(/\n {4}\w+day, \w+ \d+, 2026 at \d+:\d\d\s[AP]M \(Eastern Time\)\n/);
    expect(mail?.body).toContain('choose a new password');
    const devices = deviceKinds.map((device) => {
      const summary = { browser: 'Safari', device };
      const { body } = newDeviceMail(partners[0]!, { email: EMAIL, at: accounts.now(), summary });
      return /Safari on (.+)/.exec(body)?.[1];
    });
    expect(devices).toEqual([
      'an iPhone',
      'an iPad',
      'an Android phone',
      'an Android tablet',
      'a Windows computer',
      'a Mac',
      'a Chromebook',
      'a Linux computer',
    ]);
    for (const partner of partners.filter(({ enrollmentType }) => enrollmentType === 'sso')) {
      const summary = { browser: null, device: 'ipad' } as const;
      const { body } = newDeviceMail(partner, { email: EMAIL, at: accounts.now(), summary });
      expect(body).toContain('A browser that we don’t know on an iPad');
      expect(body).toContain(`change the password of your ${partner.name} account`);
      expect(body).toContain(`your profile at ${partner.siteUrl}, sign out everywhere, and call us.`);
    }
  });

  test('SES-32.b neither joining, the first sign-in, the same browser again nor a new password is told', async () => {
    const joined = accounts.open();
    const form = buildJoinForm({ email: 'new@example.org' });
    expect((await joined.call('/api/Members/Prospects', { method: 'POST', body: form })).ok).toBe(true);
    const browser = await signIn(FIREFOX);
    await browser.signOut();
    accounts.pass(MINUTE_MS);
    await signIn(FIREFOX, { browser });
    const body = { password: 'another4two', passwordConfirm: 'another4two', currentPassword: 'table4two' };
    expect((await browser.call('/api/Member', { method: 'PUT', body })).status).toBe(200);
    // This session has no device, like those from before devices were recorded.
    const old = await accounts.openAs(EMAIL);
    const again = {
      ...body,
      currentPassword: 'another4two',
      password: 'table4two',
      passwordConfirm: 'table4two',
    };
    expect((await old.call('/api/Member', { method: 'PUT', body: again })).status).toBe(200);
    await signIn(FIREFOX, { browser: old });
    expect(await notifications()).toEqual([]);
    await signIn(CHROME);
    await expect.poll(async () => (await notifications()).length).toBe(1);
  });

  test('SES-32.b on one browser each member is new once', async () => {
    const browser = await signIn(FIREFOX);
    const { publicId } = await accounts.member('vip@example.com');
    await accounts.database.orm.insert(schema.memberDevices).values({
      partnerId: 'hilton',
      memberId: publicId,
      deviceId: 'another',
      lastUsedAt: accounts.now(),
    });
    for (let times = 0; times < 2; times += 1) await browser.enter('vip@example.com');
    await signIn(CHROME);
    await expect
      .poll(async () => (await notifications()).map(({ to }) => to).toSorted())
      .toEqual([EMAIL, 'vip@example.com']);
  });

  test('SES-32.c the cookie by which a device is known lasts 400 days, opens nothing, and stays after signing out', async () => {
    const browser = accounts.open();
    const response = await browser.signIn(EMAIL);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('__Host-tableside-device='));
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await browser.signOut();
    expect([...browser.cookies.keys()]).toContain('__Host-tableside-device');
    expect(await statusOf(browser)).toBe(401);
    accounts.pass(MINUTE_MS);
    expect((await browser.signIn(EMAIL)).headers.getSetCookie()).toContain(cookie);
    const used = await accounts.database.orm.select().from(schema.memberDevices);
    expect(used.map(({ lastUsedAt }) => lastUsedAt)).toContainEqual(accounts.now());
    browser.cookies.set('__Host-tableside-device', 'forged');
    const signedIn = await browser.signIn(EMAIL);
    expect(signedIn.status).toBe(200);
    expect(browser.cookies.get('__Host-tableside-device')).toMatch(/^[\w-]{32}$/);
    const { memberDevices } = schema;
    expect(await accounts.database.orm.$count(memberDevices, eq(memberDevices.partnerId, 'hilton'))).toBe(2);
    expect(defaultRetentionDays['member_devices']).toBe(400);
  });
});
