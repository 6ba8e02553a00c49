import { loginPage, sessionCookies } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage } from './page-health.ts';

test(
  'ROU-27.a ROU-32.a ROU-32.b AUT-01 AUT-02.a AUT-04.a AUT-05.a AUT-07 AUT-09.a AUT-17 UIX-13.a UIX-13.b in a translated page, an account page redirects to sign-in and back',
  { tag: ['@phone', '@smoke', '@translated'] },
  async ({ page, baseURL, watch }) => {
    watch.allow(/status of 401/);
    const person = await createPerson(page, baseURL, 'member');
    const login = loginPage(page);
    await page.goto('/account/recent_activity');
    await expect(page).toHaveURL(/\/login$/);
    await expectHealthyPage(page);

    await login.userName.fill(person.email);
    await login.submit.click();
    await expect(login.password).toHaveAccessibleDescription('This field is required.');
    await expect(login.userName).toHaveValue(person.email);

    await login.signIn({ ...person, password: 'table4three' });
    await expect(login.form.getByRole('alert')).toHaveText('Invalid user name or password');
    await expect(login.form.getByRole('status').first()).toHaveText(
      'We could not sign you in. Please check form for errors.',
    );
    await expect(login.password).toBeFocused();
    await expect(login.userName).toHaveValue(person.email);
    await expectHealthyPage(page);

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
    await expect(page.getByRole('main')).toBeFocused();
    expect(calls.slice(0, 2)).toEqual(['POST /api/SignIn', 'GET /api/Member']);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

    const { session, hint } = await sessionCookies(page);
    // An id from before sign-in must not be valid after it (session fixation).
    expect([before.session, before.visitor?.value]).toEqual([undefined, expect.any(String)]);
    expect(session?.value).not.toBe(before.visitor?.value);
    expect(session).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });
    expect(hint?.value).toMatch(/^[\w-]{8}$/);
    expect(hint).toMatchObject({ httpOnly: false });

    await page.goto('/login');
    await expect(page).toHaveURL(/\/account\/overview$/);
  },
);
