import {
  createTestBrowser,
  ssoTestPartners,
  startTestSites,
  type TestBrowser,
  type TestSites,
} from '@tableside/platform/identity/testing';
import { openTestDatabase, type TestDatabase } from '@tableside/platform/testing';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const homes = [
  { home: 'http://localhost:5173', source: 'http://localhost:5173' },
  { home: 'http://127.0.0.1:8080/app', source: 'http://127.0.0.1:8080' },
  { home: 'http://[::1]:3000', source: 'http:' },
  { home: 'http://my.localhost', source: 'http://my.localhost' },
];

describe('a custom client that uses a public library', () => {
  let db: TestDatabase;
  let sites: TestSites;
  let browser: TestBrowser;
  beforeAll(async () => {
    db = await openTestDatabase('pglite');
    sites = await startTestSites(db.database, await ssoTestPartners());
  });
  afterAll(async () => {
    await sites.stop();
    await db.stop();
  });
  beforeEach(() => {
    browser = createTestBrowser();
  });

  const own = (partnerId = 'american') => {
    const client = sites.ownClients.get(partnerId);
    if (!client) throw new Error(`${partnerId} has no client.`);
    return client;
  };

  async function discover(authentication?: oidc.ClientAuth, { issuer, clientId, clientSecret } = own()) {
    const options = { execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks] };
    return oidc.discovery(issuer, clientId, clientSecret, authentication, options);
  }

  async function signIn(config: oidc.Configuration, home = 'http://localhost:5173') {
    const verifier = oidc.randomPKCECodeVerifier();
    const checks = { expectedState: oidc.randomState(), expectedNonce: oidc.randomNonce() };
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${home}/callback`,
      scope: 'openid profile email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: checks.expectedState,
      nonce: checks.expectedNonce,
    });
    const choices = await browser.follow(await browser.open(address));
    const policy = choices.headers['content-security-policy'];
    const chosen = await browser.submit(choices, '/person', { subject: 'demo-member' });
    const end = await browser.follow(chosen, `${home}/callback`);
    const callbackUrl = new URL(end.headers.location ?? '');
    const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, {
      ...checks,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return { tokens, policy, claims: tokens.claims() };
  }

  test.each([
    ['as the library sends it', undefined],
    ['in the header', oidc.ClientSecretBasic()],
    ['in the form', oidc.ClientSecretPost()],
  ])(
    'AUT-13 signs in with the secret %s, reads the ID token and requests UserInfo',
    async (_, authentication) => {
      const config = await discover(authentication);
      const { tokens, claims } = await signIn(config);
      expect(claims).toMatchObject({ iss: sites.issuer, aud: own().clientId, sub: 'demo-member' });
      expect(await oidc.fetchUserInfo(config, tokens.access_token, 'demo-member')).toEqual({
        sub: 'demo-member',
        given_name: expect.any(String) as string,
        family_name: expect.any(String) as string,
        email: 'member@example.com',
        email_verified: true,
        member_number: expect.any(String) as string,
      });
    },
  );

  test.each(homes)('is redirected to any URL of this machine, such as $home', async ({ home, source }) => {
    const { claims, policy } = await signIn(await discover(), home);
    expect(claims?.sub).toBe('demo-member');
    expect(policy).toContain(`form-action 'self' ${source};`);
  });

  test.each([
    'https://app.example',
    'http://app.example',
    'http://localhost.app.example',
    'https://localhost',
  ])('is not redirected to %s', async (home) => {
    const address = oidc.buildAuthorizationUrl(await discover(), {
      redirect_uri: `${home}/callback`,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
    });
    const page = await browser.open(address);
    expect([page.status, page.headers.location]).toEqual([400, undefined]);
  });

  test('each partner has its own client, with its own secret', async () => {
    const { clientSecret } = own('second');
    expect(clientSecret).not.toBe(own().clientSecret);
    const config = await discover(undefined, { ...own(), clientSecret });
    await expect(signIn(config)).rejects.toMatchObject({ error: 'invalid_client', status: 401 });
    const { claims } = await signIn(await discover(undefined, own('second')));
    expect(claims?.aud).toBe('my-client-second');
  });

  test('signs out at the provider, and is redirected back with its state', async () => {
    const config = await discover();
    const { tokens } = await signIn(config);
    const address = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://localhost:5173/bye',
      state: 'kept',
    });
    const question = await browser.open(address);
    const end = await browser.submit(question, '/session/end/confirm', { logout: 'yes' });
    expect(end.headers.location).toBe('http://localhost:5173/bye?state=kept');
    await expect(oidc.fetchUserInfo(config, tokens.access_token, 'demo-member')).rejects.toMatchObject({
      status: 401,
    });
    expect((await browser.open(address)).headers.location).toBe('http://localhost:5173/bye?state=kept');
  });
});
