import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startFakeProvider, type FakeProvider } from './testing/fake-provider.ts';
import { createTestBrowser, type Page } from './testing/test-browser.ts';
import { ssoTestPartners, startTestSites, type TestSites } from './testing/test-sites.ts';

const FAILED = '/login#sign-in-failed';

describe('a partner-specific OpenID provider', () => {
  let db: TestDatabase;
  let fake: FakeProvider;
  let sites: TestSites;
  beforeAll(async () => {
    db = await openTestDatabase('pglite');
  });
  afterAll(() => db.stop());
  beforeEach(async () => {
    await db.database.orm.delete(schema.members);
    await db.database.orm.delete(schema.featureFlagOverrides);
    fake = await startFakeProvider();
    const own = { issuer: fake.issuer, clientId: 'us', clientSecret: 'whisper' };
    sites = await startTestSites(db.database, await ssoTestPartners(), { oidc: { AMERICAN: own } });
    return async () => {
      await sites.stop();
      await fake.stop();
    };
  });

  async function signIn(): Promise<Page> {
    const browser = createTestBrowser();
    const start = await browser.open(`${sites.siteOf('american')}/Login`);
    if (start.headers.location === FAILED) return start;
    return browser.open(fake.callbackFor(start.headers.location ?? ''));
  }
  const members = (email: string) =>
    db.database.orm
      .select()
      .from(schema.members)
      .where(and(eq(schema.members.partnerId, 'american'), eq(schema.members.email, email)));

  test('replaces the one for development, and authenticates the client', async () => {
    expect((await signIn()).headers.location).toBe('/login');
    expect(await members('fay@example.org')).toMatchObject([
      { ssoSubject: 'person', firstName: 'Fay', lastName: 'Lund', mustJoin: true },
    ]);
    const [tokenRequest] = fake.tokenRequests;
    expect(tokenRequest?.authorization).toBe(`Basic ${Buffer.from('us:whisper').toString('base64')}`);
    expect(tokenRequest?.form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(tokenRequest?.form.has('client_secret')).toBe(false);
  });

  test('that accepts the secret only in the form gets it there', async () => {
    fake.metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    expect((await signIn()).headers.location).toBe('/login');
    expect([fake.tokenRequests[0]?.authorization, fake.tokenRequests[0]?.form.get('client_secret')]).toEqual([
      undefined,
      'whisper',
    ]);
  });

  const wrongs: readonly { readonly why: string; readonly arrange: (provider: FakeProvider) => void }[] = [
    { why: 'another nonce', arrange: (provider) => (provider.claims = { nonce: 'another' }) },
    { why: 'no nonce', arrange: (provider) => (provider.claims = { nonce: undefined }) },
    { why: 'another issuer', arrange: (provider) => (provider.claims = { iss: 'https://identity.example' }) },
    { why: 'a token for somebody else', arrange: (provider) => (provider.claims = { aud: 'them' }) },
    { why: 'a token that has run out', arrange: (provider) => (provider.claims = { exp: 1 }) },
    { why: 'a key that it does not publish', arrange: (provider) => (provider.signsForeign = true) },
    { why: 'user info of another person', arrange: (provider) => (provider.userInfo = { sub: 'another' }) },
    { why: 'no e-mail address', arrange: (provider) => (provider.userInfo = { email: undefined }) },
    { why: 'an e-mail address that is none', arrange: (provider) => (provider.userInfo = { email: 'fay' }) },
    {
      why: 'the description of another issuer',
      arrange: (provider) => (provider.metadata = { issuer: 'https://identity.example' }),
    },
    {
      why: 'a description without addresses',
      arrange: (provider) => (provider.metadata = { authorization_endpoint: undefined }),
    },
  ];
  test.each(wrongs)('that responds with $why signs in no one', async ({ arrange }) => {
    arrange(fake);
    const end = await signIn();
    expect([end.status, end.headers.location]).toEqual([303, FAILED]);
    expect(await members('fay@example.org')).toEqual([]);
  });

  test('that is down leads to the sign-in page, and is contacted again once it is back', async () => {
    fake.metadata = { issuer: 'https://broken.example' };
    expect((await signIn()).headers.location).toBe(FAILED);
    fake.metadata = {};
    expect((await signIn()).headers.location).toBe('/login');
    await fake.stop();
    const other = await startTestSites(db.database, await ssoTestPartners(), {
      oidc: { '': { issuer: fake.issuer, clientId: 'us' } },
    });
    const browser = createTestBrowser();
    const start = await browser.open(`${other.siteOf('american')}/Login`);
    const logout = await browser.open(`${other.siteOf('american')}/logout-url`);
    await other.stop();
    expect([start.status, start.headers.location, logout.body]).toEqual([303, FAILED, 'null']);
  });

  test('an e-mail address of an existing member is not linked and does not sign in', async () => {
    await db.database.orm.insert(schema.members).values({
      publicId: 'owner',
      partnerId: 'american',
      email: 'fay@example.org',
      memberType: 'EnrolledCardMember',
    });
    expect((await signIn()).headers.location).toBe(FAILED);
    expect(await members('fay@example.org')).toMatchObject([{ publicId: 'owner', ssoSubject: null }]);
  });

  describe('a membership that the partner imported', () => {
    const brought = {
      publicId: 'brought',
      partnerId: 'american',
      email: 'fay@example.org',
      memberNumber: 'AME123456',
      tier: 1,
    } as const;
    const vouched = { member_number: 'ame123456', email_verified: true };

    test('ENR-15.c is completed if the partner provides its address and number, and must join', async () => {
      await db.database.orm.insert(schema.members).values(brought);
      fake.userInfo = vouched;
      expect((await signIn()).headers.location).toBe('/login');
      expect(await members('fay@example.org')).toMatchObject([
        {
          publicId: 'brought',
          ssoSubject: 'person',
          mustJoin: true,
          enrollmentSource: 'sso',
          tier: 1,
          firstName: 'Fay',
        },
      ]);
    });

    const others: readonly [string, object, Record<string, unknown>][] = [
      ['an address that the partner did not verify', {}, { ...vouched, email_verified: false }],
      ['another number', {}, { ...vouched, member_number: 'AME999999' }],
      ['no number', {}, { email_verified: true }],
      ['somebody who signs in already', { ssoSubject: 'another' }, vouched],
      ['somebody with a password', { passwordHash: 'scrypt' }, vouched],
      ['a member with a card', { memberType: 'EnrolledCardMember' }, vouched],
    ];
    test.each(others)('is unchanged with %s', async (_, row, userInfo) => {
      const before = { ...brought, ...row };
      await db.database.orm.insert(schema.members).values(before);
      fake.userInfo = userInfo;
      expect((await signIn()).headers.location).toBe(FAILED);
      expect(await members('fay@example.org')).toMatchObject([before]);
    });
  });

  test('CFG-24.a a number from the partner is stored, unless it is another member’s or members have none', async () => {
    fake.userInfo = { member_number: 'ame777' };
    await signIn();
    expect(await members('fay@example.org')).toMatchObject([{ memberNumber: 'AME777' }]);
    fake.claims = { sub: 'next' };
    fake.userInfo = { sub: 'next', member_number: 'AME777', email: 'next@example.org' };
    expect((await signIn()).headers.location).toBe('/login');
    expect(await members('next@example.org')).toMatchObject([{ memberNumber: null }]);
    await db.database.orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'american', name: 'hasPPN', value: false });
    fake.claims = { sub: 'third' };
    fake.userInfo = { sub: 'third', member_number: 'AME888', email: 'third@example.org' };
    expect((await signIn()).headers.location).toBe('/login');
    expect(await members('third@example.org')).toMatchObject([{ memberNumber: null }]);
  });

  test('VAL-28 PRV-04.e names and an unused e-mail address follow the partner, in plain letters; one that is in use does not', async () => {
    await signIn();
    await db.database.orm
      .insert(schema.members)
      .values({ publicId: 'owner', partnerId: 'american', email: 'taken@example.org' });
    await db.database.orm
      .insert(schema.outbox)
      .values({ partnerId: 'american', recipient: 'fay@example.org', subject: 'Hi', body: 'Hi' });
    fake.userInfo = { given_name: '\u202EFa\u200Bye', email: 'Faye@Example.org\u200B' };
    expect((await signIn()).headers.location).toBe('/login');
    expect(await members('faye@example.org')).toMatchObject([
      { firstName: 'Faye', lastName: 'Lund', ssoSubject: 'person' },
    ]);
    const [{ publicId } = expect.fail()] = await members('faye@example.org');
    expect(await db.database.orm.select().from(schema.outbox)).toMatchObject([
      { recipient: 'fay@example.org', memberId: publicId },
    ]);
    fake.userInfo = { given_name: '', email: 'taken@example.org' };
    expect((await signIn()).headers.location).toBe('/login');
    expect(await members('faye@example.org')).toMatchObject([{ firstName: 'Faye', ssoSubject: 'person' }]);
    expect(await members('taken@example.org')).toMatchObject([{ publicId: 'owner' }]);
  });

  test('one subject at two partners is two people', async () => {
    await signIn();
    await db.database.orm.delete(schema.memberSessions);
    await db.database.orm.delete(schema.memberDevices);
    await db.database.orm.update(schema.members).set({ partnerId: 'second' });
    await signIn();
    expect(await members('fay@example.org')).toHaveLength(1);
    expect(await db.database.orm.select().from(schema.members)).toHaveLength(2);
  });

  test('two parallel responses for one new person create one member', async () => {
    const ends = await Promise.all([signIn(), signIn(), signIn()]);
    expect(ends.map(({ headers }) => headers.location)).toEqual(['/login', '/login', '/login']);
    expect(await members('fay@example.org')).toHaveLength(1);
  });

  test('without a logout endpoint there is no logout URL', async () => {
    const browser = createTestBrowser();
    const site = sites.siteOf('american');
    expect((await browser.open(`${site}/logout-url`)).body).toBe('null');
  });
});
