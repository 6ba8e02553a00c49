import { readFile } from 'node:fs/promises';

import { startSession, loginPage } from './login-page.ts';
import { openTab } from './account-page.ts';
import { test } from './isolated-platform.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';
import { createPerson } from './people.ts';
import { expect, requestServer } from './site.ts';

const DAY_MS = 86_400_000;

test(
  'PRV-03.a PRV-04.b PRV-04.c PRV-04.d a member opens the downloaded file, keeps the account once, and cannot sign in after it was erased',
  { tag: '@phone' },
  async ({ page, partner, watch, isolatedPlatform }) => {
    // The session ends while calls are in flight, and the erased member is refused.
    watch.allow(/status of 401/);
    const site = isolatedPlatform.urlOf(partner);
    const person = await createPerson(page, site, 'member');
    await page.goto(site);
    await startSession(page, site, person);
    await openTab(page, site, 'user_profile');
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Download my data' }).click();
    await dialog.getByLabel(/^Your password/).fill(person.password);
    await expectHealthyAtBothSizes(page);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/ data\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      tables: Record<string, readonly Record<string, unknown>[]>;
    };
    expect(data.tables['members']).toMatchObject([{ email: person.email, firstName: person.firstName }]);
    expect(data.tables['cards']?.length).toBeGreaterThan(0);
    await expect(dialog.getByText('Your file is saved')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const erase = async () => {
      await page.getByRole('button', { name: 'Erase my account' }).click();
      await dialog.getByLabel(/^Your password/).fill(person.password);
      await expectHealthyAtBothSizes(page);
      await dialog.getByRole('button', { name: 'Erase my account' }).click();
      await expect(page.getByRole('heading', { name: 'Your account will be erased' })).toBeVisible();
    };
    const signIn = async () => {
      await page.goto(`${site}/login`);
      await loginPage(page).signIn(person);
    };
    await erase();
    await signIn();
    await expect(page).not.toHaveURL(/\/login$/);

    await openTab(page, site, 'user_profile');
    await erase();
    const moved = { data: { offsetMs: 8 * DAY_MS } };
    expect((await requestServer(page, site)('/dev/clock', { method: 'PUT', ...moved })).ok()).toBe(true);
    await signIn();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  },
);
