import { ownPlatform } from './own-platform.ts';
import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test('SEA-09 ERR-11 a platform that stops in mid-journey leaves a clear state, nothing lost, and comes back', async ({
  page,
  partner,
  size,
  watch,
}, { workerIndex }) => {
  test.skip(
    partner !== 'hilton' || size !== 'desktop',
    'one site at one size shows it; each costs a platform of its own',
  );
  test.slow();
  watch.allow(/./);
  const platform = ownPlatform(4270 + workerIndex);
  await platform.start();
  try {
    const search = searchPage(page);
    await page.goto(`${platform.urlOf(partner)}/search?location=New+York%2C+NY`);
    await search.expectResults();
    await page.getByRole('contentinfo').waitFor();

    await platform.stop();
    await search.searchFor('Chicago, IL', 'thai');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(search.location).toHaveValue('Chicago, IL');
    await expect(search.words).toHaveValue('thai');
    await expect(page).toHaveURL(/location=Chicago/);

    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
    await page.goBack();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });

    await platform.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
    await expect(search.location).toHaveValue('Chicago, IL');
    await expect(search.heading).toContainText(/place/i);
  } finally {
    await platform.stop();
    platform.remove();
  }
});
