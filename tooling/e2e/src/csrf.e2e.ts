import { startThirdPartyServer } from './third-party-server.ts';
import { enctypes, sendByForm, sendByScript } from './csrf-attacks.ts';
import { validAnswers } from './join-page.ts';
import { memberStatusWith, sessionCookies, startSession } from './login-page.ts';
import { rawRequest, csrfHeader } from './raw-request.ts';
import { createPerson, type Person } from './people.ts';
import { requestServer, expect, test } from './site.ts';

function guardedCalls(others: {
  readonly signsIn: Person;
  readonly activates: Person;
  readonly forgot: Person;
}) {
  const password = 'forged4good';
  return [
    { method: 'PUT', path: '/api/Member', body: { firstName: 'Forged' } },
    {
      method: 'POST',
      path: '/api/SignIn',
      body: { userName: others.signsIn.email, password: others.signsIn.password, rememberMe: true },
    },
    {
      method: 'POST',
      path: '/api/Members/Prospects',
      body: { ...validAnswers(), smsOptIn: false, emailOptIn: true },
    },
    { method: 'POST', path: '/api/Members/Recover', body: { userName: others.forgot.email } },
    { method: 'POST', path: '/api/Members/Recover/Confirm', body: { code: '123456' } },
    { method: 'POST', path: '/api/Members/Recover/Update', body: { password, passwordConfirm: password } },
    { method: 'POST', path: '/api/Member/Activate', body: { publicId: others.activates.publicId } },
  ];
}

test(
  'SES-22.b API-05.a API-26.b no other page can change anything on the member’s behalf',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    test.slow();
    const person = await createPerson(page, baseURL, 'member');
    const others = {
      signsIn: await createPerson(page, baseURL, 'vip'),
      activates: await createPerson(page, baseURL, 'activate'),
      forgot: person,
    };
    await startSession(page, baseURL, person);
    await page.goto('/account/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { session } = await sessionCookies(page);
    const calls = [
      ...guardedCalls(others),
      { method: 'POST', path: '/api/Impressions', body: [] },
      { method: 'GET', path: '/api/SignOut', body: {} },
    ];
    const site = new URL(page.url()).origin;

    const thirdParty = await startThirdPartyServer();
    const stranger = await context.newPage();
    const accepted: string[] = [];
    const refused = new Set<string>();
    let withCookie = 0;
    stranger.on('response', (response) => {
      const request = response.request();
      const { origin, pathname } = new URL(request.url());
      if (origin !== site) return;
      const call = `${request.method()} ${pathname}`;
      if (response.status() < 400) accepted.push(`${call}: ${response.status()}`);
      else refused.add(call);
    });
    stranger.on('request', async (request) => {
      const headers = await request.allHeaders().catch(() => undefined);
      if (headers?.cookie?.includes(session?.value ?? 'none')) withCookie += 1;
    });
    try {
      // The attacks come from another site, and from another port of the site's own host, to which browsers
      // send its cookies.
      for (const host of ['elsewhere.localhost', 'hilton.localhost']) {
        for (const { path, ...call } of calls) {
          const attack = { ...call, url: `${site}${path}` };
          await stranger.goto(thirdParty.urlOf(host));
          await sendByScript(stranger, attack);
          for (const enctype of enctypes) await sendByForm(stranger, attack, { enctype, target: 'frame' });
          await sendByForm(stranger, attack, { enctype: 'text/plain', target: '_self' });
        }
      }
    } finally {
      thirdParty.stop();
    }
    expect(accepted).toEqual([]);
    for (const { method, path } of calls) {
      // A form cannot PUT, so it posts. A script's PUT needs a preflight.
      expect(refused).toContain(method === 'PUT' ? `POST ${path}` : `${method} ${path}`);
    }
    expect(withCookie).toBeGreaterThan(calls.length);

    expect((await sessionCookies(page)).session?.value).toBe(session?.value);
    expect(await memberStatusWith(page, session?.value ?? '')).toBe(200);
    const { publicId, firstName, email } = person;
    expect((await rawRequest(page, { path: '/api/Member' })).body).toMatchObject({
      publicId,
      firstName,
      email,
    });
    const outbox = await requestServer(page, baseURL)('/dev/outbox?format=json');
    expect(await outbox.text()).not.toContain(email);
    const headers = await csrfHeader(page);
    const known = await rawRequest(page, { path: `/api/Member/${others.activates.publicId}`, headers });
    expect(known.body).toMatchObject({ tierLevel: 1 });
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: /your account/ })).toBeVisible();

    // The site's own page sends the same request successfully, so the origin was the reason for the
    // rejection.
    const wish = { method: 'PUT', path: '/api/Member', body: { firstName: 'Forged' } };
    expect(await rawRequest(page, { ...wish, headers: await csrfHeader(page) })).toMatchObject({
      status: 200,
      body: { publicId, firstName: 'Forged' },
    });
  },
);
