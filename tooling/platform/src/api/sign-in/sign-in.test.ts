import { signInContract, type ProblemBody } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { purgeExpiredSessions } from '../../accounts/purge-expired-sessions.ts';
import { createPasswords } from '../../accounts/passwords.ts';
import { signInRule } from '../../accounts/sign-in-limit.ts';
import { schema } from '../../database/database.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds)('signing in on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());
  const open = (partner?: string) => accounts.open(partner);

  test('AUT-02.a AUT-04.a valid credentials begin a session of fifteen minutes, with a new id', async () => {
    const browser = open();
    await browser.token();
    const before = browser.sessionId();
    const response = await browser.signIn('  Member@Example.com ');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body = signInContract.signInResponse.strict().parse(await response.json());
    expect(body).toMatchObject({ emailUpdateRequired: false, session: { remainingMs: 900_000 } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-tableside-session=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ) as string,
      expect.stringMatching(
        /^__Host-tableside-signed-in=[\w-]{8}; Max-Age=900; Path=\/; Secure; SameSite=Lax$/,
      ) as string,
      expect.stringMatching(
        /^__Host-tableside-device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ) as string,
    ]);
    expect([before.length, before === browser.sessionId()]).toEqual([32, false]);
    expect((await browser.call('/api/Member')).status).toBe(200);
    const rows = await accounts.database.orm.select().from(schema.memberSessions);
    expect(JSON.stringify(rows)).not.toContain(browser.sessionId());
  });

  test('AUT-03.a AUT-03.b a remembered session lasts ninety days, even after the browser was closed', async () => {
    const browser = open();
    const response = await browser.signIn('member@example.com', { rememberMe: true });
    expect(await response.json()).toMatchObject({ session: { remainingMs: 7_776_000_000 } });
    for (const cookie of response.headers.getSetCookie())
      expect(cookie).toMatch(/Max-Age=(7776000|15552000|34560000);/);
    accounts.pass(7_775_999_000);
    expect((await browser.call('/api/Member')).status).toBe(200);
    accounts.pass(7_776_060_000);
    expect((await browser.call('/api/Member')).status).toBe(401);
  });

  test('AUT-02.a the member number works like the address, in upper or lower case', async () => {
    const number = (await accounts.member('vip@example.com')).memberNumber ?? '';
    expect(number).toMatch(/^[A-Za-z]{3}\d{9}$/);
    expect((await open().signIn(number.toLowerCase())).status).toBe(200);
  });

  test('AUT-02.b 202 indicates that the address must be replaced first', async () => {
    const response = await open().signIn('fixemail@example.com');
    expect([response.status, await response.json()]).toEqual([
      202,
      expect.objectContaining({ emailUpdateRequired: true }) as object,
    ]);
  });

  test('AUT-05.a AUT-05.b a wrong password, an unknown name and a member without a password get the same response', async () => {
    const responses: unknown[] = [];
    // Five unknown names, because they must not lock each other.
    const unknown = [
      'nobody@example.com',
      'ABC999999999',
      'none@example.com',
      'ABC999999998',
      'no@example.com',
    ];
    for (const name of ['member@example.com', ...unknown, 'activate@example.com']) {
      accounts.takeWork();
      const response = await open().signIn(name, { password: 'wrong' });
      const { requestId: _, ...problem } = (await response.json()) as ProblemBody;
      responses.push([response.status, problem, accounts.takeWork()]);
    }
    const alike = [401, { code: 'invalidCredentials', message: 'Invalid user name or password' }, 1];
    expect(responses).toEqual(Array.from({ length: 7 }, () => alike));
  });

  test('AUT-02.a API-30.b CFG-06.a missing fields get 400; partners without passwords do not have this endpoint', async () => {
    const browser = open();
    const refused = await browser.call('/api/SignIn', { method: 'POST', body: { userName: ' ' } });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as ProblemBody).errors?.map(({ field }) => field)).toEqual([
      'userName',
      'password',
      'rememberMe',
    ]);
    for (const partner of ['american', 'caesars']) {
      expect(await codeOf(await open(partner).signIn('member@example.com'))).toEqual([404, 'notFound']);
    }
    expect(accounts.takeWork()).toBe(0);
  });

  test.each(['member@example.com', 'nobody-at-all@example.com'])(
    'AUT-06.a AUT-06.c the fifth consecutive wrong password locks %s for thirty minutes, even after a restart',
    async (name) => {
      const wrong = async () => codeOf(await open().signIn(name, { password: 'wrong' }));
      for (let tries = 1; tries < 5; tries += 1) {
        expect(await wrong()).toEqual([401, 'invalidCredentials']);
        accounts.pass(MINUTE_MS);
      }
      expect(await wrong()).toEqual([403, 'locked']);
      expect((await open().signIn(name)).headers.get('Retry-After')).toBe('1800');
      accounts.takeWork();
      accounts.pass(29 * MINUTE_MS);
      const restarted = openBrowser(accounts.anotherApi(), 'hilton');
      const late = await restarted.signIn(name);
      expect(late.headers.get('Retry-After')).toBe('60');
      expect(await late.json()).toMatchObject({
        code: 'locked',
        message: 'Your account has been locked for 30 minutes',
      });
      expect(accounts.takeWork()).toBe(0);
      accounts.pass(MINUTE_MS);
      expect((await open().signIn(name)).status).toBe(name.startsWith('member') ? 200 : 401);
      expect(accounts.takeWork()).toBe(1);
    },
  );

  test('AUT-06.a a correct password resets the count, by address and by number alike', async () => {
    const fail = async () => (await open().signIn('member@example.com', { password: 'wrong' })).status;
    for (let round = 0; round < 3; round += 1) {
      expect([await fail(), await fail(), await fail(), await fail()]).toEqual([401, 401, 401, 401]);
      expect((await open().signIn('member@example.com')).status).toBe(200);
    }
  });

  test('AUT-06.b of thirty parallel guesses on two platforms, at most five are verified', async () => {
    const apis = [accounts.api, accounts.anotherApi()];
    const guesses = Array.from({ length: 30 }, (_, index) =>
      openBrowser(apis[index % 2] ?? accounts.api, 'hilton').call('/api/SignIn', {
        method: 'POST',
        body: { userName: 'vip@example.com', password: `guess${index}`, rememberMe: false },
        address: `198.51.100.${index}`,
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(accounts.takeWork()).toBe(5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 403)).toHaveLength(26);
    expect(await codeOf(await open().signIn('vip@example.com'))).toEqual([403, 'locked']);
    expect((await open().signIn('member@example.com')).status).toBe(200);
  });

  test('a network can fail fifty times in ten minutes; successes do not count', async () => {
    const request = (address: string, userName: string, password = 'wrong') =>
      open().call('/api/SignIn', {
        method: 'POST',
        body: { userName, password, rememberMe: false },
        address,
      });
    expect((await request('2001:db8:0:7::1', 'vip@example.com', 'table4two')).status).toBe(200);
    const fail = async (index: number) =>
      (await request(`2001:db8:0:7::${index + 2}`, `nobody${index}@example.com`)).status;
    expect([await fail(1), await fail(2)]).toEqual([401, 401]);
    await countAhead(accounts.database, signInRule.name, 47);
    expect(await fail(3)).toBe(401);
    const refused = await request('2001:db8:0:7:ffff::1', 'member@example.com', 'table4two');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await request('2001:db8:0:8::1', 'member@example.com', 'table4two')).status).toBe(200);
    accounts.pass(10 * MINUTE_MS);
    expect((await request('2001:db8:0:7::1', 'member@example.com', 'table4two')).status).toBe(200);
  });

  test('a password hash with outdated parameters is replaced', async () => {
    const hash = await createPasswords({ cost: 3 }).hash('table4two');
    const where = and(eq(schema.members.partnerId, 'hilton'), eq(schema.members.email, 'member@example.com'));
    await accounts.database.orm.update(schema.members).set({ passwordHash: hash }).where(where);
    expect((await open().signIn('member@example.com')).status).toBe(200);
    expect((await accounts.member('member@example.com')).passwordHash).toMatch(/^scrypt\$16\$/);
    expect((await open().signIn('member@example.com')).status).toBe(200);
  });

  test('a lapsed membership is active again after signing in', async () => {
    await open().enter('lapsed@example.com');
    expect((await accounts.member('lapsed@example.com')).isActive).toBe(true);
  });

  test('expired rows are deleted, and others are not', async () => {
    const { orm } = accounts.database;
    await orm.delete(schema.memberSessions);
    await orm.delete(schema.signInTries);
    const fail = (name: string) => open().signIn(`${name}@example.com`, { password: 'wrong' });
    for (let tries = 0; tries < 5; tries += 1) await fail('vip');
    await open().enter('member@example.com');
    accounts.pass(20 * MINUTE_MS);
    await open().enter('closed@example.com');
    await fail('nobody');
    const left = async () => {
      await purgeExpiredSessions(accounts.database, accounts.now());
      return [
        (await orm.select().from(schema.memberSessions)).length,
        (await orm.select().from(schema.signInTries)).length,
      ];
    };
    expect(await left()).toEqual([1, 2]);
    accounts.pass(11 * MINUTE_MS);
    expect(await left()).toEqual([1, 1]);
    accounts.pass(24 * 60 * MINUTE_MS);
    expect(await left()).toEqual([0, 0]);
  });
});
