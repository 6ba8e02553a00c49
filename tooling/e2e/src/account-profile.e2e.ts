import { notice, openAccount } from './account-page.ts';
import { isSaveCall, profilePage, savesOf } from './profile-page.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

test.skip(({ partner }) => partner !== 'hilton', 'one site shows it');

test('PRO-01 PRO-02 PRO-03 PRO-05 PRO-07 PRO-08 PRO-09 PRO-10 PRO-15 PRO-16 API-28 VAL-04 VAL-05 VAL-06 VAL-14 ERR-03 a profile is validated and saved', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
  test.slow();
  const person = await openAccount(page, baseURL, { profile: 'member', tab: 'user_profile' });
  const { form, field, save, unsaved } = profilePage(page);
  const saves = savesOf(page);
  const main = page.getByRole('main');
  await expect(field('firstName')).toHaveValue(person.firstName);
  await expect(field('lastName')).toHaveValue(person.lastName);
  await expect(field('address1')).toHaveValue('12 Canal Street');
  await expect(field('city')).toHaveValue('New York');
  await expect(field('state')).toHaveValue('NY');
  await expect(field('zipCode')).toHaveValue('10013');
  await expect(field('phoneNumber')).toHaveValue('212-555-0142');
  expect(await field('state').locator('option:not([value=""])').count()).toBeGreaterThan(51);
  await expect(main.getByText(person.email)).toBeVisible();
  await expect(main.getByText('Password', { exact: true })).toBeVisible();
  await expect(form.locator('[name="email"], [type="password"]')).toHaveCount(0);
  await expect(form.getByText('* Required field')).toBeVisible();
  await expectHealthyAtBothSizes(page);

  const zips: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/validate\/zip/i.test(pathname)) zips.push(`${pathname}${search}`);
  });
  await field('firstName').fill('   ');
  await field('city').fill('');
  await field('zipCode').fill('1234');
  await field('phoneNumber').fill('12345');
  await expect(unsaved).toBeVisible();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await save.click();
  await expect(field('firstName')).toBeFocused();
  for (const [name, words] of [
    ['firstName', /This field is required\./],
    ['city', /This field is required\./],
    ['zipCode', /must have 5 characters exactly/],
    ['phoneNumber', /Invalid phone number, please check the number and try again/],
  ] as const)
    await expect(field(name)).toHaveAccessibleDescription(words);
  expect(zips).toEqual([]);
  await expectHealthyAtBothSizes(page);

  for (const foreign of ['112-555-0123', '+44 20 7946 0018']) {
    await field('phoneNumber').fill(foreign);
    await expect(field('phoneNumber')).toHaveAccessibleDescription(/Invalid US based phone number/);
  }
  await field('phoneNumber').fill('3125550123');
  await field('city').fill('Chicago');
  await expect(field('city')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field('phoneNumber')).toHaveValue('312-555-0123');
  await field('zipCode').fill('00000');
  await field('city').focus();
  await expect(field('zipCode')).toHaveAccessibleDescription(/this ZIP is not located in the U\.S\./);
  await field('zipCode').focus();
  await field('city').focus();
  expect(zips).toHaveLength(1);

  await field('firstName').fill('A name that is longer than twenty letters');
  await save.click();
  await expect(field('firstName')).toHaveAccessibleDescription(/at most 20 characters/);
  await field('firstName').fill('  Ines ');
  await field('state').selectOption('IL');
  await field('zipCode').fill('60601');
  expect(saves()).toBe(0);
  const call = page.waitForRequest(isSaveCall);
  await save.click();
  expect((await call).postDataJSON()).toEqual({
    firstName: 'Ines',
    address: expect.objectContaining({ city: 'Chicago', state: 'IL', zipCode: '60601' }),
    phoneNumber: '3125550123',
    // Consent applies to one phone number only.
    smsOptIn: false,
  });
  await expect(notice(page, 'All changes were saved.')).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  expect(saves()).toBe(1);
  await expect(main.getByText('Hello, Ines')).toBeVisible();
  await expect(notice(page, 'All changes were saved.')).toHaveCount(0, { timeout: 10_000 });
  await save.click();
  await expect(notice(page, 'No changes were made.')).toBeVisible();
  expect(saves()).toBe(1);
  await page.reload();
  await expect(field('firstName')).toHaveValue('Ines');
  await expect(field('phoneNumber')).toHaveValue('312-555-0123');
});

test('PRO-12 PRO-13 SMS consent is requested in a dialog and stored only if given', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  await openAccount(page, baseURL, { profile: 'member', tab: 'user_profile' });
  const { field, smsOptIn, save } = profilePage(page);
  const dialog = page.getByRole('dialog', { name: /^Texts from / });
  const box = dialog.getByRole('checkbox', { name: /^I agree to get these texts at / });
  await expect(smsOptIn).not.toBeChecked();
  for (const end of ['Confirm', 'No texts']) {
    await smsOptIn.click();
    await expect(dialog).toBeVisible();
    if (end === 'Confirm') await expectHealthyAtBothSizes(page);
    if (end === 'No texts') await box.check();
    await dialog.getByRole('button', { name: end }).click();
    await expect(dialog).toHaveCount(0);
    await expect(smsOptIn).not.toBeChecked();
  }
  await smsOptIn.click();
  await box.check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(smsOptIn).toBeChecked();
  await field('phoneNumber').fill('212-555');
  await expect(smsOptIn).not.toBeChecked();
  await expect(smsOptIn).toBeDisabled();
  await field('phoneNumber').fill('2125550142');
  await expect(smsOptIn).toBeEnabled();
  await smsOptIn.click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const call = page.waitForRequest(isSaveCall);
  await save.click();
  expect((await call).postDataJSON()).toEqual({ smsOptIn: true });
  await expect(notice(page, 'All changes were saved.')).toBeVisible();
});

test('PRO-16 leaving with unsaved changes asks for confirmation, for links and for Back', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
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
  await leaving.getByRole('button', { name: 'Stay and keep editing' }).click();
  await expect(leaving).toHaveCount(0);
  await expect(page).toHaveURL(/user_profile$/);
  await expect(field('lastName')).toHaveValue('Halloran');
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/overview$/);
  await tab('Profile').click();
  await expect(field('lastName')).not.toHaveValue('Halloran');
  await expect(unsaved).toHaveCount(0);
});

test('PRO-16 UIX-02 a profile can be edited by keyboard alone on the narrowest screen', async ({
  page,
  baseURL,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  await page.setViewportSize({ width: 320, height: 640 });
  await openAccount(page, baseURL, { profile: 'member', tab: 'user_profile' });
  const { field, form } = profilePage(page);
  await expect(field('firstName')).toBeVisible();
  await expectHealthyPage(page);
  await page.getByRole('heading', { level: 1 }).click();
  const tabTo = async (selector: string) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
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
});
