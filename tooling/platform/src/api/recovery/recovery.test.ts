import type { ProblemBody } from '@tableside/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema } from '../../database/database.ts';
import { createMailer, type Mailer } from '../../mail/index.ts';
import { demoData, restorePeople } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';
import { countHit } from '../../web/rate-limit.ts';
import { purgeExpiredRecoveries } from './purge-expired-recoveries.ts';
import { guessRule } from './recovery.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const newPassword = { password: 'another1table', passwordConfirm: 'another1table' };
const readProblem = async (response: Response) => {
  const { code, errors } = (await response.json()) as ProblemBody;
  return [response.status, code, errors?.map(({ field }) => field)];
};

describe.each(databaseKinds)('recovery on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let mailer: Mailer;
  let moment = TEST_DAY.getTime();
  let work = 0;
  const now = () => new Date(moment);
  const passwords = createPasswords({ cost: 4, onWork: () => (work += 1) });
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 0, hasActivity: false }));
    const { database } = opened;
    const partners = await readTestPartners();
    mailer = createMailer({ database, now, log: createLog('silent'), retainsBodies: true });
    api = createTestApi({ database, partners, now, passwords, mailer });
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    await restorePeople(opened.database);
    await mailer.settled();
    await opened.database.orm.delete(schema.outbox);
    await opened.database.orm.delete(schema.recoveries);
    moment += 25 * 60 * MINUTE_MS;
    work = 0;
  });

  const open = (partner = 'hilton') => openBrowser(api, partner);
  const post = (browser: TestBrowser, path: string, body: unknown) =>
    browser.call(`/api/Members/${path}`, { method: 'POST', body });
  const recover = (browser: TestBrowser, userName: string) => post(browser, 'Recover', { userName });
  const confirm = (browser: TestBrowser, code: string) => post(browser, 'Recover/Confirm', { code });
  const update = (browser: TestBrowser, body: object = newPassword) => post(browser, 'Recover/Update', body);
  const mails = async () => {
    await mailer.settled();
    return opened.database.orm.select().from(schema.outbox).orderBy(desc(schema.outbox.id));
  };
  const mailedCode = async () => /^ {4}(\d{6})$/m.exec((await mails())[0]?.body ?? '')?.[1] ?? 'none';
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const confirmed = async (userName = 'member@example.com') => {
    const browser = open();
    await recover(browser, userName);
    const response = await confirm(browser, await mailedCode());
    expect(await response.json()).toEqual({ step: 'update' });
    return browser;
  };

  test('AUT-10.a a mailed code, in the requesting browser, allows to set a new password', async () => {
    const browser = open();
    const response = await recover(browser, ' Member@Example.com ');
    expect([response.status, await response.json()]).toEqual([202, { step: 'confirm' }]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await mails()).toMatchObject([{ partnerId: 'hilton', recipient: 'member@example.com' }]);
    const code = await mailedCode();
    const [stored] = await opened.database.orm.select().from(schema.recoveries);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${code}|${browser.sessionId()}`));

    const right = await confirm(browser, code);
    expect([right.status, await right.json()]).toEqual([200, { step: 'update' }]);
    const before = browser.sessionId();
    const done = await update(browser);
    expect([done.status, await done.json()]).toEqual([200, { step: 'success' }]);
    expect(browser.sessionId()).not.toBe(before);
    expect((await mails())[0]).toMatchObject({
      recipient: 'member@example.com',
      subject: 'Your Hilton Tables password was changed',
    });
    expect(await opened.database.orm.select().from(schema.recoveries)).toEqual([]);

    expect((await open().signIn('member@example.com')).status).toBe(401);
    expect((await open().signIn('member@example.com', newPassword)).status).toBe(200);
    expect(await readProblem(await update(browser))).toEqual([400, 'recoveryOver', undefined]);
  });

  test('AUT-10.a AUT-11.a the member number works like the address', async () => {
    const rows = await opened.database.orm
      .select()
      .from(schema.members)
      .where(eq(schema.members.email, 'vip@example.com'));
    const number = rows.find(({ partnerId }) => partnerId === 'hilton')?.memberNumber ?? '';
    expect((await recover(open(), number.toLowerCase())).status).toBe(202);
    expect(await mails()).toMatchObject([{ recipient: 'vip@example.com' }]);
  });

  test('AUT-10.a the response and the work are the same whether or not there is such a member', async () => {
    const known = opened.database.orm.select().from(schema.members);
    const withoutPassword = (await known).find(
      (row) => row.partnerId === 'hilton' && row.passwordHash === null,
    );
    const names = ['member@example.com', 'nobody@example.com', 'XYZ999999999', withoutPassword?.email ?? ''];
    const responses = new Set<string>();
    for (const name of names) {
      work = 0;
      const browser = open();
      const response = await recover(browser, name);
      const wrong = await confirm(browser, '000000');
      const { requestId: _, ...problem } = (await wrong.json()) as ProblemBody;
      responses.add(JSON.stringify([response.status, await response.json(), wrong.status, problem, work]));
    }
    expect(responses.size).toBe(1);
    expect(await opened.database.orm.select().from(schema.recoveries)).toHaveLength(4);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      withoutPassword?.email,
      'member@example.com',
    ]);
  });

  test('AUT-11.b VAL-21.a input that is neither an address nor a number is rejected, as is a number where members have none', async () => {
    for (const userName of ['', ' ', 'nobody', 'a..b@example.com', 'a@b', 'AB123456789', 'x\0@example.com']) {
      expect([userName, await readProblem(await recover(open(), userName))]).toEqual([
        userName,
        [400, 'invalid', ['userName']],
      ]);
    }
    const partners = (await readTestPartners()).map((partner) => ({ ...partner, hasPPN: false }));
    const withoutNumbers = createTestApi({ database: opened.database, partners, now, mailer });
    const asked = await recover(openBrowser(withoutNumbers, 'hilton'), 'ABC000000009');
    expect(await readProblem(asked)).toEqual([400, 'invalid', ['userName']]);
    expect(await mails()).toEqual([]);
  });

  test('AUT-10.a of thirty parallel guesses five are compared, then even the correct code is invalid', async () => {
    const browser = open();
    await recover(browser, 'member@example.com');
    const code = await mailedCode();
    const token = await browser.token();
    const guesses = Array.from({ length: 30 }, () =>
      browser.call('/api/Members/Recover/Confirm', {
        method: 'POST',
        token,
        body: { code: otherThan(code) },
      }),
    );
    const problems = await Promise.all((await Promise.all(guesses)).map(readProblem));
    expect(problems.filter(([, response]) => response === 'invalid')).toHaveLength(4);
    expect(problems.filter(([, response]) => response === 'recoveryOver')).toHaveLength(26);
    expect(await readProblem(await confirm(browser, code))).toEqual([400, 'recoveryOver', undefined]);
    expect(await readProblem(await update(browser))).toEqual([400, 'recoveryOver', undefined]);
  });

  test('AUT-10.a the fifth code may be the correct one; a new request gives five more, for the new code only', async () => {
    const browser = open();
    await recover(browser, 'member@example.com');
    const first = await mailedCode();
    for (let wrong = 0; wrong < 4; wrong += 1) {
      expect(await readProblem(await confirm(browser, otherThan(first)))).toEqual([400, 'invalid', ['code']]);
    }
    moment += MINUTE_MS;
    await recover(browser, 'member@example.com');
    const second = await mailedCode();
    if (second !== first) expect((await confirm(browser, first)).status).toBe(400);
    for (let wrong = 0; wrong < 3; wrong += 1) await confirm(browser, otherThan(second));
    expect((await confirm(browser, second)).status).toBe(200);
    expect((await confirm(browser, second)).status).toBe(200);
    expect((await confirm(browser, otherThan(second))).status).toBe(400);
  });

  test('AUT-10.a a code is valid for fifteen minutes, and the new password may take as long again', async () => {
    const late = open();
    await recover(late, 'member@example.com');
    const code = await mailedCode();
    moment += 15 * MINUTE_MS;
    expect(await readProblem(await confirm(late, code))).toEqual([400, 'recoveryOver', undefined]);
    await purgeExpiredRecoveries(opened.database, new Date(moment + 1));
    expect(await opened.database.orm.select().from(schema.recoveries)).toEqual([]);
    const slow = await confirmed('vip@example.com');
    moment += 15 * MINUTE_MS;
    expect(await readProblem(await update(slow))).toEqual([400, 'recoveryOver', undefined]);
  });

  test('AUT-10.a a code is invalid in another browser, and so is an update without a code', async () => {
    const own = open();
    const thief = open();
    await recover(thief, 'nobody@example.com');
    await recover(own, 'member@example.com');
    const code = await mailedCode();
    expect((await confirm(thief, code)).status).toBe(400);
    expect(await readProblem(await confirm(open(), code))).toEqual([400, 'recoveryOver', undefined]);
    for (const browser of [own, thief, open()]) {
      work = 0;
      expect(await readProblem(await update(browser))).toEqual([400, 'recoveryOver', undefined]);
      expect(work).toBe(0);
    }
  });

  test('AUT-10.a previous cookies are invalid after a recovery, and a lock is lifted', async () => {
    const elsewhere = open();
    await elsewhere.enter('member@example.com', { rememberMe: true });
    const attacker = open();
    for (let guess = 0; guess < 5; guess += 1) {
      await attacker.signIn('member@example.com', { password: 'wrong1guess' });
    }
    expect((await attacker.signIn('member@example.com')).status).toBe(403);
    await update(await confirmed());
    expect((await elsewhere.call('/api/Member')).status).toBe(401);
    expect((await open().signIn('member@example.com', newPassword)).status).toBe(200);
  });

  test('VAL-01 VAL-11 a new password follows the rules, and its first 56 characters count', async () => {
    const rows = await opened.database.orm.select().from(schema.members);
    const number = rows.find((row) => row.partnerId === 'hilton' && row.email === 'member@example.com');
    const browser = await confirmed();
    const long = 'long1'.repeat(12);
    const twice = (password: string) => ({ password, passwordConfirm: password });
    const wrong: [object, string[]][] = [
      [twice('short1'), ['password']],
      [twice('onlyletters'), ['password']],
      [twice('123456789'), ['password']],
      [twice(`x${number?.memberNumber?.toLowerCase()}y`), ['password']],
      [{ password: 'another1table', passwordConfirm: 'another1Table' }, ['passwordConfirm']],
      [{ password: `${long}a`, passwordConfirm: `${long}b` }, ['passwordConfirm']],
      [{ password: 'another1table' }, ['passwordConfirm']],
    ];
    for (const [body, fields] of wrong) {
      expect([body, await readProblem(await update(browser, body))]).toEqual([
        body,
        [400, 'invalid', fields],
      ]);
    }
    expect((await update(browser, twice(`${long}tail`))).status).toBe(200);
    const response = await open().signIn('member@example.com', { password: long.slice(0, 56) });
    expect(response.status).toBe(200);
  });

  test('AUT-10.a two parallel updates replace the password once', async () => {
    const browser = await confirmed();
    const token = await browser.token();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, number) => {
        const password = `another${number}table`;
        const body = { password, passwordConfirm: password };
        return browser.call('/api/Members/Recover/Update', { method: 'POST', token, body });
      }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const changed = (await mails()).filter(({ subject }) => subject.includes('was changed'));
    expect(changed).toHaveLength(1);
  });

  test('AUT-10.a a browser can request five codes in ten minutes', async () => {
    const browser = open();
    const statuses: number[] = [];
    for (let again = 0; again < 7; again += 1) {
      statuses.push((await recover(browser, 'nobody@example.com')).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  test('AUT-10.a one network can send a person five mails in ten minutes and twenty a day, without blocking others', async () => {
    const startOfDay = () => Math.ceil(moment / DAY_MS) * DAY_MS;
    moment = startOfDay();
    const request = async (browser: TestBrowser, address: string) =>
      (
        await browser.call('/api/Members/Recover', {
          method: 'POST',
          body: { userName: 'member@example.com' },
          address,
        })
      ).status;
    for (let minute = 0; minute < 8; minute += 1) {
      expect(await request(open(), `2001:db8::${minute}`)).toBe(202);
      moment += MINUTE_MS;
    }
    expect(await mails()).toHaveLength(5);
    for (let again = 0; again < 20; again += 1) {
      moment += 11 * MINUTE_MS;
      expect(await request(open(), '2001:db8::1')).toBe(202);
    }
    expect(await mails()).toHaveLength(20);
    const victim = open();
    expect(await request(victim, '192.0.2.1')).toBe(202);
    expect(await mails()).toHaveLength(21);
    expect((await confirm(victim, await mailedCode())).status).toBe(200);
  });

  test('AUT-10.a a thousand codes a day are compared for one member, across all networks', async () => {
    const { publicId: subject } = (await opened.database.orm.select().from(schema.members)).find(
      (row) => row.partnerId === 'hilton' && row.email === 'member@example.com',
    ) ?? { publicId: '' };
    const hit = { partnerId: 'hilton', rule: guessRule, subject, item: 'earlier', weight: 998 };
    await countHit(opened.database, hit, now());
    await confirmed();
    moment += MINUTE_MS;
    const browser = open();
    await recover(browser, 'member@example.com');
    const code = await mailedCode();
    expect((await confirm(browser, otherThan(code))).status).toBe(400);
    expect(await readProblem(await confirm(browser, code))).toEqual([400, 'invalid', ['code']]);
    moment += DAY_MS;
    await confirmed();
  });

  test('AUT-10.a a mail that could not be stored is written when the code is requested again in the same minute', async () => {
    const { database } = opened;
    const partners = await readTestPartners();
    const writeMailLater = vi.fn<Mailer['writeMailLater']>((mail) => mailer.writeMailLater(mail));
    writeMailLater.mockImplementationOnce(() => {});
    const losing = { ...mailer, writeMailLater };
    const browser = openBrowser(
      createTestApi({ database, partners, now, passwords, mailer: losing }),
      'hilton',
    );
    expect((await recover(browser, 'member@example.com')).status).toBe(202);
    expect(await mails()).toEqual([]);
    expect((await recover(browser, 'member@example.com')).status).toBe(202);
    const right = await confirm(browser, await mailedCode());
    expect(await right.json()).toEqual({ step: 'update' });
  });

  test('AUT-10.a a mailbox gets one mail a minute across all requesters, and its code is valid for all of them', async () => {
    const stranger = open();
    await recover(stranger, 'member@example.com');
    const own = open();
    await recover(own, 'member@example.com');
    await recover(own, 'member@example.com');
    expect(await mails()).toHaveLength(1);
    const code = await mailedCode();
    expect((await confirm(stranger, otherThan(code))).status).toBe(400);
    expect((await confirm(own, code)).status).toBe(200);
    moment += MINUTE_MS;
    await recover(own, 'member@example.com');
    expect(await mails()).toHaveLength(2);
    const elsewhere = open();
    await recover(elsewhere, 'vip@example.com');
    expect(await mailedCode()).not.toBe(code);
    expect(await mails()).toHaveLength(3);
  });

  test('AUT-10.a programs are separate, and without passwords there is no recovery', async () => {
    for (const partner of ['american', 'caesars']) {
      expect((await recover(open(partner), 'member@example.com')).status).toBe(404);
      expect((await confirm(open(partner), '123456')).status).toBe(404);
      expect((await update(open(partner))).status).toBe(404);
    }
    expect(await mails()).toEqual([]);
  });

  test('AUT-10.a forged requests are rejected in each step', async () => {
    const browser = await confirmed();
    const foreign = await open().token();
    for (const path of ['Recover', 'Recover/Confirm', 'Recover/Update']) {
      const body = { userName: 'vip@example.com', code: '123456', ...newPassword };
      const call = { method: 'POST', body };
      const token = await browser.token();
      const forgeries = [
        { token: '' },
        { token: foreign },
        { token, headers: { Origin: 'https://evil.example' } },
        { token, headers: { 'Sec-Fetch-Site': 'cross-site' } },
      ];
      for (const forged of forgeries) {
        expect((await browser.call(`/api/Members/${path}`, { ...call, ...forged })).status).toBe(403);
      }
    }
    expect(await mails()).toHaveLength(1);
    expect((await open().signIn('member@example.com')).status).toBe(200);
  });
});
