import { memberStatusWith, sessionCookies, signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');

test('SES-21 an emulation outside the admin’s frame ends together with its session', async ({
  page,
  baseURL,
  watch,
}) => {
  // The member was being requested at the moment the session ended.
  watch.allow(/status of 401/);
  const person = await createPerson(page, baseURL, 'member');
  await signIn(page, person);
  const { session } = await sessionCookies(page);
  await page.evaluate(() => localStorage.setItem('dr.emulationId', 'E-1'));
  await page.goto('/account/overview');
  await expect(page).toHaveURL(/\/SignOut$/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('dr.emulationId') === null);
  await expect.poll(() => memberStatusWith(page, session?.value ?? '')).toBe(401);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: /: your account$/ })).toHaveCount(0);
});
