import type { Page } from '@playwright/test';

import { loginPage, startSession } from './login-page.ts';
import { codeFor, createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, openDevice, test } from './site.ts';

const NEW_PASSWORD = 'dessert4two';

async function expectHealthyPage(page: Page) {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

test(
  'AUT-10.a AUT-11.a AUT-19.b NOT-06.c ROU-12 a member recovers the password from the profile in four steps with an emailed code, which ends every session',
  { tag: '@phone' },
  async ({ page, baseURL, browser, watch }) => {
    // The new password starts a new session, so the first call fails with the old token and is retried.
    watch.allow(/status of 40[013]/);
    const person = await createPerson(page, baseURL, 'member');
    const otherDevice = await openDevice(browser, baseURL);
    await startSession(otherDevice, baseURL, person);
    await otherDevice.goto('/account/overview');
    await expect(otherDevice.getByRole('main').getByRole('link', { name: 'Profile' })).toBeVisible();

    const main = page.getByRole('main');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/Members/Recover')) calls.push(new URL(request.url()).pathname);
    });
    await startSession(page, baseURL, person);
    await page.goto('/account/user_profile');
    await main.getByRole('link', { name: 'Recover your account' }).click();
    await expect(page).toHaveURL(/\/recover$/);
    const userName = main.locator('input[name="userName"]');
    const send = main.getByRole('button', { name: 'Send code' });
    await send.click();
    await expect(userName).toBeFocused();
    await expect(userName).toHaveAccessibleDescription(/This field is required\./);
    await userName.fill('a..b@c.co');
    await send.click();
    await expect(userName).toHaveAccessibleDescription(/Enter the email address for your account or a valid/);
    expect(calls).toEqual([]);
    await expectHealthyPage(page);

    await userName.fill(person.email);
    await send.click();
    await expect(page).toHaveURL(/\/recover\/confirm$/);
    await expect(main).toContainText(person.email);
    const code = await codeFor(page, baseURL, person.email);
    const mail = await openDevice(browser, baseURL);
    await mail.setViewportSize({ width: 320, height: 640 });
    await mail.goto('/dev/outbox');
    await mail.getByRole('article').filter({ hasText: code }).getByRole('link').click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await mail.emulateMedia({ colorScheme });
      await expect(mail.getByText(code, { exact: true })).toBeVisible();
      await expectHealthyPage(mail);
    }
    const codeField = main.locator('input[name="code"]');
    await codeField.fill(code === '111111' ? '222222' : '111111');
    await main.getByRole('button', { name: 'Confirm code' }).click();
    await expect(codeField).toHaveAttribute('aria-invalid', 'true');
    await expect(codeField).toBeFocused();
    await expect(page).toHaveURL(/\/recover\/confirm$/);
    await expectHealthyPage(page);

    await codeField.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await main.getByRole('button', { name: 'Confirm code' }).click();
    await expect(page).toHaveURL(/\/recover\/update$/);
    const password = main.locator('input[name="password"]');
    const save = main.getByRole('button', { name: 'Save password' });
    await password.fill('short');
    await main.locator('input[name="passwordConfirm"]').fill('other');
    await save.click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/New password must have at least 8 characters/);
    await expectHealthyPage(page);
    await password.fill(NEW_PASSWORD);
    await main.locator('input[name="passwordConfirm"]').fill(NEW_PASSWORD);
    await save.click();
    await expect(page).toHaveURL(/\/recover\/success$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await expectHealthyPage(page);

    await otherDevice.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await expect(otherDevice).toHaveURL(/\/login$/);
    await expect(otherDevice.getByText(person.email)).toHaveCount(0);
    await otherDevice.context().close();

    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    const login = loginPage(page);
    await login.signIn(person);
    await expect(login.form.getByRole('alert')).toHaveText('Invalid user name or password');
    await login.signIn({ ...person, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/account\/user_profile$/);
  },
);
