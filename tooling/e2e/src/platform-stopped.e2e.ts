import { test } from './own-platform.ts';
import { searchPage } from './search-page.ts';
import { expect } from './site.ts';

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'one site at one size shows it; each costs a platform of its own',
);

test('SEA-09 ERR-11 a platform that stops in mid-journey leaves a clear state, nothing lost, and comes back', async ({
  page,
  partner,
  watch,
  ownPlatform,
}) => {
  watch.allow(/^console: Failed to load resource: net::ERR_CONNECTION_REFUSED$/);
  // The code of the page that is gone to does not come either.
  watch.allow(/^console: TypeError: Failed to fetch dynamically imported module: /);
  const search = searchPage(page);
  await page.goto(`${ownPlatform.urlOf(partner)}/search?location=New+York%2C+NY`);
  await search.expectResults();
  await page.getByRole('contentinfo').waitFor();

  await ownPlatform.stop();
  await search.searchFor('Chicago, IL', 'thai');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(search.location).toHaveValue('Chicago, IL');
  await expect(search.words).toHaveValue('thai');
  await expect(page).toHaveURL(/location=Chicago/);

  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });

  await ownPlatform.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
  await expect(search.location).toHaveValue('Chicago, IL');
  await expect(search.heading).toContainText(/place/i);
});
