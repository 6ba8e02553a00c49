import { notice, openAccount, openTab, overviewPage } from './account-page.ts';
import { requestServer, expect, test } from './site.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';

test(
  'ACC-04.a ACC-05 ACC-06.a ACC-08 HIS-22 UIX-14 in a translated page, a settled meal moves the progress bar and is listed, and the referral link is copied',
  { tag: ['@desktop', '@smoke', '@translated'] },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email, publicId } = await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
    const { main, year, meter } = overviewPage(page);
    await expect(meter('Visits')).toHaveAttribute('aria-valuenow', '5');
    await expect(year).toContainText('from 5 visits');
    await expectHealthyAtBothSizes(page);
    await main.getByRole('button', { name: 'Copy link' }).click();
    await expect(notice(page, 'Your referral link has been copied.')).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.href).toContain(`${baseURL}/join?`);
    expect(copied.searchParams.get('referrer')).toBe(publicId);

    const meal = { method: 'POST', data: { email, amount: '48.20' } };
    expect((await requestServer(page, baseURL)('/dev/dine', meal)).status()).toBe(201);
    await page.reload();
    await expect(meter('Visits')).toHaveAttribute('aria-valuetext', '6 of 12 visits');
    await expect(meter('Spending')).toHaveAttribute('aria-valuetext', '$478.20 of $750 spent');
    await expect(main.getByText('6 more visits to VIP')).toBeVisible();
    await expect(year).toContainText('from 6 visits');
    await openTab(page, baseURL, 'recent_activity');
    await expect(main.getByRole('listitem').filter({ hasText: 'Bill $48.20' }).first()).toBeVisible();
  },
);
