import { searchPage } from './search-page.ts';
import { aMerchant } from './server-rendered-page.ts';
import { expect, expectNoHorizontalScroll, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test(
  'CON-02 CON-05 ROU-04 ROU-28 SEA-31.a SEA-32.b without JavaScript pages have headings, links and titles, a restaurant its own, and a search its first list',
  { tag: ['@phone', '@smoke'] },
  async ({ page, baseURL }) => {
    const titles = new Set<string>();
    for (const path of ['/', '/how-it-works', '/earn', '/search', '/join', '/error']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
      await expectNoHorizontalScroll(page);
      titles.add(await page.title());
    }
    expect(titles.size).toBeGreaterThan(4);
    await page.goto('/');
    await page.locator('a[href="/earn"]:visible').first().click();
    await expect(page).toHaveURL(/\/earn$/);

    await page.goto('/search?location=Boston%2C+MA&utm_source=mail');
    const { cards, heading, location } = searchPage(page);
    await expect(cards).toHaveCount(10);
    await expect(heading).toContainText('Boston, MA');
    await expect(location).toHaveValue('Boston, MA');

    const { name, path } = await aMerchant(page, baseURL);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.title()).toContain(name);
    const meta = (attribute: string) => page.locator(`head meta[${attribute}]`);
    for (const attribute of ['name="description"', 'property="og:description"', 'property="og:title"'])
      await expect(meta(attribute), attribute).toHaveCount(1);
    expect(await meta('property="og:title"').getAttribute('content')).toContain(name);
    await expect(meta('property="og:image"')).toHaveAttribute('content', /^https:\/\/[^/]+\/images\/.+w=600/);
    await expect(meta('property="og:url"')).toHaveAttribute('content', new RegExp(`${path}$`));
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expectNoHorizontalScroll(page);
  },
);
