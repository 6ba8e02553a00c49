import { loginPage, sessionCookies, signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';

test.skip(({ partner }) => partner !== 'hilton', 'passwords are hilton’s');

test('ROU-32 AUT-01 AUT-02 AUT-04 AUT-05 AUT-07 AUT-09 AUT-17 an account page redirects to sign-in and back', async ({
  page,
  baseURL,
  size,
  watch,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  watch.allow(/status of 401/);
  const person = await createPerson(page, baseURL, 'member');
  const login = loginPage(page);
  await page.goto('/account/recent_activity');
  await expect(page).toHaveURL(/\/login$/);
  await expectHealthyAtBothSizes(page);

  await login.signIn({ ...person, password: 'table4three' });
  await expect(login.form.getByRole('alert')).toHaveText('Invalid user name or password');
  await expect(login.form.getByRole('status').first()).toHaveText(
    'We could not sign you in. Please check form for errors.',
  );
  await expect(login.password).toBeFocused();
  await expect(login.userName).toHaveValue(person.email);
  await expectHealthyAtBothSizes(page);

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
  await expectHealthyAtBothSizes(page);

  const { session, hint } = await sessionCookies(page);
  // Session fixation: an id from before sign-in must not be valid after it.
  expect(session?.value).not.toBe(before.session?.value);
  expect(session).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });
  expect(hint).toMatchObject({ value: '1', httpOnly: false });

  await page.goto('/login');
  await expect(page).toHaveURL(/\/account\/overview$/);
});

test('AUT-03 AUT-08 AUT-09 ROU-10 a remembered session survives a browser restart, and sign-in returns to the search', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
  const person = await createPerson(page, baseURL, 'vip');
  await page.goto('/search?location=Chicago%2C+IL');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const login = loginPage(page);
  await login.rememberMe.check();
  await login.signIn({ ...person, email: person.memberNumber });
  await expect(page).toHaveURL(/\/search\?location=Chicago/);
  await expect(page.getByRole('banner').getByRole('button', { name: /your account/ })).toBeVisible();

  const { session, hint } = await sessionCookies(page);
  // A session cookie is dropped when the browser closes.
  for (const cookie of [session, hint]) expect(cookie?.expires).toBeGreaterThan(0);
});

test('UIX-02 sign-in on the narrowest screen', async ({ page, baseURL, size }) => {
  test.skip(size !== 'phone', 'one size shows it');
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await createPerson(page, baseURL, 'optedout');
  await page.goto('/login');
  const login = loginPage(page);
  await login.submit.click();
  await expect(login.userName).toBeFocused();
  await expect(login.userName).toHaveAccessibleDescription(/This field is required\./);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoHorizontalScroll(page);
});
