import { notice, openAccount, openTab, overviewPage } from './account-page.ts';
import { requestServer, expect, test } from './site.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');

test('ACC-04 ACC-05 ACC-06 HIS-22 a settled meal moves the progress bar and is listed', async ({
  page,
  baseURL,
}) => {
  const { email } = await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
  const { main, year, meter } = overviewPage(page);
  await expect(meter('Visits')).toHaveAttribute('aria-valuenow', '5');
  await expect(year).toContainText('from 5 visits');
  await expectHealthyAtBothSizes(page);
  const meal = { method: 'POST', data: { email, amount: '48.20' } };
  expect((await requestServer(page, baseURL)('/dev/dine', meal)).status()).toBe(201);
  await page.reload();
  await expect(meter('Visits')).toHaveAttribute('aria-valuetext', '6 of 12 visits');
  await expect(meter('Bills')).toHaveAttribute('aria-valuetext', '$478.20 of $750 on your bills');
  await expect(main.getByText('6 more visits to VIP')).toBeVisible();
  await expect(year).toContainText('from 6 visits');
  await openTab(page, baseURL, 'recent_activity');
  await expect(main.getByRole('listitem').filter({ hasText: 'Bill $48.20' }).first()).toBeVisible();
});

test('ACC-07 ACC-08 ACC-09 ACC-22 the referral link is copied and the content links are shown', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { publicId } = await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
  const { main } = overviewPage(page);
  const box = main.getByRole('region', { name: 'Bring a friend to the table' });
  await box.getByRole('button', { name: 'Copy link' }).click();
  await expect(notice(page, 'Your referral link has been copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { origin, pathname, searchParams } = new URL(copied);
  expect(`${origin}${pathname}`).toBe(`${baseURL}/join`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    utm_source: 'guest',
    utm_campaign: 'bring_a_friend',
    utm_medium: expect.stringMatching(/\S/),
    referrer: publicId,
  });
  await expect(box).toContainText(copied);
  const links = main.getByRole('region', { name: 'Good to know' });
  await expect(links.getByRole('link', { name: 'How points add up' })).toHaveAttribute(
    'href',
    '/earn/how-it-works',
  );
  await expectHealthyAtBothSizes(page);
});
