import { openTab } from './account-page.ts';
import { startSession } from './login-page.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';
import { createPerson } from './people.ts';
import { expect, openDevice, test } from './site.ts';

test(
  'SES-30.a SES-31.a SES-32.a a member reads of a sign-in on a new device, and signs that device out',
  { tag: ['@phone'] },
  async ({ page, browser, baseURL }) => {
    const person = await createPerson(page, baseURL, 'member');
    await startSession(page, baseURL, person);
    const other = await openDevice(browser, baseURL);
    await startSession(other, baseURL, person);
    await other.goto('/account/overview');
    const elsewhere = other.getByRole('main').getByRole('link', { name: 'Profile' });
    await expect(elsewhere).toBeVisible();

    await openTab(page, baseURL, 'user_profile');
    const card = page.getByRole('main').getByRole('region', { name: 'Where you’re signed in' });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await expect(card.getByRole('listitem').first()).toContainText('This device');
    await expectHealthyAtBothSizes(page);
    await card.getByRole('button', { name: /^Sign out .+, last used / }).click();
    await expect(card.getByText(/is signed out\.$/)).toBeVisible();
    await expect(card.getByText('You’re signed in on this device only.')).toBeVisible();

    await elsewhere.click();
    await expect(other).toHaveURL(/\/login$/);
    await other.goto('/dev/outbox');
    const notification = other.getByRole('article').filter({ hasText: person.email });
    await expect(notification).toHaveCount(1);
    await expect(notification).toContainText('New sign-in to your');
    await other.context().close();

    await page.reload();
    await expect(card.getByRole('listitem')).toHaveCount(1);
  },
);
