import { expectHealthyPage } from './page-health.ts';
import { searchPage } from './search-page.ts';
import { act, beThereForLong } from './settled-visitor.ts';
import { expect, test } from './site.ts';

test(
  'UIX-03.a whatever is set like a title has the weight that the partner gives its titles',
  { tag: '@sso' },
  async ({ page }) => {
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
  },
);

test(
  'CHR-19 the footer has the same height before and after its logos load',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    // On a phone, two logos do not fit side by side, nor do a logo and an app link. Each of these partners
    // has another combination.
    for (const partner of ['hilton', 'american', 'caesars', 'united']) {
      const release = Promise.withResolvers<void>();
      await page.route(/\/(footer-\w+|logo-on-brand)[^/]*\.svg/, async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto(`${baseURL?.replace('hilton', partner)}/how-it-works`, { waitUntil: 'commit' });
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
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

test(
  'UIX-01 UIX-02.a UIX-02.b the search layout changes at 861 pixels; on a wide screen content is 1050 pixels wide and the frame 1400',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1800, height: 900 });
    await page.goto('/how-it-works');
    const words = page.getByRole('main').locator('p, h1, h2, h3, ol, form');
    const widest = () =>
      words.evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().width)));
    await expect.poll(widest).toBe(1050);
    await page.goto('/search?location=Chicago');
    await expect(page.locator('article').first()).toBeVisible();
    expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(1400);
    const toggle = page.getByRole('button', { name: 'Show map' });
    for (const [width, isMobile] of [
      [860, true],
      [861, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(toggle).toBeVisible({ visible: isMobile });
    }
  },
);

test(
  'CHR-05.a CHR-05.b CHR-05.c SEA-38.a SEA-38.b on a phone the page behind the open map does not scroll; the bar with the button to the map is always in sight of the list, and everything before and after it can be scrolled clear of it; the header hides on scrolling down and returns on scrolling up, on small screens only, and a map opened without it begins at the top',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/search?location=Chicago');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    const button = page.getByRole('button', { name: 'Show map' });
    await button.click();
    await expect(page.getByRole('region', { name: /map/i })).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    // The pointer is over the header, because the map itself zooms with the wheel.
    await page.mouse.move(195, 30);
    await page.mouse.wheel(0, 600);
    await page.getByRole('button', { name: 'Change search' }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await expect(button).toBeInViewport({ ratio: 1 });
    // The inset stands for what lies along the window's bottom, such as the offer to install the site.
    const setInset = (inset: string) =>
      page.evaluate((size) => document.documentElement.style.setProperty('--ts-bottom-inset', size), inset);
    await setInset('152px');
    const raised = await button.boundingBox();
    const height = await page.evaluate(() => window.innerHeight);
    expect((raised?.y ?? 0) + (raised?.height ?? 0)).toBeLessThanOrEqual(height - 152);
    await setInset('');
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - window.innerHeight, behavior: 'instant' }),
    );
    await expect(button).toBeInViewport({ ratio: 1 });
    const list = await page.getByRole('region', { name: 'Restaurants found' }).boundingBox();
    const bar = await button.boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(footer.getByRole('link').last()).toBeInViewport();
    const moved = await button.boundingBox();
    expect((moved?.y ?? 0) + (moved?.height ?? 0)).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const header = page.locator('header').first();
    // The script that hides the header loads when the page is idle, so the test scrolls until then.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(header).not.toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await page.mouse.wheel(0, -120);
    await expect(header).toBeInViewport();

    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport();
    await button.click();
    const map = page.getByRole('region', { name: 'Map of the restaurants found' });
    await expect.poll(async () => (await map.boundingBox())?.y).toBe(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    const top = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
    await expect(header).toBeInViewport();
  },
);

test(
  'SEA-36.b UIX-22.a UIX-22.b on a phone the field for words is an icon until it is used, and again once it is left empty; meanwhile no restaurant moves; the row of filters fades where more can be scrolled to, and not where it ends or fits',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const row = page.getByRole('button', { name: /^Filters/ }).locator('..');
    const fades = () =>
      row.evaluate((element) => {
        const style = getComputedStyle(element);
        return ['start', 'end'].map((side) => style.getPropertyValue(`--fade-${side}`));
      });
    const scrollTo = (part: number) =>
      row.evaluate((element, share) => {
        element.scrollLeft = share * (element.scrollWidth - element.clientWidth);
      }, part);
    await page.goto('/search?location=Chicago');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await expect(row).toHaveCSS('mask-image', /linear-gradient/);
    await expect.poll(fades).toEqual(['0px', '32px']);
    await scrollTo(0.5);
    await expect.poll(fades).toEqual(['32px', '32px']);
    await scrollTo(1);
    await expect.poll(fades).toEqual(['32px', '0px']);

    const { form, location, words, cards } = searchPage(page);
    const width = async () => (await words.boundingBox())?.width;
    const top = async () => (await cards.first().boundingBox())?.y;
    const before = await top();
    expect(await width()).toBe(48);
    await words.click();
    expect(await width()).toBeGreaterThan(300);
    expect(await top()).toBe(before);
    await location.focus();
    expect(await width()).toBe(48);
    await words.fill('pizza');
    await location.focus();
    expect(await width()).toBeGreaterThan(300);
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

    // This partner has few filters.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${baseURL?.replace('hilton', 'marriott')}/search?location=Chicago`);
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await expect.poll(fades).toEqual(['', '']);
  },
);

test(
  'CHR-35 the recommendation of the partner’s own sign-in opens at every size, is accessible and covers no heading',
  { tag: '@sso' },
  async ({ browser, baseURL }) => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1280, 900],
      [1440, 1000],
      [1920, 1080],
    ] as const) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width, height } });
      const page = await context.newPage();
      await page.addInitScript(beThereForLong);
      await page.goto('/');
      await act(page);
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
      await expect(dialog.getByRole('link', { name: 'Sign in/Join Now' })).toBeVisible();
      if (width === 390 || width === 1280) await expectHealthyPage(page);
      await context.close();
    }
  },
);
