import type { Page } from '@playwright/test';

import { notice, openTab, overviewPage } from './account-page.ts';
import { identityPage } from './identity-page.ts';
import { test } from './own-platform.ts';
import { isSaveCall, profilePage } from './profile-page.ts';
import { expect } from './site.ts';
import { expectSoundEverywhere } from './sound.ts';

test.skip(
  ({ partner }) => partner !== 'american',
  'the partner knows its own people only: who changes something does so on a platform of its own',
);
// One after the other, so that one platform does for both.
test.describe.configure({ mode: 'default' });

async function comeIn(page: Page, site: string, name: string) {
  await page.goto(`${site}/login`);
  await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
  await identityPage(page).person(name).click();
  await expect(page).toHaveURL(`${site}/account/overview`);
}

test('ACC-06 ACC-19 CFG-15 who joined lately by the partner’s source has the first bonus without asking', async ({
  page,
  partner,
  ownPlatform,
}) => {
  const site = ownPlatform.urlOf(partner);
  const registered: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/Member/Bonus/')) registered.push(pathname);
  });
  await comeIn(page, site, 'Aurel Novak');
  const { activated, available, bonus, year } = overviewPage(page);
  await expect(bonus(activated, 'Your first 500 miles')).toBeVisible();
  await expect(available).toHaveCount(0);
  await expect(year).toContainText('0 miles');
  expect(registered).toEqual(['/api/Member/Bonus/FIRST500']);
  await expectSoundEverywhere(page);
  await page.reload();
  await expect(bonus(activated, 'Your first 500 miles')).toBeVisible();
  expect(registered).toHaveLength(1);
});

test('PRO-02 PRO-04 PRO-11 PRO-16 names come from the partner and are read there only, the rest is saved', async ({
  page,
  partner,
  ownPlatform,
}) => {
  const site = ownPlatform.urlOf(partner);
  await comeIn(page, site, 'Morgan Reyes');
  await openTab(page, site, 'user_profile');
  const { form, field, smsOptIn, save } = profilePage(page);
  const main = page.getByRole('main');
  for (const [name, value] of [
    ['firstName', 'Morgan'],
    ['lastName', 'Reyes'],
  ] as const) {
    await expect(field(name)).toHaveValue(value);
    await expect(field(name)).not.toBeEditable();
    await expect(field(name)).not.toHaveAttribute('required');
  }
  await expect(form.getByText(/Your name comes from your American/)).toBeVisible();
  await expect(main.getByText('member@example.com').first()).toBeVisible();
  await expect(main.getByText('Password', { exact: true })).toHaveCount(0);
  await expectSoundEverywhere(page);
  await smsOptIn.check();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field('address2').fill('Floor 3');
  const call = page.waitForRequest(isSaveCall);
  await save.click();
  const sent = (await call).postDataJSON() as object;
  expect(sent).toMatchObject({ smsOptIn: true, address: { address2: 'Floor 3' } });
  expect(sent).not.toHaveProperty('firstName');
  await expect(notice(page, 'All changes were saved.')).toBeVisible();
});
