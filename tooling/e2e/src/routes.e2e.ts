import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';
import { closeOffers } from './seen-offers.ts';

const heading = 'h1';

const always = [
  '/',
  '/search',
  '/how-it-works',
  '/earn',
  '/earn/topgolf-bonus',
  '/earn/new-member-bonus',
  '/earn/how-it-works',
  '/earn/reservations',
  '/earn/vip-upgrade',
  '/error',
  '/not_found',
];

test(
  'ROU-28 ROU-29 ROU-30 ROU-31 ROU-19.b ROU-20 ROU-21.a MER-27.b every page has a heading, its metadata and no errors; missing pages and errors say so and offer a link to continue',
  { tag: '@sso' },
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    test.slow();
    for (const path of always) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator(heading)).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        const meta = (name: string) => page.locator(`head meta[name="${name}"]`);
        await expect(meta('description')).toHaveCount(1);
        await expect(meta('description')).toHaveAttribute('content', /\S/);
        await expect(meta('keywords')).toHaveCount(1);
        const canonical = page.locator('head link[rel="canonical"]');
        await expect(canonical).toHaveCount(1);
        // At some partners, this page is the home page, and so has the URL / (FND-04).
        const isHome = path === '/how-it-works' && (await canonical.getAttribute('href'))?.endsWith('/');
        await expect(canonical).toHaveAttribute('href', new URL(isHome ? '/' : path, page.url()).href);
        await expectAccessible(page);
        await expectNoHorizontalScroll(page);
      });
    }

    const main = page.getByRole('main');
    await page.goto('/error');
    await expect(page.getByTestId('reference-code')).toHaveText(/^[0-9A-Z]{6}$/);
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();

    await page.goto('/merchants/999999999');
    await expect(main.getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
    await expectAccessible(page);

    const response = await page.goto('/zzz/and/more');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    const notFound = await page.locator(heading).innerText();
    await page.goto('/stgtools');
    await expect(page.locator(heading)).toHaveText(notFound);
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'ROU-37.a ROU-37.b ERR-11 if the code of a page is missing, each of five open tabs says so at its address, and one reload shows it',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
    const context = page.context();
    let isDeployed = false;
    await context.route(/\/assets\/[^/]+\.js$/, (route) =>
      isDeployed ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
    const tabs = await Promise.all(
      ['/not_found', '/earn', '/search?location=Chicago%2C+IL', '/join', '/discover'].map(
        async (path, index) => {
          const tab = index === 0 ? page : await context.newPage();
          await tab.addInitScript(closeOffers);
          let loads = 0;
          tab.on('request', (request) => request.isNavigationRequest() && (loads += 1));
          await tab.goto(path);
          await expect(tab.locator('#root[data-live]')).toBeAttached();
          return { path, tab, heading: tab.getByRole('heading', { level: 1 }), loads: () => loads };
        },
      ),
    );
    isDeployed = true;
    for (const { path, tab, heading } of tabs) {
      await tab.locator('footer a[href="/how-it-works"]').click();
      await expect(tab, path).toHaveURL(/\/how-it-works$/);
      await expect(heading, path).toHaveText('Something went wrong.');
    }
    isDeployed = false;
    for (const { path, tab, heading, loads } of tabs) {
      const before = loads();
      await tab.getByRole('main').getByRole('button').click();
      await expect(tab, path).toHaveURL(/\/how-it-works$/);
      await expect(tab.locator('#root[data-live]')).toBeAttached();
      await expect(heading).not.toHaveText('Something went wrong.');
      expect(loads(), path).toBe(before + 1);
    }
  },
);

test(
  'ROU-38.a ROU-38.b after a deployment a screen whose code is gone is loaded again with the new build, once',
  { tag: '@phone' },
  async ({ page, watch }) => {
    // React logs error 422 if a part could not be hydrated, and 520 if it was rendered again after an error.
    watch.allow(/Failed to load resource|Failed to fetch dynamically imported module|React error #(422|520)/);
    let isGone = true;
    let loads = 0;
    page.on('request', (request) => request.isNavigationRequest() && (loads += 1));
    await page.route(/\/assets\/how-it-works-[^/]+\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
    );
    const heading = page.getByRole('heading', { level: 1 });
    const follow = async () => {
      await page.goto('/earn');
      await expect(page.locator('#root[data-live]')).toBeAttached();
      // The page now seems to be from a different build than the server's.
      await page.evaluate(() => {
        const entry = document.querySelector('link[href*="/assets/index-"][href$=".js"]');
        entry?.setAttribute('href', '/assets/index-earlier0.js');
      });
      loads = 0;
      await page.locator('footer a[href="/how-it-works"]').click();
    };

    await follow();
    await expect(heading).toHaveText('Something went wrong.');
    await expect(page).toHaveURL(/\/how-it-works$/);
    expect(loads).toBe(1);

    await page.route(/\/how-it-works$/, (route) => {
      if (route.request().isNavigationRequest()) isGone = false;
      return route.fallback();
    });
    await follow();
    await expect.poll(() => loads).toBe(1);
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(heading).not.toHaveText('Something went wrong.');
    expect(loads).toBe(1);
  },
);
