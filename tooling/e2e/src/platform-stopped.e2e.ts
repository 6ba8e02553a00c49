import { test } from './isolated-platform.ts';
import { searchPage } from './search-page.ts';
import { expect } from './site.ts';

test(
  'SEA-09.a ERR-11 a platform that stops mid-journey shows an error, loses no input, and recovers',
  { tag: '@phone' },
  async ({ page, partner, watch, isolatedPlatform }) => {
    // A stopping server resets open connections and refuses new ones.
    watch.allow(/^console: Failed to load resource: net::ERR_CONNECTION_(REFUSED|RESET)$/);
    watch.allow(/^console: MissingCode: TypeError: Failed to fetch dynamically imported module: /);
    // A request for newer content may have been in progress.
    watch.allow(/^console: Content \S+: No readable answer$/);
    const search = searchPage(page);
    await page.goto(`${isolatedPlatform.urlOf(partner)}/search?location=New+York%2C+NY`);
    await search.expectResults();
    await page.getByRole('contentinfo').waitFor();

    await isolatedPlatform.stop();
    await search.searchFor('Chicago, IL', 'thai');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(search.location).toHaveValue('Chicago, IL');
    await expect(search.words).toHaveValue('thai');
    await expect(page).toHaveURL(/location=Chicago/);

    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });

    await isolatedPlatform.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
    await expect(search.location).toHaveValue('Chicago, IL');
    await expect(search.heading).toContainText(/restaurant/i);
  },
);
