import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  isOnePhoneOneDesktop,
  isFirstOfPartner,
  test,
} from './site.ts';
import { searchPage } from './search-page.ts';
import { closeOffers } from './seen-offers.ts';

test.skip(({ partner, size }) => !isFirstOfPartner({ partner, size }), 'each partner shows it at one size');

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

test('ROU-28 ROU-29 ROU-30 ROU-31 every page has a heading, its metadata and no errors', async ({
  page,
  partner,
  size,
  watch,
}) => {
  // The browser logs the 404.
  watch.allow(/status of 404/);
  test.skip(!isOnePhoneOneDesktop({ partner, size }), 'two partners show it');
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
      await expect(canonical).toHaveAttribute('href', new URL(path, page.url()).href);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    });
  }
});

test('ROU-19 ROU-20 ROU-21 MER-27 missing pages and errors say so and offer a link to continue', async ({
  page,
  partner,
  watch,
}) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  watch.allow(/status of 404/);
  const main = page.getByRole('main');
  await page.goto('/merchants/999999999');
  await expect(main.locator('a[href="/search"]')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/error');
  await expect(page.getByTestId('reference-code')).toHaveText(/^[0-9A-Z]{6}$/);
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();

  await page.goto('/zzz/and/more');
  const notFound = await page.locator(heading).innerText();
  // A production build has no such route.
  await page.goto('/stgtools');
  await expect(page.locator(heading)).toHaveText(notFound);
  await main.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('ROU-20 ERR-11 after a deployment, each of five open tabs says so, and one reload shows the new build', async ({
  page,
  partner,
  size,
  watch,
}) => {
  test.skip(!isOnePhoneOneDesktop({ partner, size }), 'two partners show it');
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
    await expect(tab, path).toHaveURL(/\/error$/);
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
});

test('ROU-27 CON-26 a link scrolls to the top or its anchor, and Back restores the position', async ({
  page,
  partner,
  size,
}) => {
  test.skip(!isOnePhoneOneDesktop({ partner, size }), 'two partners show it');
  await page.goto('/search?location=New+York%2C+NY');
  await expect(page.locator('#root[data-live]')).toBeAttached();
  const card = page.locator('article a[href^="/merchants/"]').nth(5);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/merchants\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(0);
  await page.locator('main a[href$="#details"]').click();
  await expect(page.locator('#details')).toBeFocused();
  await expect(page.locator('#details')).toBeInViewport();
  expect(page.url()).toContain('#details');
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
});

test('ROU-27 SEA-31 Back from the third page of a list restores the second and its position', async ({
  page,
  partner,
  size,
}) => {
  test.skip(!isOnePhoneOneDesktop({ partner, size }), 'two partners show it');
  const search = searchPage(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/search?location=New+York%2C+NY');
  await search.expectResults();
  const left: { readonly first: string; readonly position: number }[] = [];
  for (const next of [2, 3]) {
    const link = page.getByRole('link', { name: `Page ${next}`, exact: true });
    await link.scrollIntoViewIfNeeded();
    left.push({ first: await search.cardLink(0).innerText(), position: await scrolled() });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`pageNo=${next}$`));
    await expect.poll(scrolled).toBe(0);
    await expect(search.cardLink(0)).not.toHaveText(left.at(-1)?.first ?? '');
  }
  for (const { first, position } of left.toReversed()) {
    expect(position).toBeGreaterThan(0);
    await page.goBack();
    await expect(search.cardLink(0)).toHaveText(first);
    await expect.poll(scrolled).toBe(position);
  }
});

test('UIX-02 nothing scrolls horizontally at 320 pixels', async ({ page, partner, watch }) => {
  // The browser logs the 404.
  watch.allow(/status of 404/);
  test.skip(partner !== 'hilton', 'the width is set by the test itself');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/search?location=Chicago', '/earn', '/zzz']) {
    await page.goto(path);
    await expect(page.locator(heading)).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});

test('CHR-25 the browser’s Back closes an open dialog and stays on the page, the next one leaves it', async ({
  page,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'one site shows it');
  await page.goto('/how-it-works');
  await page.locator('#root[data-live]').waitFor();
  await page.getByRole('banner').locator('a[href="/search"]:visible').click();
  const search = searchPage(page);
  await search.expectResults();
  const { href } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  // Uses the browser's own Back button, because navigation by the page itself is different.
  const back = async () => {
    const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
    await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? -1 });
  };
  await search.filters.click();
  const filters = page.getByRole('dialog');
  await expect(filters).toBeVisible();
  await back();
  await expect(filters).toBeHidden();
  expect(page.url()).toBe(href);
  await back();
  await expect(page).toHaveURL(/\/how-it-works$/);
});
