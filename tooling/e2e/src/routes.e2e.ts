import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isOneOfTwo,
  isPartnersFirst,
  test,
} from './site.ts';

test.skip(({ partner, size }) => !isPartnersFirst({ partner, size }), 'each partner shows it at one size');

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

test('ROU-28 ROU-29 ROU-30 ROU-31 every page has a heading, its metadata and no fault', async ({
  page,
  partner,
  size,
  watch,
}) => {
  // The browser reports a page that is missing.
  watch.allow(/status of 404/);
  test.skip(!isOneOfTwo({ partner, size }), 'two partners show it');
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
      await expectNoSidewaysScroll(page);
    });
  }
});

test('ROU-19 ROU-20 ROU-21 MER-27 what is not there, and what broke, say so with a way on', async ({
  page,
  partner,
  watch,
}) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  watch.allow(/status of 404/);
  const main = page.getByRole('main');
  await page.goto('/merchants/999999999');
  await expect(main.locator('a[href="/"]')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/error');
  await expect(page.getByTestId('reference-code')).toHaveText(/\S{8,}/);
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();

  await page.goto('/zzz/and/more');
  const notFound = await page.locator(heading).innerText();
  // Only the development server has it.
  await page.goto('/stgtools');
  await expect(page.locator(heading)).toHaveText(notFound);
  await main.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('ROU-02 CFG-08 discover is there only where the partner has it', async ({ page, partner, watch }) => {
  // The browser reports a page that is missing.
  watch.allow(/status of 404/);
  await page.goto('/discover');
  if (partner === 'caesars') await expect(page).toHaveTitle(/not|found|here/i);
  else await expect(page.locator('article').first()).toBeVisible();
});

test('ROU-27 CON-26 a followed link begins at the top or at its anchor, and the way back where it was left', async ({
  page,
  partner,
  size,
}) => {
  test.skip(!isOneOfTwo({ partner, size }), 'two partners show it');
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

test('UIX-02 at 320 pixels nothing scrolls sideways', async ({ page, partner, watch }) => {
  // The browser reports a page that is missing.
  watch.allow(/status of 404/);
  test.skip(partner !== 'hilton', 'the width is set by the test itself');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/search?location=Chicago', '/earn', '/zzz']) {
    await page.goto(path);
    await expect(page.locator(heading)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
