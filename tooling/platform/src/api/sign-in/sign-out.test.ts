import { signInContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const path = '/api/SignOut';

describe.each(databaseKinds)('signing out on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  test('API-26.a AUT-14.b ends the session permanently, and deletes its cookies', async () => {
    const browser = accounts.open();
    await browser.enter('member@example.com', { rememberMe: true });
    const stored = new Map(browser.cookies);
    const response = await browser.signOut();
    expect(response.status).toBe(200);
    const body = signInContract.signOutResponse.strict().parse(await response.json());
    expect(body).toEqual({ isSignedOut: true, identityLogoutUrl: null });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect([...browser.cookies.keys()]).toEqual(['__Host-tableside-device']);
    expect((await browser.call('/api/Member')).status).toBe(401);
    for (const [name, value] of stored) browser.cookies.set(name, value);
    expect(await codeOf(await browser.call('/api/Member'))).toEqual([401, 'unauthorised']);
  });

  test('API-26.a the member stays signed in in other browsers', async () => {
    const [one, two] = [accounts.open(), accounts.open()];
    await one.enter('member@example.com');
    await two.enter('member@example.com');
    await one.signOut();
    expect((await two.call('/api/Member')).status).toBe(200);
  });

  test('API-26.a signing out without a session succeeds too, and clears nothing', async () => {
    const response = await accounts.open().signOut();
    expect([response.status, await response.json()]).toEqual([
      200,
      { isSignedOut: true, identityLogoutUrl: null },
    ]);
    expect(response.headers.get('Clear-Site-Data')).toBeNull();
  });

  const host = 'http://hilton.localhost';
  test.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['a link', { 'Sec-Fetch-Dest': 'document' }],
    ['a picture', { 'Sec-Fetch-Dest': 'image' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an old browser that renders ahead', { Purpose: 'prerender' }],
    ['an old browser that comes from elsewhere', { 'Sec-Fetch-Site': '', Referer: 'https://evil.example/' }],
    ['an old browser that says nothing', { 'Sec-Fetch-Site': '' }],
  ])('API-26.b SES-22.b rejects requests from %s, and keeps the session', async (_, headers) => {
    const browser = accounts.open();
    await browser.enter('member@example.com');
    expect(await codeOf(await browser.call(path, { headers }))).toEqual([403, 'crossSite']);
    expect((await browser.call('/api/Member')).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['its origin', { Origin: host }],
    ['its own page', { Referer: `${host}/account/overview` }],
  ])('API-26.b accepts an old browser by %s', async (_, headers) => {
    const browser = accounts.open();
    await browser.enter('member@example.com');
    const response = await browser.call(path, { headers: { 'Sec-Fetch-Site': '', ...headers } });
    expect(response.status).toBe(200);
    expect((await browser.call('/api/Member')).status).toBe(401);
  });

  test('API-26.b accepts an old browser by the token of its session, not by another’s', async () => {
    const [browser, other] = [accounts.open(), accounts.open()];
    await browser.enter('member@example.com');
    const headers = { 'Sec-Fetch-Site': '' };
    const foreign = await other.token();
    expect((await browser.call(path, { headers, token: foreign })).status).toBe(403);
    expect((await browser.call(path, { headers, token: await browser.token() })).status).toBe(200);
  });
});
