import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { countAhead } from '../testing/count-ahead.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { memberOfPerson } from './sign-in/member-of-person.ts';
import { createTestBrowser, type Page, type TestBrowser } from './testing/test-browser.ts';
import { ssoTestPartners, startTestSites, type TestSites } from './testing/test-sites.ts';

const HOST = 'american.localhost';
const COOKIE = '__Host-tableside-sso';
const SESSION = '__Host-tableside-session';
const FAILED = '/login#sign-in-failed';

describe('single sign-on through the partner', () => {
  let db: TestDatabase;
  let sites: TestSites;
  let site: string;
  let browser: TestBrowser;
  let time = 0;
  beforeAll(async () => {
    db = await openTestDatabase('pglite');
    sites = await startTestSites(db.database, await ssoTestPartners(), {
      now: () => new Date(Date.now() + time),
    });
    site = sites.siteOf('american');
  });
  afterAll(async () => {
    await sites.stop();
    await db.stop();
  });
  beforeEach(() => {
    browser = createTestBrowser();
    time = 0;
  });

  const begin = async (origin = site) => browser.follow(await browser.open(`${origin}/Login`));
  const beNew = (page: Page, email: string, firstName = 'Ada') =>
    browser.submit(page, '/new', { firstName, lastName: 'Quill', email });
  const callbackFor = async (email: string, page?: Page) => {
    const redirect = await browser.follow(
      await beNew(page ?? (await begin()), email),
      `${site}/Login/callback`,
    );
    return new URL(redirect.headers.location ?? '');
  };
  const memberOf = async (email: string, partnerId = 'american') => {
    const { members } = schema;
    const [member] = await db.database.orm
      .select()
      .from(members)
      .where(and(eq(members.partnerId, partnerId), eq(members.email, email)));
    return member;
  };
  const whoIs = async (origin = site) =>
    (JSON.parse((await browser.open(`${origin}/who`)).body) as { email: string | null }).email;

  test('AUT-13 starts at the provider with PKCE, state and nonce, bound to this browser for ten minutes', async () => {
    const response = await browser.open(`${site}/Login`);
    const address = new URL(response.headers.location ?? '');
    expect([response.status, address.origin, response.headers['cache-control']]).toEqual([
      303,
      sites.issuer,
      'no-store',
    ]);
    const parameters = Object.fromEntries(address.searchParams);
    expect(parameters).toMatchObject({
      client_id: 'tableside-american',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${site}/Login/callback`,
      code_challenge_method: 'S256',
    });
    expect([
      parameters['state']?.length,
      parameters['nonce']?.length,
      parameters['code_challenge']?.length,
    ]).toEqual([43, 43, 43]);
    const [cookie = ''] = response.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^__Host-tableside-sso=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookie).not.toContain(parameters['state']);
  });

  test('ENR-06.a ENR-15.c a new person becomes a member without a card who must join, and is the same member the next time', async () => {
    const page = await begin();
    expect(page.url.origin).toBe(sites.issuer);
    const home = await browser.follow(await beNew(page, 'ADA@example.org'));
    expect(home.url.href).toBe(`${site}/login`);
    expect(JSON.parse(home.body)).toEqual({ path: '/login', email: 'ada@example.org' });
    const member = await memberOf('ada@example.org');
    expect(member).toMatchObject({
      firstName: 'Ada',
      lastName: 'Quill',
      memberType: 'NonCardMember',
      mustJoin: true,
      enrollmentSource: 'sso',
      passwordHash: null,
      tier: 0,
    });
    expect(browser.cookie(HOST, COOKIE)).toBeUndefined();

    browser = createTestBrowser();
    const choices = await begin();
    const back = await browser.submit(choices, '/person', { subject: member?.ssoSubject ?? '' });
    expect(JSON.parse((await browser.follow(back)).body)).toEqual({
      path: '/login',
      email: 'ada@example.org',
    });
    expect((await memberOf('ada@example.org'))?.publicId).toBe(member?.publicId);
  });

  test('VAL-21.a an address that the join form accepts is accepted from the partner’s account too', async () => {
    await browser.follow(await beNew(await begin(), 'a/b@example.org'));
    expect(await memberOf('a/b@example.org')).toMatchObject({ enrollmentSource: 'sso' });
  });

  test('PRO-04.a of two members who get the same new address at once, one has it, and both sign in', async () => {
    const partner = { id: 'american', hasPPN: false };
    const signIn = (subject: string, email: string) =>
      memberOfPerson(db.database, partner, {
        subject,
        email,
        isEmailVerified: true,
        memberNumber: undefined,
        firstName: 'Ada',
        lastName: 'Quill',
      });
    await signIn('twin-1', 'twin-1@example.org');
    await signIn('twin-2', 'twin-2@example.org');
    const found = await Promise.all(
      ['twin-1', 'twin-2'].map((subject) => signIn(subject, 'both@example.org')),
    );
    expect(found).toMatchObject([{ isNew: false }, { isNew: false }]);
    const emails = ['both@example.org', 'twin-1@example.org', 'twin-2@example.org'];
    const owners = await Promise.all(emails.map((email) => memberOf(email)));
    expect(owners.filter((owner) => owner !== undefined)).toHaveLength(2);
    expect(owners[0]).toBeDefined();
  });

  test('a person with an account signs in, and names follow the partner’s', async () => {
    const page = await begin();
    const [, subject = ''] = /name="subject" value="([^"]+)"/.exec(page.body) ?? [];
    await db.database.orm.insert(schema.members).values({
      publicId: 'member-with-card',
      partnerId: 'american',
      email: 'earlier@example.com',
      firstName: 'Earlier',
      lastName: 'Name',
      ssoSubject: subject,
      memberType: 'EnrolledCardMember',
    });
    const home = await browser.follow(await browser.submit(page, '/person', { subject }));
    const { email } = JSON.parse(home.body) as { email: string };
    expect(await memberOf(email)).toMatchObject({
      publicId: 'member-with-card',
      memberType: 'EnrolledCardMember',
      mustJoin: false,
    });
    expect((await memberOf(email))?.firstName).not.toBe('Earlier');
  });

  test('the browser gets a new session id, and previous ones are invalid', async () => {
    await browser.follow(await beNew(await begin(), 'first@example.org'));
    const former = browser.cookie(HOST, SESSION) ?? '';
    await browser.follow(await browser.open(`${site}/Login`));
    expect(browser.cookie(HOST, SESSION)).not.toBe(former);
    browser.setCookie(HOST, SESSION, former);
    expect(await whoIs()).toBeNull();
  });

  const failures: readonly { readonly why: string; readonly spoil: (callbackUrl: URL) => void }[] = [
    { why: 'another state', spoil: (callbackUrl) => callbackUrl.searchParams.set('state', 'x'.repeat(43)) },
    { why: 'no state', spoil: (callbackUrl) => callbackUrl.searchParams.delete('state') },
    {
      why: 'another issuer',
      spoil: (callbackUrl) => callbackUrl.searchParams.set('iss', 'https://identity.example'),
    },
    { why: 'no issuer', spoil: (callbackUrl) => callbackUrl.searchParams.delete('iss') },
    { why: 'an invented code', spoil: (callbackUrl) => callbackUrl.searchParams.set('code', 'x'.repeat(43)) },
    { why: 'no cookie', spoil: () => browser.dropCookie(HOST, COOKIE) },
    { why: 'a cookie that is not ours', spoil: () => browser.setCookie(HOST, COOKIE, 'A'.repeat(400)) },
    {
      why: 'a changed cookie',
      spoil: () => {
        const cookie = browser.cookie(HOST, COOKIE) ?? '';
        browser.setCookie(
          HOST,
          COOKIE,
          `${cookie.slice(0, 40)}${cookie[40] === 'A' ? 'B' : 'A'}${cookie.slice(41)}`,
        );
      },
    },
    { why: 'a cookie older than ten minutes', spoil: () => (time = 600_001) },
  ];
  test.each(failures)(
    'a response with $why leads to the sign-in page and signs in no one',
    async ({ spoil }) => {
      const callbackUrl = await callbackFor(
        `spoilt-${failures.findIndex((one) => one.spoil === spoil)}@example.org`,
      );
      spoil(callbackUrl);
      const end = await browser.open(callbackUrl);
      expect([end.status, end.headers.location]).toEqual([303, FAILED]);
      time = 0;
      expect(await whoIs()).toBeNull();
    },
  );

  test('a response is valid once, in the browser that started it', async () => {
    const callbackUrl = await callbackFor('once@example.org');
    const cookie = browser.cookie(HOST, COOKIE) ?? '';
    expect((await browser.open(callbackUrl)).headers.location).toBe('/login');
    expect((await browser.open(callbackUrl)).headers.location).toBe(FAILED);
    browser.setCookie(HOST, COOKIE, cookie);
    expect((await browser.open(callbackUrl)).headers.location).toBe(FAILED);

    browser = createTestBrowser();
    const theirs = await callbackFor('elsewhere@example.org');
    browser = createTestBrowser();
    expect((await browser.open(theirs)).headers.location).toBe(FAILED);
  });

  test('after a rejection another account can be chosen, although the partner’s session continues', async () => {
    const { members } = schema;
    await db.database.orm
      .insert(members)
      .values({ publicId: 'owner', partnerId: 'american', email: 'owned@example.org' });
    const refused = await browser.follow(await beNew(await begin(), 'owned@example.org'), `${site}/login`);
    expect(refused.headers.location).toBe(FAILED);
    const choices = await begin();
    expect(choices.body).toContain('Choose who you are');
    const home = await browser.follow(await beNew(choices, 'another@example.org'));
    expect([home.url.href, await whoIs()]).toEqual([`${site}/login`, 'another@example.org']);
    await browser.follow(await browser.open(`${site}/Login`));
    expect(await whoIs()).toBe('another@example.org');
  });

  test('canceling at the partner leads back to the sign-in page', async () => {
    const end = await browser.follow(await browser.submit(await begin(), '/cancel'), `${site}/login`);
    expect([end.url.pathname, end.status, end.headers.location]).toEqual(['/Login/callback', 303, FAILED]);
    expect(await whoIs()).toBeNull();
  });

  test('everything issued for one partner is invalid at another', async () => {
    const second = sites.siteOf('second');
    const callbackUrl = await callbackFor('ours@example.org');
    browser.setCookie('second.localhost', COOKIE, browser.cookie(HOST, COOKIE) ?? '');
    const elsewhere = new URL(callbackUrl.pathname + callbackUrl.search, second);
    expect((await browser.open(elsewhere)).headers.location).toBe(FAILED);

    await browser.follow(await browser.open(callbackUrl));
    expect(await whoIs()).toBe('ours@example.org');
    browser.setCookie('second.localhost', SESSION, browser.cookie(HOST, SESSION) ?? '');
    expect(await whoIs(second)).toBeNull();
    const choices = await begin(second);
    expect([choices.url.origin, choices.body.includes('ours@example.org')]).toEqual([sites.issuer, false]);
    expect(choices.body).toContain('Second');
    const { ssoSubject } = (await memberOf('ours@example.org')) ?? {};
    const refused = await browser.submit(choices, '/person', { subject: ssoSubject ?? '' });
    expect([refused.status, refused.headers.location]).toEqual([200, undefined]);
  });

  test('the same subject at two partners is two people, who sign in separately', async () => {
    const choose = async (origin: string) =>
      browser.follow(await browser.submit(await begin(origin), '/person', { subject: 'demo-member' }));
    await choose(site);
    const there = await choose(sites.siteOf('second'));
    expect(there.url.href).toBe(`${sites.siteOf('second')}/login`);
    const both = await Promise.all([
      memberOf('member@example.com'),
      memberOf('member@example.com', 'second'),
    ]);
    expect(both.map((member) => member?.ssoSubject)).toEqual(['demo-member', 'demo-member']);
  });

  test('an account that is signed in at the partner needs no second choice, until it signs out there', async () => {
    await browser.follow(await beNew(await begin(), 'again@example.org'));
    browser.dropCookie(HOST, SESSION);
    await browser.follow(await browser.open(`${site}/Login`));
    expect(await whoIs()).toBe('again@example.org');

    const logoutUrl = JSON.parse((await browser.open(`${site}/logout-url`)).body) as string;
    expect(logoutUrl).toBe(
      `${sites.issuer}/session/end?${new URLSearchParams({ post_logout_redirect_uri: `${site}/`, client_id: 'tableside-american' }).toString()}`,
    );
    const question = await browser.open(logoutUrl);
    expect(question.body).toContain('Sign out of your American account too?');
    const home = await browser.follow(
      await browser.submit(question, '/session/end/confirm', { logout: 'yes' }),
      site,
    );
    expect(home.headers.location).toBe(`${site}/`);
    expect((await begin()).url.origin).toBe(sites.issuer);

    const unrequested = await browser.open(logoutUrl);
    expect([unrequested.status, unrequested.headers.location]).toEqual([303, `${site}/`]);
    const astray = new URL(logoutUrl);
    astray.searchParams.set('post_logout_redirect_uri', 'https://elsewhere.example/');
    expect((await browser.open(astray)).status).toBe(400);
  });

  test('redirects return to a dev server in front: the site is at the requested host', async () => {
    const response = await browser.open(`${site}/Login`, { headers: { Host: `${HOST}:5173` } });
    const parameters = new URL(response.headers.location ?? '').searchParams;
    expect(parameters.get('redirect_uri')).toBe(`http://${HOST}:5173/Login/callback`);
    expect((await browser.follow(response)).body).toContain('Choose who you are');
  });

  test('the provider does not redirect to a URL that is not a site of this machine', async () => {
    const address = new URL((await browser.open(`${site}/Login`)).headers.location ?? '');
    for (const uri of [
      'https://american.localhost/Login/callback',
      'http://american.localhost.example/Login/callback',
      `${site}/login`,
      `${site}/Login/callback?a=b`,
      'http://a@american.localhost/Login/callback',
    ]) {
      address.searchParams.set('redirect_uri', uri);
      const response = await browser.open(address);
      expect([uri, response.status, response.headers.location]).toEqual([uri, 400, undefined]);
    }
  });

  test('is a path of partners with single sign-on only, and differs from /login in case', async () => {
    for (const address of [
      `${sites.siteOf('hilton')}/Login`,
      `${sites.siteOf('hilton')}/Login/callback`,
      `${site}/login`,
      `${site}/LOGIN`,
      `${site}/Login/other`,
    ])
      expect(await browser.open(address)).toMatchObject({ status: 200, url: { href: address } });
  });

  test('API-30.b requires a navigation; other requests cannot start or complete a sign-in', async () => {
    for (const path of ['/Login', '/Login/callback']) {
      for (const method of ['POST', 'PUT', 'HEAD', 'DELETE'])
        expect((await browser.open(`${site}${path}`, { method })).status).toBe(404);
      for (const destination of ['image', 'iframe', 'empty'])
        expect(
          (await browser.open(`${site}${path}`, { headers: { 'Sec-Fetch-Dest': destination } })).status,
        ).toBe(403);
      expect(
        (await browser.open(`${site}${path}`, { headers: { 'Sec-Purpose': 'prefetch;prerender' } })).status,
      ).toBe(403);
    }
    expect((await browser.open(`${site}/Login`, { headers: { 'Sec-Fetch-Dest': 'document' } })).status).toBe(
      303,
    );
  });

  test('nothing in the URL determines where it redirects afterwards', async () => {
    const page = await browser.follow(
      await browser.open(
        `${site}/Login?returnTo=https://elsewhere.example&redirect_uri=https://elsewhere.example`,
      ),
    );
    const home = await browser.follow(await beNew(page, 'return@example.org'));
    expect(home.url.href).toBe(`${site}/login`);
  });

  test('one network address can start and complete at most 120 sign-ins in ten minutes', async () => {
    // Windows start at multiples of ten minutes, so from here this one cannot end during the test.
    time = 7 * 600_000 - (Date.now() % 600_000);
    const complete = async () => (await browser.open(`${site}/Login/callback`)).status;
    expect([await complete(), await complete()]).toEqual([303, 303]);
    await countAhead(db.database, 'sso-network', 117);
    expect(await complete()).toBe(303);
    const refused = await browser.open(`${site}/Login`);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('AUT-13 an IPv6 network can start and complete at most 120 sign-ins in ten minutes', async () => {
    const moment = new Date('2026-06-15T12:00:00Z');
    const behindProxy = await startTestSites(db.database, await ssoTestPartners(), {
      trustsProxy: true,
      now: () => moment,
    });
    const from = async (address: string) =>
      (
        await browser.open(`${behindProxy.siteOf('american')}/Login/callback`, {
          headers: { 'X-Forwarded-For': address },
        })
      ).status;
    for (let host = 1; host <= 3; host += 1) expect(await from(`2001:db8:0:7::${host}`)).toBe(303);
    await countAhead(db.database, 'sso-network', 116);
    expect(await from('2001:db8:0:7::120')).toBe(303);
    expect(await from('2001:db8:0:7:ffff::1')).toBe(429);
    expect(await from('2001:db8:0:8::1')).toBe(303);
    await behindProxy.stop();
  });
});
