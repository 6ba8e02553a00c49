import { expect, expectAccessible, isPartnersFirst, test } from './site.ts';

test.skip(({ partner, size }) => !isPartnersFirst({ partner, size }), 'each partner shows it at one size');

test('ROU-22 /SignOut is there without a session', async ({ page, partner }) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  await page.goto('/SignOut');
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await expectAccessible(page);
});

test('CHR-35 CHR-36 the window of the partner’s own log-in shows until it is closed', async ({
  page,
  partner,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('dr.ssoModal') === '1') localStorage.removeItem('dr.ssoModal');
  });
  await page.goto('/how-it-works');
  await expect(page.getByRole('contentinfo').first()).toBeVisible();
  const window = page.getByRole('dialog');
  if (partner !== 'american') return expect(window).toHaveCount(0);
  await expect(window.getByRole('link', { name: 'Sign in/Join Now' })).toHaveAttribute('href', '/Login');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  expect(Number(await page.evaluate(() => localStorage.getItem('dr.ssoModal')))).toBeGreaterThan(1);
});
