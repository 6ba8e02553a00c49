import { startThirdPartyServer } from './third-party-server.ts';
import { enctypes, sendByForm, sendByScript } from './csrf-attacks.ts';
import { validAnswers } from './join-page.ts';
import { memberStatusWith, sessionCookies, signIn } from './login-page.ts';
import { rawRequest, csrfHeader } from './raw-request.ts';
import { createPerson, type Person } from './people.ts';
import { requestServer, expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');

/** Every mutation that requires the CSRF token, with a body that the site could send. */
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

test('SES-22 API-05 API-26 no other page can change anything on the member’s behalf', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const person = await createPerson(page, baseURL, 'member');
  const others = {
    signsIn: await createPerson(page, baseURL, 'vip'),
    activates: await createPerson(page, baseURL, 'activate'),
    forgot: person,
  };
  await signIn(page, person);
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
    // Another site; and another port of the site's own host name, to which the browser sends cookies.
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
    // A form cannot PUT, so it posts; a script's PUT needs a preflight.
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

  // The same request from the site's own page works, so it was rejected because of its origin.
  const wish = { method: 'PUT', path: '/api/Member', body: { firstName: 'Forged' } };
  expect(await rawRequest(page, { ...wish, headers: await csrfHeader(page) })).toMatchObject({
    status: 200,
    body: { publicId, firstName: 'Forged' },
  });
});

test('SES-17 SES-18 SES-22 API-05 the site’s own page needs the token, the session and its own member', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 40[013]/);
  const person = await createPerson(page, baseURL, 'member');
  const other = await createPerson(page, baseURL, 'vip');
  const activates = await createPerson(page, baseURL, 'activate');
  await page.goto('/');
  const change = { method: 'PUT', path: '/api/Member', body: { lastName: 'Changed' } };
  const dines = '/api/Member/DineSummary';
  const anonymous = { ...change, headers: await csrfHeader(page) };
  for (const call of [{ path: '/api/Member' }, { path: dines }, anonymous]) {
    expect((await rawRequest(page, call)).status, call.path).toBe(401);
  }

  await signIn(page, person);
  for (const call of guardedCalls({ signsIn: other, activates, forgot: person })) {
    expect(await rawRequest(page, call), call.path).toMatchObject({ status: 403, body: { code: 'csrf' } });
  }
  expect(await rawRequest(page, { path: `/api/Member/${other.publicId}` })).toMatchObject({
    status: 403,
    body: { code: 'csrf' },
  });
  const headers = await csrfHeader(page);
  expect(await rawRequest(page, { path: `/api/Member/${other.publicId}`, headers })).toEqual({
    status: 200,
    body: {
      publicId: other.publicId,
      interfaceType: 'direct',
      active: true,
      hasWebProfile: true,
      tierLevel: 3,
    },
  });
  const address = { address1: '1 State Street', address2: '', city: 'Chicago', state: 'IL', zipCode: '6060' };
  expect(await rawRequest(page, { ...change, body: { address }, headers })).toMatchObject({
    status: 400,
    body: [{ field: 'zipCode', message: expect.stringMatching(/\S/) }],
  });

  const { body } = await rawRequest(page, { path: '/api/Member' });
  expect(body).toMatchObject({ publicId: person.publicId, lastName: person.lastName });
  const { accessToken } = (body as { session: { accessToken: string } }).session;
  for (const wrongOne of ['', 'Bearer', 'Bearer wrong', `Bearer ${accessToken}x`, accessToken]) {
    const answer = await rawRequest(page, { path: dines, headers: { Authorization: wrongOne } });
    expect(answer.status, wrongOne).toBe(401);
  }
  expect((await rawRequest(page, { path: dines })).status).toBe(401);
  const right = { Authorization: `Bearer ${accessToken}` };
  expect((await rawRequest(page, { path: dines, headers: right })).status).toBe(200);
});
