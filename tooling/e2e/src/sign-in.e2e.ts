import { loginPage, sessionCookies, signIn } from './login-page.ts';
import { makePerson } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { expectSoundEverywhere } from './sound.ts';

test.skip(({ partner }) => partner !== 'hilton', 'passwords are hilton’s');

test('ROU-32 AUT-01 AUT-02 AUT-04 AUT-05 AUT-07 AUT-09 AUT-17 a page of the account asks for sign-in first and comes after it', async ({
  page,
  baseURL,
  size,
  watch,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  watch.allow(/status of 401/);
  const person = await makePerson(page, baseURL, 'member');
  const login = loginPage(page);
  await page.goto('/account/recent_activity');
  await expect(page).toHaveURL(/\/login$/);
  await expectSoundEverywhere(page);

  await login.signIn({ ...person, password: 'table4three' });
  await expect(login.form.getByRole('alert')).toHaveText('Invalid user name or password');
  await expect(login.form.getByRole('status').first()).toHaveText(
    'We could not sign you in. Please check form for errors.',
  );
  await expect(login.password).toBeFocused();
  await expect(login.userName).toHaveValue(person.email);
  await expectSoundEverywhere(page);

  await login.form.getByRole('button', { name: 'Show password' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await login.form.getByRole('button', { name: 'Hide password' }).click();
  await expect(login.password).toHaveAttribute('type', 'password');

  const before = await sessionCookies(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(SignIn|Member)$/.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await login.signIn(person);
  await expect(page).toHaveURL(/\/account\/recent_activity$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.slice(0, 2)).toEqual(['POST /api/SignIn', 'GET /api/Member']);
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  await expectSoundEverywhere(page);

  const { session, hint } = await sessionCookies(page);
  // A session id that somebody could know from before is none after sign-in.
  expect(session?.value).not.toBe(before.session?.value);
  expect(session).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });
  expect(hint).toMatchObject({ value: '1', httpOnly: false });

  await page.goto('/login');
  await expect(page).toHaveURL(/\/account\/overview$/);
});

test('AUT-03 AUT-08 AUT-09 ROU-10 staying signed in outlasts the browser, and leads back to the search', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
  const person = await makePerson(page, baseURL, 'vip');
  await page.goto('/search?location=Chicago%2C+IL');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const login = loginPage(page);
  await login.rememberMe.check();
  await login.signIn({ ...person, email: person.memberNumber });
  await expect(page).toHaveURL(/\/search\?location=Chicago/);
  await expect(page.getByRole('banner').getByRole('button', { name: /your account/ })).toBeVisible();

  const { session, hint } = await sessionCookies(page);
  // A cookie without an end goes when the browser is closed.
  for (const cookie of [session, hint]) expect(cookie?.expires).toBeGreaterThan(0);
});

test('AUT-08 ROU-08 the page kept for after sign-in is never one of joining or signing in', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  const person = await makePerson(page, baseURL, 'member');
  const kept = () => page.evaluate(() => sessionStorage.getItem('dr.loginRedirect') ?? '');
  await page.goto('/earn');
  await expect.poll(kept).toContain('/earn');
  for (const [path, end] of [
    ['/', '/'],
    ['/recover', '/recover'],
    ['/add_card', '/join'],
    ['/fix_credentials', '/login'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(/\/earn$/);
});

test('UIX-02 sign-in on the narrowest screen', async ({ page, baseURL, size }) => {
  test.skip(size !== 'phone', 'one size shows it');
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await makePerson(page, baseURL, 'optedout');
  await page.goto('/login');
  const login = loginPage(page);
  await login.submit.click();
  await expect(login.userName).toBeFocused();
  await expect(login.userName).toHaveAccessibleDescription(/This field is required\./);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
