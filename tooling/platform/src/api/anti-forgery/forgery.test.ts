import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { pageCallPaths } from '../../testing/api-paths.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { uploads } from './guard.ts';

interface Operation {
  readonly security: readonly Readonly<Record<string, unknown>>[];
}
const paths = await pageCallPaths<Operation>();
const unsafe = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== 'get')
    .map((method) => [method.toUpperCase(), path] as const),
);
const withoutToken = new Set(['/api/Impressions', '/api/Emulation']);

type Forgery = Parameters<TestBrowser['call']>[1];

describe.each(databaseKinds)('forged requests on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());

  test('API-30.b the document states for each call whether it requires the anti-forgery token, and a member', async () => {
    const browser = accounts.open();
    await browser.token();
    const responded: unknown[] = [];
    const documented: unknown[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security }] of Object.entries(methods)) {
        const body = method === 'get' ? {} : { body: {} };
        const response = await browser.call(path, { method: method.toUpperCase(), token: '', ...body });
        const [status, code] = await codeOf(response);
        const needed = new Set(security.flatMap((schemes) => Object.keys(schemes)));
        const isForgery = code === 'csrf' || code === 'cookieMissing';
        responded.push([method, path, isForgery ? 'token' : status === 401 && 'member']);
        const isForMembers = needed.has('session') && 'member';
        documented.push([method, path, needed.has('antiForgery') ? 'token' : isForMembers]);
      }
    }
    expect(documented).toEqual(responded);
  });

  test('tokens are not cached', async () => {
    const response = await accounts.open().call('/api/CSRF');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(unsafe)('API-30.b SES-22.b %s %s rejects all of them', async (method, path) => {
    const [browser, other, elsewhere] = [accounts.open(), accounts.open(), accounts.open('american')];
    const stale = await browser.token();
    await browser.enter('member@example.com');
    const tokens: [string, Forgery][] = [
      ['no token', { token: '' }],
      ['the placeholder', { token: 'CSRF_UNAVAILABLE' }],
      ['the token of before signing in', { token: stale }],
      ['another visitor’s token', { token: await other.token() }],
      ['another site’s token', { token: await elsewhere.token() }],
      ['half a token', { token: (await browser.token()).split('.')[0] ?? '' }],
    ];
    const places: [string, Forgery][] = [
      ['another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
      ['a sibling site', { headers: { 'Sec-Fetch-Site': 'same-site' } }],
      ['no page', { headers: { 'Sec-Fetch-Site': 'none' } }],
      ['a foreign origin', { headers: { Origin: 'https://evil.example' } }],
      ['another partner’s origin', { headers: { Origin: 'http://american.localhost' } }],
      ['a hidden origin', { headers: { Origin: 'null' } }],
    ];
    const forms: [string, Forgery][] = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/plain; application/json',
    ].map((type) => [type, { headers: { 'Content-Type': type } }]);
    const responses: unknown[] = [];
    const request = async (code: string, forgeries: [string, Forgery][]) => {
      for (const [name, forgery] of forgeries) {
        const response = await codeOf(await browser.call(path, { method, body: {}, ...forgery }));
        if (response[1] !== code) responses.push([name, ...response]);
      }
    };
    if (!withoutToken.has(path)) await request('csrf', tokens);
    await request('crossSite', places);
    await request(uploads.has(path) ? 'wrongType' : 'contentType', forms);
    expect(responses).toEqual([]);
  });
});
