import type { ProblemBody } from '@tableside/api-client/contract';
import fc from 'fast-check';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { uploads } from '../api/anti-forgery/guard.ts';
import type { PlatformEnv } from './platform-context.ts';
import { pageCallPaths } from '../testing/api-paths.ts';
import { allTextOf } from '../testing/all-text.ts';
import { codeOf, startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { callAsMember } from '../testing/test-cards.ts';
import { problemResponse } from './problem.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';

const VISA = '4111111111111111';

describe('the guard alone', () => {
  const app = new Hono<PlatformEnv>()
    .use(async (context, next) => {
      context.set('requestId', 'test');
      await next();
    })
    .use(bodyLimit({ maxSize: 128 * 1024 }), refuseCardNumbers)
    .post('/json', async (context) => context.json(await context.req.json<unknown>()))
    .post('/text', async (context) => context.text(await context.req.text()))
    .post('/bytes', async (context) => context.body(await context.req.arrayBuffer()))
    .onError(problemResponse);
  const post = (path: string, body: string | ReadableStream) =>
    app.request(path, {
      method: 'POST',
      body,
      ...(typeof body !== 'string' && { duplex: 'half' }),
    });

  // One in a few hundred long numbers looks like a card number.
  const withoutLongNumbers = fc
    .jsonValue({ maxDepth: 3 })
    .filter((value) => !/(?:\d[^\da-z]*){13}/i.test(JSON.stringify(value)));

  test('API-16.d later handlers read the body as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(withoutLongNumbers, async (value) => {
        const body = JSON.stringify({ value });
        for (const path of ['/json', '/text', '/bytes']) {
          expect(JSON.parse(await (await post(path, body)).text())).toEqual(JSON.parse(body));
        }
      }),
      { numRuns: 100 },
    );
    expect(await (await post('/text', '')).text()).toBe('');
    const stream = new Blob(['{"a":', '1}']).stream();
    expect(await (await post('/json', stream)).json()).toEqual({ a: 1 });
  });

  test('API-16.d CRD-02.b a number is rejected in any spelling: escaped, as a number of any length, in a key, in invalid JSON', async () => {
    const escaped = [...VISA].map((digit) => `\\u003${digit}`).join('');
    for (const body of [
      `{"a":"${VISA}"}`,
      `{"a":["${escaped}"]}`,
      `{"${escaped}":1}`,
      `{"a":${VISA}}`,
      '{"a":4.111111111111111e15}',
      '{"a":6011000990139424}',
      '{"a":4000000000000000006}',
      '{"a":"4111\\u00a01111\\n1111\\t1111"}',
      `not json ${VISA}`,
      `card=${VISA}`,
      `"${VISA}"`,
      VISA,
    ]) {
      expect([body, ...(await codeOf(await post('/text', body)))]).toEqual([body, 400, 'cardNumber']);
    }
  });

  test('VAL-09 API-05.b the field of a form is named, also within an object; the number is not repeated', async () => {
    const body = { email: 'a@example.com', password: `a${VISA}b!`, address: { address1: `${VISA} Main St` } };
    const response = await post('/json', JSON.stringify(body));
    const text = await response.text();
    expect((JSON.parse(text) as ProblemBody).errors?.map(({ field }) => field)).toEqual([
      'password',
      'address1',
    ]);
    expect(text).not.toContain(VISA);
    for (const unnamed of [`{"${VISA}":"${VISA}"}`, `["${VISA}"]`, VISA]) {
      expect((await (await post('/text', unnamed)).json()) as ProblemBody).not.toHaveProperty('errors');
    }
  });
});

describe('the API', () => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts('pglite');
  });
  afterAll(() => accounts.stop());

  test('API-16.d CRD-02.b every call that may change something rejects a card number in its body, and stores none', async () => {
    const paths = await pageCallPaths();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get' && !uploads.has(path))
        .map((method) => ({ path, method: method.toUpperCase() })),
    );
    expect(calls.length).toBeGreaterThanOrEqual(9);
    const browser = accounts.open('hilton');
    await browser.enter('member@example.com');
    for (const { path, method } of calls) {
      for (const body of [
        { firstName: 'Robin', lastName: '4111 1111-1111 1111' },
        { events: [{ eventId: VISA }] },
      ]) {
        const response = await codeOf(await callAsMember(browser, path, { method, body }));
        expect([method, path, ...response]).toEqual([method, path, 400, 'cardNumber']);
      }
    }
    const text = await allTextOf(accounts.database);
    expect(text).toContain('Morgan');
    expect(text).not.toMatch(/4111[ -]?1111/);
  });

  test('API-16.d a page of another site learns nothing from it', async () => {
    const body = { firstName: VISA };
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await codeOf(
      await accounts.open('hilton').call('/api/Member', { method: 'PUT', body, headers }),
    );
    expect(response).toEqual([403, 'crossSite']);
  });
});
