import { memberStatusWith, sessionCookies, startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';
import { expectOnlyListedKeys } from './stored-keys.ts';

test(
  'CHR-07.a CHR-07.b CHR-07.c CHR-07.d AUT-14.a AUT-14.b AUT-16 TRK-06 sign-out leaves nothing behind, not even in the history',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const person = await createPerson(page, baseURL, 'member');
    await startSession(page, baseURL, person);
    await page.goto('/account/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/account/user_profile');
    await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible();
    const old = (await sessionCookies(page)).session?.value ?? '';
    expect(await memberStatusWith(page, old)).toBe(200);

    await expectOnlyListedKeys(page);

    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: `Hi, ${person.firstName}: your account` }).click();
    await expect(bar.getByText(person.email)).toBeVisible();
    for (const name of ['Account Overview', 'Reviews & History', 'Linked Cards', 'Profile'])
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/SignOut');
    await bar.getByRole('button', { name: 'Sign out' }).click();
    expect((await call).method()).toBe('GET');
    await expect(page).toHaveURL(/\/login$/);
    await page.waitForFunction((before) => performance.timeOrigin > before, loadedAt);
    await expect(bar.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(bar.getByRole('button', { name: /your account/ })).toHaveCount(0);

    await expect.poll(() => memberStatusWith(page, old)).toBe(401);
    expect((await sessionCookies(page)).hint).toBeUndefined();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(person.publicId);
    expect(stored).not.toContain('dr.sessionExpiry');

    await page.goBack();
    await expect(bar.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expect(page.getByText(person.firstName)).toHaveCount(0);
  },
);
