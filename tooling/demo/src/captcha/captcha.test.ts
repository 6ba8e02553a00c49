import type { PlatformEnv } from '@tableside/platform';
import { withCaptcha, type VerifyCaptcha } from '@tableside/platform/captcha';
import { schema } from '@tableside/platform/database';
import {
  codeOf,
  databaseKinds,
  openTestDatabase,
  TEST_DAY,
  type TestDatabase,
} from '@tableside/platform/testing';
import { problemResponse, fault, invalid } from '@tableside/platform/web';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createCaptchaApp, verifyHere } from './index.ts';

const COOKIE = `__Host-tableside-session=${'a'.repeat(32)}`;

// The proof-of-work library reads the system clock, so that clock is faked.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: TEST_DAY }));
afterAll(() => void vi.useRealTimers());

describe.each(databaseKinds)('the captcha on %s', (kind) => {
  let opened: TestDatabase;
  let app: Hono<PlatformEnv>;
  let verify: VerifyCaptcha;
  let worked = 0;
  const now = () => new Date();

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const options = { database: opened.database, secret: 'test', now };
    verify = verifyHere(options);
    let request = 0;
    app = new Hono<PlatformEnv>()
      .use(async (context, next) => {
        context.set('partnerId', context.req.header('X-Partner') ?? 'one');
        context.set('requestId', `request-${(request += 1)}`);
        context.set('clientAddress', context.req.header('X-Address') ?? '');
        await next();
      })
      .route('/captcha', createCaptchaApp(options))
      .post('/join', async (context) => {
        const token = context.req.query('token');
        const isGood = context.req.query('good') === 'true';
        const account = context.req.query('account');
        const work = () => {
          worked += 1;
          return isGood ? Promise.resolve('joined') : Promise.reject(invalid([fault('email', 'emailInUse')]));
        };
        const gate = { ...options, verifyCaptcha: verify };
        return context.text(await withCaptcha(context, gate, { action: 'join', account, token, work }));
      })
      .onError(problemResponse);
  });
  afterAll(() => opened.stop());
  beforeEach(() => vi.setSystemTime(new Date(Date.now() + 3_600_000)));

  const solve = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey });
    return app.request('/captcha/solution', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ challenge, solution }),
    });
  };
  const newChallenge = async () => (await (await app.request('/captcha/challenge')).json()) as Challenge;
  const newToken = async () =>
    ((await (await solve(await newChallenge())).json()) as { token: string }).token;
  const join = (query: string) =>
    app.request(`/join?${query}`, { method: 'POST', headers: { Cookie: COOKIE } });

  test('a solution that is nested too deeply is rejected before it is traversed', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const challenge = { ...(await newChallenge()) };
    const body = JSON.stringify({ challenge, solution: { counter: 0, derivedKey: '' } });
    const response = await app.request('/captcha/solution', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: body.replace('"parameters":{', `"parameters":{"data":${deep},`),
    });
    expect(await codeOf(response)).toEqual([400, 'tooComplex']);
  });

  test('a solved challenge returns a single-use token for its partner, valid for two minutes', async () => {
    const token = await newToken();
    expect(await verify(token, { partnerId: 'two' })).toBe(false);
    expect(await verify(token, { partnerId: 'one' })).toBe(true);
    expect(await verify(token, { partnerId: 'one' })).toBe(false);

    const late = await newToken();
    vi.setSystemTime(new Date(Date.now() + 120_001));
    expect(await verify(late, { partnerId: 'one' })).toBe(false);
  });

  test('siteverify responds as reCAPTCHA’s does', async () => {
    const siteverify = async (response: string) =>
      (
        await app.request('/captcha/siteverify', {
          method: 'POST',
          body: new URLSearchParams({ secret: 'any', response }),
        })
      ).json();
    expect(await siteverify(await newToken())).toEqual({ success: true });
    expect(await siteverify('made up')).toEqual({
      success: false,
      'error-codes': ['invalid-input-response'],
    });
  });

  test('a solution can be redeemed once, however often it is submitted', async () => {
    const challenge = await newChallenge();
    const responses = await Promise.all([solve(challenge), solve(challenge)]);
    const tokens = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { token: string }).token),
    );
    const uses = await Promise.all(tokens.map((token) => verify(token, { partnerId: 'one' })));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  test('a forged challenge, or one made easier, is rejected', async () => {
    const challenge = await newChallenge();
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    expect((await solve(easier)).status).toBe(400);
    expect((await solve({ ...challenge, signature: 'f'.repeat(64) })).status).toBe(400);
  });

  test.each([
    '/captcha/lib/..%2f..%2f..%2fpackage.json',
    '/captcha/lib/../../package.json',
    '/captcha/lib/none.js',
  ])('%s is not found', async (path) => expect((await app.request(path)).status).toBe(404));

  test('serves its script and the solver’s modules', async () => {
    for (const path of ['/captcha/api.js', '/captcha/lib/pow.js', '/captcha/lib/algorithms/web/sha.js']) {
      const response = await app.request(path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
    }
  });

  test('VAL-23 after a rejected form the server requires a captcha, if it is switched on', async () => {
    expect((await join('good=false')).status).toBe(400);
    expect((await join('good=true')).status).toBe(200);

    const { featureFlagOverrides: flags } = schema;
    await opened.database.orm.insert(flags).values({ partnerId: 'one', name: 'captcha', value: true });
    expect((await join('good=true')).status).toBe(200);
    expect((await join('good=false')).status).toBe(400);
    const refused = await join('good=true');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'captcha',
      message: 'You must complete the reCAPTCHA to continue',
    });
    expect((await join('good=true&token=made-up')).status).toBe(403);
    expect((await join(`good=true&token=${await newToken()}`)).status).toBe(200);
    await opened.database.orm.delete(flags);
  });

  describe('while the captcha is on', () => {
    const { featureFlagOverrides: flags } = schema;
    beforeAll(async () => {
      await opened.database.orm.insert(flags).values({ partnerId: 'one', name: 'captcha', value: true });
    });
    afterAll(async () => {
      await opened.database.orm.delete(flags);
    });
    const join = (query: string, browser: string, address: string) =>
      app.request(`/join?${query}`, {
        method: 'POST',
        headers: { 'User-Agent': browser, 'X-Address': address },
      });

    test('VAL-23 after a rejection the next try counts even without the cookie, for the same account from another client, or in the same network', async () => {
      expect((await join('good=false&account=a', 'Browser/1', '2001:db8::1')).status).toBe(400);
      expect((await join('good=true', 'Browser/1', '2001:db8::2')).status).toBe(403);
      expect((await join('good=true&account=a', 'Browser/2', '192.0.2.1')).status).toBe(403);
      expect((await join('good=true&account=b', 'Browser/2', '192.0.2.2')).status).toBe(200);
      for (let number = 0; number < 9; number += 1) {
        expect(
          (await join(`good=false&account=c${number}`, `Other/${number}`, `2001:db8::${number}`)).status,
        ).toBe(400);
      }
      expect((await join('good=true&account=d', 'Browser/3', '2001:db8::ffff')).status).toBe(403);
    });

    test('VAL-23 only one of many parallel tries is the first', async () => {
      worked = 0;
      const responses = await Promise.all(
        Array.from({ length: 20 }, async () => join('good=false&account=many', 'Browser/1', '192.0.2.9')),
      );
      expect(responses.filter(({ status }) => status === 403)).toHaveLength(19);
      expect(worked).toBe(1);
    });

    test('VAL-23 a successful try does not count against the next one', async () => {
      for (let again = 0; again < 3; again += 1) {
        expect((await join('good=true&account=e', 'Browser/1', '192.0.2.10')).status).toBe(200);
      }
    });
  });
});
