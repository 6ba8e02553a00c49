import { expect, isOnePhoneOneDesktop, isFirstOfPartner, test } from './site.ts';

test.skip(({ partner, size }) => !isFirstOfPartner({ partner, size }), 'each partner shows it at one size');

test('UIX-08 results print in three columns', async ({ page, partner }) => {
  test.skip(partner !== 'hilton', 'paper has its own size');
  await page.goto('/search?location=New+York%2C+NY');
  await expect(page.locator('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const lefts = await page
    .locator('article:visible')
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
  expect(lefts).toBe(3);
});

test('UIX-03 only three font weights are used, and headings use the partner’s font', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  const weights = await page
    .locator('body *')
    // A detached element has no computed style.
    .evaluateAll((all) => [
      ...new Set(
        all.filter(({ isConnected }) => isConnected).map((element) => getComputedStyle(element).fontWeight),
      ),
    ]);
  expect(weights.filter((weight) => !['400', '600', '800'].includes(weight))).toEqual([]);
});

test('UIX-03 whatever is set like a title has the weight that the partner gives its titles', async ({
  page,
  partner,
}) => {
  test.skip(partner !== 'american', 'its titles have a font of their own');
  await page.goto('/earn');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const { fontFamily, fontWeight } = await title.evaluate((element) => {
    const style = getComputedStyle(element);
    return { fontFamily: style.fontFamily, fontWeight: style.fontWeight };
  });
  const weights = await page
    .getByRole('main')
    .locator('div, a, h2')
    .evaluateAll(
      (all, family) => [
        ...new Set(
          all
            .map((element) => getComputedStyle(element))
            .filter((style) => style.fontFamily === family && Number.parseFloat(style.fontSize) > 16)
            .map((style) => style.fontWeight),
        ),
      ],
      fontFamily,
    );
  expect(weights).toEqual([fontWeight]);
});

test('CHR-19 the footer has the same height before and after its logos load', async ({ page, partner }) => {
  // On a phone two logos do not fit side by side.
  await page.setViewportSize({ width: 390, height: 844 });
  const release = Promise.withResolvers<void>();
  await page.route(/\/(footer-\w+|logo-on-brand)[^/]*\.svg/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-live]')).toBeAttached();
  const footer = page.getByRole('contentinfo');
  const height = async () => (await footer.boundingBox())?.height;
  const before = await height();
  await footer.scrollIntoViewIfNeeded();
  release.resolve();
  const isLoaded = () =>
    footer
      .locator('img')
      .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(isLoaded).toBe(true);
  expect([partner, await height()]).toEqual([partner, before]);
});

test('UIX-02 on a wide screen content is 1050 pixels wide and the frame 1400', async ({ page, partner }) => {
  test.skip(partner !== 'american', 'the width is set by the test itself');
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.goto('/how-it-works');
  const words = page.getByRole('main').locator('p, h1, h2, h3, ol, form');
  const widest = () =>
    words.evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().width)));
  await expect.poll(widest).toBe(1050);
  await page.goto('/search?location=Chicago');
  await expect(page.locator('article').first()).toBeVisible();
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(1400);
});

test('UIX-01 the search layout changes at 861 pixels', async ({ page, partner }) => {
  test.skip(partner !== 'american', 'the width is set by the test itself');
  const toggle = page.getByRole('button', { name: 'Show map' });
  for (const [width, isMobile] of [
    [860, true],
    [861, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?location=Chicago');
    await expect(page.locator('article').first()).toBeVisible();
    await expect(toggle).toBeVisible({ visible: isMobile });
  }
});

test('CHR-05 the header hides on scrolling down and returns on scrolling up, on small screens only', async ({
  page,
  partner,
  size,
}) => {
  test.skip(!isOnePhoneOneDesktop({ partner, size }), 'two partners show it');
  await page.goto('/search?location=New+York%2C+NY');
  await expect(page.locator('article').nth(4)).toBeAttached();
  const header = page.locator('header').first();
  if (size === 'phone') {
    // The script that hides it loads when the page is idle: keep scrolling until then.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(header).not.toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await page.mouse.wheel(0, -120);
  } else await page.mouse.wheel(0, 900);
  await expect(header).toBeInViewport();
});

test('MER-26 images have the sizes that their URLs request', async ({ page, partner, size }) => {
  test.skip(!isOnePhoneOneDesktop({ partner, size }), 'two partners show it');
  await page.goto('/search?location=New+York%2C+NY');
  const picture = page.locator('article img').first();
  await expect(picture).toHaveAttribute('src', /\?w=(200|500|600)&ar=1\.[46]$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { source, width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  const ratio = Number(new URL(source).searchParams.get('ar'));
  expect(width / height).toBeCloseTo(ratio, 1);
});

test('SEA-10 the button to the map covers nothing of the footer once the page is scrolled to its end', async ({
  page,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'the width is set by the test itself');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?location=Chicago');
  await expect(page.locator('#root[data-live]')).toBeAttached();
  const button = page.getByRole('button', { name: 'Show map' });
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect(last).toBeInViewport();
  const [covering, covered] = [await button.boundingBox(), await last.boundingBox()];
  expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
});

test('CHR-35 the recommendation of the partner’s own sign-in opens at every size and covers no heading', async ({
  browser,
  baseURL,
  partner,
  size,
}) => {
  test.skip(partner !== 'american' || size !== 'desktop', 'it is this partner’s; the test sets the size');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1280, 900],
    [1440, 1000],
    [1920, 1080],
  ] as const) {
    // In this browser nothing was dismissed beforehand.
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width, height } });
    const page = await context.newPage();
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('paragraph')).toBeVisible();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const covered = await dialog.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(h1, h2, h3)')]
        .filter((heading) => {
          const { top, right, bottom, left } = heading.getBoundingClientRect();
          return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        })
        .map(({ textContent }) => textContent);
    });
    expect([width, covered]).toEqual([width, []]);
    await context.close();
  }
});

test('SEA-10 the page behind the open map of a phone does not scroll', async ({ page, partner }) => {
  test.skip(partner !== 'hilton', 'the width is set by the test itself');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?location=Chicago');
  await expect(page.locator('#root[data-live]')).toBeAttached();
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByRole('region', { name: /map/i })).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  // Over the header: the map itself zooms with the wheel.
  await page.mouse.move(195, 30);
  await page.mouse.wheel(0, 600);
  await page.getByRole('button', { name: 'Change search' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
