import { notice, openAccount } from './account-page.ts';
import { loginPage, startSession } from './login-page.ts';
import { codeFor, createPerson, newEmail } from './people.ts';
import { isSaveCall, profilePage } from './profile-page.ts';
import { expect, openDevice, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

test(
  'leaving with unsaved changes asks for confirmation, for links and for Back',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
    const main = page.getByRole('main');
    const tab = (name: string) =>
      main.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name });
    await tab('Profile').click();
    const { field, leaving, unsaved } = profilePage(page);
    await field('lastName').fill('Halloran');
    await expect(unsaved).toBeVisible();
    await tab('Linked Cards').click();
    await expect(leaving).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await page.keyboard.press('Escape');
    await expect(leaving).toHaveCount(0);
    await expect(page).toHaveURL(/user_profile$/);
    await expect(field('lastName')).toHaveValue('Halloran');

    // Browsers ignore beforeunload until the visitor has interacted with the page, so the test edits a field.
    await field('lastName').click();
    await page.evaluate(() => history.back());
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await expect(leaving).toHaveCount(0);
    await expect(page).toHaveURL(/user_profile$/);
    await expect(field('lastName')).toHaveValue('Halloran');
    await page.evaluate(() => history.back());
    await leaving.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/overview$/);
    await tab('Profile').click();
    await expect(field('lastName')).not.toHaveValue('Halloran');
    await expect(unsaved).toHaveCount(0);
  },
);

test(
  'PRO-01 PRO-13.a PRO-16 API-28 UIX-02.c a profile is edited and saved by keyboard alone on the narrowest screen',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAccount(page, baseURL, { profile: 'member', tab: 'user_profile' });
    const { field, form } = profilePage(page);
    await expect(field('firstName')).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole('heading', { level: 1 }).click();
    const tabTo = async (selector: string) => {
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
          return;
      }
      throw new Error(`The Tab key does not reach ${selector}.`);
    };
    await tabTo('[name="firstName"]');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Juno');
    await tabTo('[name="state"]');
    await page.keyboard.type('Illinois');
    await tabTo('[name="zipCode"]');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('60601');
    await tabTo('[name="smsOptIn"]');
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: /^Texts from / });
    await expect(dialog).toBeVisible();
    await tabTo('[name="smsConsent"]');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    while (!(await page.evaluate(() => document.activeElement?.textContent === 'Confirm')))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.locator('[name="smsOptIn"]')).toBeChecked();
    await expect(form.locator('[name="smsOptIn"]')).toBeFocused();
    await tabTo('button[type="submit"]');
    const call = page.waitForRequest(isSaveCall);
    await page.keyboard.press('Enter');
    expect((await call).postDataJSON()).toMatchObject({ firstName: 'Juno', smsOptIn: true });
    await expect(notice(page, 'All changes were saved.')).toBeVisible();
    await page.reload();
    await expect(field('firstName')).toHaveValue('Juno');
    await expect(field('zipCode')).toHaveValue('60601');
    await expect(field('smsOptIn')).toBeChecked();
  },
);

test(
  'PRO-19.a PRO-19.b PRO-19.f PRO-19.h a member changes the email address with the codes of both mailboxes, which ends the session elsewhere',
  { tag: '@phone' },
  async ({ page, baseURL, browser, watch }) => {
    // The test enters a wrong code, and the other device's session has ended.
    watch.allow(/status of 40[013]/);
    const person = await createPerson(page, baseURL, 'member');
    const address = newEmail();
    const otherDevice = await openDevice(browser, baseURL);
    await startSession(otherDevice, baseURL, person);
    await otherDevice.goto('/account/overview');
    const elsewhere = otherDevice.getByRole('main').getByRole('link', { name: 'Profile' });
    await expect(elsewhere).toBeVisible();

    await startSession(page, baseURL, person);
    await page.goto('/account/user_profile');
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name }).click();
    await press('Change email address');
    await expect(main.getByRole('heading', { name: 'Change your email address' })).toBeFocused();
    await main.locator('input[name="email"]').fill(address);
    await main.locator('input[name="currentPassword"]').fill(person.password);
    await expectHealthyPage(page);
    await press('Send both codes');
    const pending = main.getByRole('heading', { name: 'Check both mailboxes' });
    await expect(pending).toBeFocused();

    await page.reload();
    await expect(pending).toBeVisible();
    const oldField = main.locator('input[name="oldCode"]');
    const newField = main.locator('input[name="newCode"]');
    const oldCode = await codeFor(page, baseURL, person.email);
    const newCode = await codeFor(page, baseURL, address);
    await oldField.fill(oldCode);
    await newField.fill(newCode === '111111' ? '222222' : '111111');
    await press('Change my address');
    await expect(newField).toBeFocused();
    await expect(oldField).toHaveValue(oldCode);
    await expectHealthyPage(page);
    await newField.fill(newCode);
    await press('Change my address');
    await expect(main.getByText('Your email address is changed')).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: address })).toBeVisible();
    await expectHealthyPage(page);

    await elsewhere.click();
    await expect(otherDevice).toHaveURL(/\/login$/);
    const login = loginPage(otherDevice);
    await login.signIn(person);
    await expect(login.form.getByRole('alert')).toHaveText('Invalid user name or password');
    await login.signIn({ ...person, email: address });
    await expect(otherDevice).toHaveURL(/\/account\/user_profile$/);
    await otherDevice.goto('/dev/outbox');
    const notification = otherDevice.getByRole('article').filter({ hasText: person.email });
    await expect(notification.filter({ hasText: 'email address was changed' })).toHaveCount(1);
    await otherDevice.context().close();

    await page.reload();
    await expect(main.getByRole('definition').filter({ hasText: address })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Change email address' })).toBeVisible();
  },
);
