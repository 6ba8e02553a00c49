import {
  createTestBrowser,
  ssoTestPartners,
  startTestSites,
  type Page,
  type TestBrowser,
  type TestSites,
} from '@tableside/platform/identity/testing';
import { openTestDatabase, type TestDatabase } from '@tableside/platform/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('the development identity provider', () => {
  let db: TestDatabase;
  let sites: TestSites;
  beforeAll(async () => {
    db = await openTestDatabase('pglite');
    sites = await startTestSites(db.database, await ssoTestPartners());
  });
  afterAll(async () => {
    await sites.stop();
    await db.stop();
  });

  const begin = async (browser: TestBrowser) =>
    browser.follow(await browser.open(`${sites.siteOf('american')}/Login`));
  const fill = (browser: TestBrowser, page: Page, fields: Record<string, string>) =>
    browser.submit(page, '/new', { firstName: 'Ina', lastName: 'Berg', email: 'ina@example.org', ...fields });

  test('shows the partner’s name and accounts on a page without scripts that cannot be framed', async () => {
    const page = await begin(createTestBrowser());
    expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(page.body).toContain('<title>Sign in to your American account</title>');
    expect(page.body).not.toMatch(/<script|style=| on[a-z]+=/);
    expect(page.headers).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${sites.siteOf('american')}; frame-ancestors 'none'; base-uri 'none'`,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    const style = await createTestBrowser().open(`${sites.issuer}/style/american.css`);
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(style.body).toMatch(/--ts-color-surface-brand: #[0-9a-f]{6}/);
  });

  const faults: readonly [string, Record<string, string>, string][] = [
    ['no first name', { firstName: '  ' }, 'Enter your first name.'],
    ['no last name', { lastName: '' }, 'Enter your last name.'],
    ['a name that is too long', { lastName: 'x'.repeat(101) }, 'That last name is too long.'],
    ['no e-mail address', { email: '' }, 'Enter your email address.'],
    ['an e-mail address that is none', { email: 'ina@' }, 'Enter an email address such as name@example.com.'],
    [
      'the address of an invented person',
      { email: 'MEMBER@example.com' },
      'Somebody has this email address already',
    ],
  ];
  test.each(faults)('shows an error for %s, and keeps the typed values', async (_, fields, sentence) => {
    const browser = createTestBrowser();
    const response = await fill(browser, await begin(browser), { firstName: '<b>Ina</b>', ...fields });
    expect(response.status).toBe(400);
    expect(response.body).toContain(sentence);
    expect(response.body).toContain('<title>Please check the form: sign in to your American account</title>');
    expect(response.body.match(/aria-invalid="true" aria-describedby="(\w+)-error" autofocus/)?.[1]).toBe(
      Object.keys(fields)[0],
    );
    if (!('firstName' in fields)) expect(response.body).toContain('value="&lt;b&gt;Ina&lt;/b&gt;"');
    expect(response.body).not.toContain('<b>');
  });

  test('shows a page for an unknown or expired sign-in', async () => {
    for (const path of ['/interaction/unknown', '/auth/unknown', '/nothing', '/auth?client_id=nobody']) {
      const page = await createTestBrowser().open(`${sites.issuer}${path}`);
      expect([path, page.status >= 400 && page.status < 500]).toEqual([path, true]);
    }
    const gone = await createTestBrowser().open(`${sites.issuer}/interaction/unknown`);
    expect(gone.body).toContain('This sign-in has run out');
    // The URL alone must not give another browser access to a sign-in.
    const page = await begin(createTestBrowser());
    expect((await createTestBrowser().open(page.url)).status).toBe(400);
  });

  test('keeps its keys and accounts over a restart', async () => {
    const browser = createTestBrowser();
    await browser.follow(await fill(browser, await begin(browser), { email: 'kept@example.org' }));
    const keys = async () => (await createTestBrowser().open(`${sites.issuer}/jwks`)).body;
    const before = await keys();
    await sites.stop();
    sites = await startTestSites(db.database, await ssoTestPartners());
    expect(JSON.parse(await keys())).toEqual(JSON.parse(before));
    expect(before).not.toContain('"d"');
    const page = await begin(browser);
    expect(page.body).toContain('kept@example.org');
  });

  test('does not run in production, nor for partners with their own provider', async () => {
    const own = { issuer: 'https://id.example', clientId: 'us' };
    const partners = await ssoTestPartners();
    const production = await startTestSites(db.database, partners, { isProduction: true });
    expect(production.issuer).toBe('');
    const login = await createTestBrowser().open(`${production.siteOf('american')}/Login`);
    expect([login.status, login.headers.location]).toEqual([303, '/login#sign-in-failed']);
    await production.stop();
    const elsewhere = await startTestSites(db.database, partners, { oidc: { '': own } });
    expect(elsewhere.issuer).toBe('');
    await elsewhere.stop();
  });

  test('with an external API, sign-in is proxied to it and the browser is redirected back here', async () => {
    const partners = await ssoTestPartners();
    const api = await startTestSites(db.database, partners, { trustsProxy: true });
    const apiUrl = api.siteOf('american').replace('american.localhost', '127.0.0.1');
    const front = await startTestSites(db.database, partners, { apiUrl });
    const browser = createTestBrowser();
    const start = await browser.open(`${front.siteOf('american')}/Login`);
    const end = await browser.follow(
      await fill(browser, await browser.follow(start), { email: 'front@example.org' }),
    );
    await Promise.all([front.stop(), api.stop()]);
    expect([front.issuer, new URL(start.headers.location ?? '').origin]).toEqual(['', api.issuer]);
    expect(end.url.href).toBe(`${front.siteOf('american')}/login`);
    expect(JSON.parse(end.body)).toMatchObject({ email: 'front@example.org' });
  });

  test('reports that its port is taken', async () => {
    const port = Number(new URL(sites.issuer).port);
    await expect(startTestSites(db.database, await ssoTestPartners(), { port })).rejects.toThrow(
      `Port ${port} is in use: choose another for the sign-in with IDENTITY_PORT.`,
    );
  });
});
