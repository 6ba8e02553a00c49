import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SESSION_MS } from '../accounts/member-sessions.ts';
import { schema } from '../database/database.ts';
import { pageCallPaths } from '../testing/api-paths.ts';
import { codeOf, startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { TEST_SITE } from '../testing/test-api.ts';
import { hashSessionId } from '../web/session.ts';

const SESSION = 'X-Tableside-Session';

describe('a site on another origin', () => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts('pglite');
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  interface SiteCall {
    readonly method?: string;
    readonly body?: unknown;
    readonly session?: string | null;
    readonly token?: string;
    readonly origin?: string;
    readonly partner?: string;
    readonly headers?: Record<string, string>;
  }
  /**
   * Sends a request as a browser does for a page of `origin`: without cookies, but with the tokens that the
   * page holds in memory.
   */
  const call = (path: string, { method, body, session, token, headers, ...from }: SiteCall = {}) =>
    accounts.api.call(path, {
      partner: from.partner ?? 'hilton',
      ...(method && { method }),
      body,
      headers: {
        Origin: from.origin ?? TEST_SITE,
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Dest': 'empty',
        ...(session && { Authorization: `Bearer ${session}` }),
        ...(token && { 'X-XSRF-TOKEN': token }),
        ...headers,
      },
    });
  const sessionOf = ({ headers }: Response) => headers.get(SESSION);
  const begin = async () => {
    const response = await call('/api/CSRF');
    return {
      session: sessionOf(response),
      token: ((await response.json()) as { csrfToken: string }).csrfToken,
    };
  };
  const signIn = async (rememberMe = false) => {
    const body = { userName: 'member@example.com', password: 'table4two', rememberMe };
    return call('/api/SignIn', { method: 'POST', body, ...(await begin()) });
  };
  const preflight = (origin: string) =>
    call('/api/Member', {
      method: 'OPTIONS',
      origin,
      headers: {
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type,x-xsrf-token',
      },
    });

  test('API-01.d signs in, reads, changes and signs out with a session without cookies', async () => {
    const entered = await signIn();
    const session = sessionOf(entered);
    expect([entered.status, session]).toEqual([200, expect.stringMatching(/^[\w-]{32}$/)]);
    const read = await call('/api/Member', { session });
    expect([read.status, await read.json()]).toEqual([
      200,
      expect.objectContaining({ email: 'member@example.com' }),
    ]);
    expect((await call('/api/Member/Cards', { session })).status).toBe(200);
    const renewed = (await (await call('/api/CSRF', { session })).json()) as { csrfToken: string };
    const changed = await call('/api/Member', {
      method: 'PUT',
      body: { firstName: 'Robin' },
      session,
      token: renewed.csrfToken,
    });
    expect(changed.status).toBe(200);
    const left = await call('/api/SignOut', { session });
    expect([left.status, sessionOf(left)]).toEqual([200, '']);
    expect(await codeOf(await call('/api/Member', { session }))).toEqual([401, 'unauthorised']);
    for (const response of [entered, read, changed, left]) {
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(TEST_SITE);
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain(SESSION);
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
      expect(response.headers.get('Vary')).toContain('Origin');
    }
  });

  test('API-01.d a recovery code belongs to the session that requested it', async () => {
    const visitor = await begin();
    const body = { userName: 'member@example.com' };
    const response = await call('/api/Members/Recover', { method: 'POST', body, ...visitor });
    expect([response.status, sessionOf(response)]).toEqual([202, null]);
    const stored = await accounts.database.orm.select().from(schema.recoveries);
    expect(stored.map(({ sessionHash }) => sessionHash)).toEqual([hashSessionId(visitor.session ?? '')]);
  });

  test('its session is never a remembered one, because a reload ends it', async () => {
    const { session } = (await (await signIn(true)).json()) as { session: { remainingMs: number } };
    expect(session.remainingMs).toBe(SESSION_MS);
  });

  test('SES-32.b the same kind of browser is the same device, as there is no cookie', async () => {
    const { memberDevices } = schema;
    const { publicId } = await accounts.member('member@example.com');
    const isMember = eq(memberDevices.memberId, publicId);
    const { orm } = accounts.database;
    await orm.delete(memberDevices).where(isMember);
    for (let times = 0; times < 2; times += 1) expect((await signIn()).status).toBe(200);
    expect(await orm.$count(memberDevices, isMember)).toBe(1);
  });

  test('SES-22.b unsafe calls require the token of the same session', async () => {
    const session = sessionOf(await signIn());
    const { token } = await begin();
    const given = { method: 'PUT', body: { firstName: 'Robin' }, session };
    expect(await codeOf(await call('/api/Member', given))).toEqual([403, 'csrf']);
    expect(await codeOf(await call('/api/Member', { ...given, token }))).toEqual([403, 'csrf']);
  });

  test('SES-22.c cookies are ignored there, and its session is invalid on other sites', async () => {
    const browser = accounts.open('hilton');
    await browser.enter('member@example.com');
    const Cookie = browser.cookieHeader();
    expect((await call('/api/Member', { headers: { Cookie } })).status).toBe(401);
    const session = sessionOf(await signIn());
    const Authorization = `Bearer ${session}`;
    const own = await accounts.api.call('/api/Member', { partner: 'hilton', headers: { Authorization } });
    expect(own.status).toBe(401);
    expect((await call('/api/Member', { session, partner: 'american' })).status).toBe(401);
    const reply = await browser.call('/api/Member');
    expect([reply.status, sessionOf(reply), reply.headers.get('Access-Control-Allow-Origin')]).toEqual([
      200,
      null,
      null,
    ]);
  });

  test('API-01.d its preflight requests succeed for the site’s methods and headers', async () => {
    const response = await preflight(TEST_SITE);
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': TEST_SITE,
        'access-control-allow-methods': 'GET,POST,PUT,DELETE',
        'access-control-allow-headers': 'Accept,Authorization,Content-Type,Idempotency-Key,X-XSRF-TOKEN',
      }),
    ]);
  });

  test('SES-22.b all other origins stay rejected, at every call', async () => {
    const session = sessionOf(await signIn());
    const paths = await pageCallPaths();
    const { token } = await begin();
    const near = new URL(TEST_SITE);
    const others = [
      'https://evil.example',
      'null',
      `${TEST_SITE}.evil.example`,
      `http://${near.host}`,
      `${TEST_SITE}:8443`,
      `https://www.${near.host}`,
      TEST_SITE.toUpperCase(),
    ];
    const wrong: unknown[] = [];
    for (const origin of others) {
      for (const [path, methods] of Object.entries(paths)) {
        for (const method of [...Object.keys(methods), 'OPTIONS']) {
          const given = { method: method.toUpperCase(), origin, session, token };
          const response = await call(path, given);
          const isShared = [...response.headers.keys()].some((name) => name.startsWith('access-control'));
          if (response.status !== 403 || isShared) wrong.push([origin, method, path, response.status]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
