import { joinsBySso, joinsDirectly } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { banner } from '@tableside/platform';
import { createTestBrowser, type TestBrowser } from '@tableside/platform/identity/testing';
import { allowInsecureRequests, authorizationCodeGrant, discovery } from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { demoBanner } from '../banner.ts';
import type { DemoPlatform } from '../start-demo.ts';
import { startTestDemo } from '../start-test-demo.fixture.ts';

const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' };

describe('single sign-on on the complete platform', () => {
  let platform: DemoPlatform;
  let site: string;
  beforeAll(async () => {
    platform = await startTestDemo();
    site = platform.urlOf('american');
  });
  afterAll(() => platform.stop());

  const signIn = async (browser: TestBrowser, subject: string) => {
    const choices = await browser.follow(await browser.open(`${site}/Login`));
    return browser.follow(await browser.submit(choices, '/person', { subject }), `${site}/login`);
  };
  const readMember = async (browser: TestBrowser) => {
    const { status, body } = await browser.open(`${site}/api/Member`, { headers: OWN_PAGE });
    return { status, body: JSON.parse(body) as Record<string, unknown> };
  };

  test('AUT-04.a AUT-14.b a demo member signs in for fifteen minutes, signs out here, and then at the partner', async () => {
    const browser = createTestBrowser();
    const end = await signIn(browser, 'demo-member');
    expect([end.status, end.headers.location]).toEqual([303, '/login']);
    expect(end.headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(browser.cookie('american.localhost', 'tableside-signed-in-american')).toHaveLength(8);
    expect(await readMember(browser)).toMatchObject({
      status: 200,
      body: { email: 'member@example.com', session: { remainingMs: 900_000 } },
    });

    const { body } = await browser.open(`${site}/api/SignOut`, { headers: OWN_PAGE });
    const { identityLogoutUrl } = JSON.parse(body) as { identityLogoutUrl: string };
    expect(identityLogoutUrl.startsWith(`${platform.identityUrl}/session/end?`)).toBe(true);
    expect((await readMember(browser)).status).toBe(401);
    const question = await browser.open(identityLogoutUrl);
    const home = await browser.submit(question, '/session/end/confirm', { logout: 'yes' });
    expect(home.headers.location).toBe(`${site}/`);
  });

  test('SES-32.a a demo member who signs in with another browser is told by mail', async () => {
    for (const browser of [createTestBrowser(), createTestBrowser()]) await signIn(browser, 'demo-vip');
    const outbox = async () => (await createTestBrowser().open(`${site}/dev/outbox`)).body;
    await expect.poll(outbox).toContain('New sign-in to your');
  });

  test('a person whom the site knows only by the public id joins with the partner’s account', async () => {
    const browser = createTestBrowser();
    await signIn(browser, 'demo-activate');
    const { body } = await readMember(browser);
    expect(body).toMatchObject({
      email: 'activate@example.com',
      memberType: 'NonCardMember',
      mustJoin: true,
    });
    const everybody = JSON.parse((await browser.open(`${site}/dev/people`)).body) as {
      name: string;
      publicId: string;
    }[];
    expect(everybody.find(({ name }) => name === 'activate')?.publicId).toBe(body['publicId']);
  });

  test('the startup message lists the sites, the demo members and where they sign in', () => {
    const lines = demoBanner(platform);
    const idsOf = (is: (partner: PartnerSettings) => boolean) =>
      platform.partners
        .filter(is)
        .map(({ id }) => id)
        .join(', ');
    expect(lines).toEqual(
      expect.arrayContaining([
        `  ${platform.url}  (default partner)`,
        expect.stringMatching(`^  ${site} `),
        `  Demo accounts, with the password table4two at ${idsOf(joinsDirectly)}, or by choosing them at ${platform.identityUrl} for ${idsOf(joinsBySso)}:`,
        expect.stringMatching(
          new RegExp(
            `^ {4}vip@example\\.com +a VIP who renews the tier \\(${idsOf(({ hasVIP }) => hasVIP)}\\)$`,
          ),
        ),
        `  Mail:        ${platform.urlOf(platform.partners.find(joinsDirectly)?.id ?? '')}/dev/outbox`,
      ]),
    );
    expect(lines.length).toBeLessThan(26 + 3 * platform.partners.length);
    const inProduction = banner(platform);
    expect(inProduction.join()).not.toMatch(/People|table4two|dev|client_secret|auth_token/);
  });

  test('the startup message’s addresses work: the one for activation belongs to somebody who can activate', async () => {
    const lines = demoBanner(platform).map(
      (line) => /^ {2}(?:Activation|All people|Mail): +(\S+)/.exec(line)?.[1],
    );
    const [activation, ...pages] = lines
      .filter((address) => address !== undefined)
      .map((text) => new URL(text));
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/dev/people', '/dev/outbox']);
    for (const { href } of pages) expect((await createTestBrowser().open(href)).status).toBe(200);
    const everybody = JSON.parse((await createTestBrowser().open(pages[0]?.href ?? '')).body) as {
      publicId: string;
      shows: string;
    }[];
    const publicId = activation?.searchParams.get('public_id');
    expect(everybody.find((person) => person.publicId === publicId)?.shows).toBe(
      'activation: can be activated',
    );
  });

  test('AUT-13 API-24.a the startup message is sufficient to set up a custom client', async () => {
    const bannerText = demoBanner(platform).join('\n');
    const [, issuer = '', clientId = '', clientSecret = ''] =
      /issuer (\S+)\s+client_id (\S+)\s+client_secret (\S+)/.exec(bannerText) ?? [];
    const config = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: [allowInsecureRequests],
    });
    const callbackUrl = new URL(`http://localhost:5173/callback?code=none&iss=${issuer}`);
    await expect(
      authorizationCodeGrant(config, callbackUrl, { pkceCodeVerifier: 'x'.repeat(43) }),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    const [, content = ''] = /ButterCMS: +(\S+)/.exec(bannerText) ?? [];
    const [, token = ''] = /auth_token (\S+) +hilton/.exec(bannerText) ?? [];
    const page = await fetch(`${content}/pages/popup/welcome/?auth_token=${token}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('{program}')]);
  });
});
