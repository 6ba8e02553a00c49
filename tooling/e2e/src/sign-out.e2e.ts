import { memberStatusWith, sessionCookies, signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';
import { expectOnlyListedKeys } from './stored-keys.ts';

test.skip(({ partner }) => partner !== 'hilton', 'passwords are hilton’s');

test('CHR-07 CHR-15 AUT-14 AUT-16 ROU-22 TRK-06 sign-out leaves nothing behind, not even in the history', async ({
  page,
  baseURL,
  size,
}) => {
  const person = await createPerson(page, baseURL, 'member');
  await signIn(page, person);
  await page.goto('/account/user_profile');
  await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible();
  const old = (await sessionCookies(page)).session?.value ?? '';
  expect(await memberStatusWith(page, old)).toBe(200);

  await expectOnlyListedKeys(page);

  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: `Hi, ${person.firstName}: your account` }).click();
  await expect(bar.getByText(person.email)).toBeVisible();
  for (const name of ['Overview', 'Recent activity', 'Manage cards', 'Profile'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/SignOut');
  if (size === 'desktop') {
    await bar.getByRole('button', { name: 'Sign out' }).click();
    expect((await call).method()).toBe('GET');
    // A reload shows the same page to an anonymous visitor.
    await expect(page).toHaveURL(/\/login$/);
    await page.waitForFunction((before) => performance.timeOrigin > before, loadedAt);
  } else {
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await bar.getByRole('link', { name: 'Sign out' }).click();
    expect((await call).method()).toBe('GET');
    await expect(page).toHaveURL(/\/SignOut$/);
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(bar.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(bar.getByRole('button', { name: /your account/ })).toHaveCount(0);

  await expect.poll(() => memberStatusWith(page, old)).toBe(401);
  expect((await sessionCookies(page)).hint).toBeUndefined();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(person.publicId);
  expect(kept).not.toContain('dr.sessionExpiry');

  await page.goBack();
  await expect(bar.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(page.getByText(person.firstName)).toHaveCount(0);
});
