import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { emulationLink, LINK_SECONDS } from '../../accounts/emulation.ts';
import { schema } from '../../database/database.ts';
import { pageCallPaths } from '../../testing/api-paths.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners, TEST_EMULATION_SECRET } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';

const unsafe = Object.entries(await pageCallPaths()).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== 'get')
    .map((method) => [method.toUpperCase(), path] as const),
);

describe.each(databaseKinds)('emulation on %s', (kind) => {
  let accounts: TestAccounts;
  let publicId: string;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    ({ publicId } = await accounts.member('member@example.com', 'american'));
  });

  async function makeTicket({ secret = TEST_EMULATION_SECRET, partner = 'american', who = publicId } = {}) {
    const siteUrl = 'https://dining.american.example/';
    const link = new URL(
      await emulationLink({ secret, partner: { id: partner }, publicId: who, siteUrl }, accounts.now()),
    );
    expect(link.origin + link.pathname).toBe(siteUrl);
    return link.searchParams.get('emulation_id') ?? '';
  }
  const open = (browser: TestBrowser, ticket: string) =>
    browser.call('/api/Emulation', { method: 'POST', body: { ticket }, token: '' });
  async function enter() {
    const browser = accounts.open('american');
    const response = await open(browser, await makeTicket());
    expect(response.status).toBe(200);
    return { browser, response };
  }

  test('SES-24.a SES-32.b a link begins a session marked as read-only, with cookies for the admin’s frame, on no device of the member', async () => {
    const { browser, response } = await enter();
    const { memberDevices } = schema;
    expect(await accounts.database.orm.$count(memberDevices, eq(memberDevices.memberId, publicId))).toBe(0);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-tableside-emulation',
      '__Host-tableside-signed-in',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=None; Partitioned$/);
    const member = (await (await browser.call('/api/Member')).json()) as {
      publicId: string;
      session: unknown;
    };
    expect(member).toMatchObject({ publicId, session: { isReadOnly: true } });
  });

  test('SES-24.b such a session may make no unsafe call of the API', async () => {
    const { browser } = await enter();
    const token = await browser.token();
    const responses: unknown[] = [];
    for (const [method, path] of unsafe) {
      const body = path === '/api/Emulation' ? { ticket: 'none' } : {};
      const [status, code] = await codeOf(await browser.call(path, { method, body, token }));
      if (status !== 403 || !['readOnly', 'linkOver'].includes(String(code)))
        responses.push([method, path, status, code]);
    }
    expect(unsafe.length).toBeGreaterThan(15);
    expect(responses).toEqual([]);
  });

  test('SES-24.a leaving ends it, and deletes the frame’s cookies', async () => {
    const { browser } = await enter();
    const before = new Map(browser.cookies);
    expect(await (await browser.signOut()).json()).toEqual({ isSignedOut: true, identityLogoutUrl: null });
    expect([...browser.cookies.keys()]).toEqual([]);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.call('/api/Member')).status).toBe(401);
  });

  test('SES-24.a it ends after an hour, however often it is used', async () => {
    const { browser } = await enter();
    for (let minutes = 0; minutes < 50; minutes += 10) {
      accounts.pass(10 * MINUTE_MS);
      expect((await browser.call('/api/Member')).status).toBe(200);
    }
    accounts.pass(10 * MINUTE_MS + 1);
    expect((await browser.call('/api/Member')).status).toBe(401);
  });

  test('SES-24.a a link is valid once, for a minute', async () => {
    const ticket = await makeTicket();
    expect((await open(accounts.open('american'), ticket)).status).toBe(200);
    expect(await codeOf(await open(accounts.open('american'), ticket))).toEqual([403, 'linkOver']);
    const late = await makeTicket();
    accounts.pass((LINK_SECONDS + 11) * 1000);
    expect(await codeOf(await open(accounts.open('american'), late))).toEqual([403, 'linkOver']);
  });

  test('SES-24.a only one of two parallel requests with one link succeeds', async () => {
    const ticket = await makeTicket();
    const responses = await Promise.all([1, 2, 3].map(() => open(accounts.open('american'), ticket)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  test('SES-24.a another link replaces the session', async () => {
    const { browser } = await enter();
    const { publicId: other } = await accounts.member('vip@example.com', 'american');
    expect((await open(browser, await makeTicket({ who: other }))).status).toBe(200);
    expect(await (await browser.call('/api/Member')).json()).toMatchObject({ publicId: other });
  });

  test('SES-24.a a ticket with another key, partner or member, a long lifetime or no id is rejected', async () => {
    const seconds = Math.floor(accounts.now().getTime() / 1000);
    const sign = (jwt: SignJWT) => jwt.sign(new TextEncoder().encode(TEST_EMULATION_SECRET));
    const claims = () =>
      new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(publicId).setAudience('american');
    const tickets = [
      await makeTicket({ secret: 'another key that has 32 bytes too' }),
      await makeTicket({ partner: 'hilton' }),
      await makeTicket({ who: 'nobody' }),
      await sign(
        claims()
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + 60),
      ),
      await sign(
        claims()
          .setJti('long-lasting')
          .setExpirationTime(seconds + 86_400),
      ),
      await sign(
        claims()
          .setJti('made-long-ago')
          .setIssuedAt(seconds - 600)
          .setExpirationTime(seconds + 600),
      ),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await makeTicket()).split('.')[1]}.`,
      'nothing',
    ];
    for (const ticket of tickets) {
      const browser = accounts.open('american');
      expect(await codeOf(await open(browser, ticket))).toEqual([403, 'linkOver']);
      expect([...browser.cookies]).toEqual([]);
    }
  });

  test('SES-24.a without a key, and at a partner without an admin origin, the endpoint does not exist', async () => {
    expect(await codeOf(await open(accounts.open('hilton'), await makeTicket()))).toEqual([404, 'notFound']);
    const { database } = accounts;
    const partners = await readTestPartners();
    const off = createTestApi({ database, partners, now: () => accounts.now(), emulationSecret: null });
    expect(await codeOf(await open(openBrowser(off, 'american'), await makeTicket()))).toEqual([
      404,
      'notFound',
    ]);
  });

  test('SES-24.a the log contains when one began and ended, but not the member', async () => {
    const lines: string[] = [];
    const { database } = accounts;
    const partners = await readTestPartners();
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const api = createTestApi({ database, partners, now: () => accounts.now(), log });
    const browser = openBrowser(api, 'american');
    const { emulationId } = (await (await open(browser, await makeTicket())).json()) as {
      emulationId: string;
    };
    await browser.signOut();
    const reported = lines.filter((line) => line.includes('emulation '));
    expect(reported).toHaveLength(2);
    expect(reported[0]).toContain(emulationId);
    expect(lines.join('\n')).not.toMatch(new RegExp(`${publicId}|member@example|Robin`));
  });
});
