import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test(
  'CON-04.d CON-05 a broken content service removes nothing from a prerendered page',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.allow(/^console: Content [\w*]+: /);
    let requestCount = 0;
    await page.route('**/api/cms/pages/**', (route) => {
      requestCount += 1;
      return route.request().url().includes('/pages/home/')
        ? route.fulfill({ status: 200, body: '{"data": [{"slug": ' })
        : route.fulfill({ status: 503, body: 'no' });
    });
    await page.goto('/search?location=Chicago');
    await searchPage(page).expectResults();
    await expect.poll(() => requestCount).toBe(11);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeVisible();
    expect(requestCount).toBe(11);
  },
);
