import type { Locator, Page } from '@playwright/test';

import { openAccount } from './account-page.ts';
import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { partnerIds } from './ports.ts';
import { expect, expectNoHorizontalScroll, test } from './site.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const longName = 'W'.repeat(20);

const namesOn = (page: Page) =>
  page.locator(`main :is(h2, h3) a${page.url().includes('/merchants/') ? ', main h1' : ''}`);

const setTextSize = (page: Page, size: string) =>
  page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);

test(
  'UIX-02.c UIX-12 nothing is wider than the screen: zoomed to 400 %, with text of twice the size, with names of twenty W, and without pictures; a dialog in a low window can be read',
  { tag: '@phone' },
  async ({ page, watch, baseURL }) => {
    test.slow();
    // The browser logs the 404 of the missing page, and pictures that fail to load.
    watch.allow(/status of 404|ERR_FAILED/);
    let hasPictures = true;
    await page.route('**/*', (route) =>
      !hasPictures && route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    // The programs with the longest names, which the footer shows.
    const others = ['american', 'marriott'].map((id) => `${baseURL?.replace('hilton', id)}/earn`);
    const paths = [
      '/',
      '/search?location=Chicago',
      '/merchants/100001',
      '/earn',
      '/login',
      '/zzz',
      ...others,
    ];
    const open = async (path: string) => {
      await page.goto(path);
      await expect(page.locator('#root[data-live]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 256 });
        await open(path);
        await expectNoHorizontalScroll(page);
        await page.setViewportSize(phone);
        await setTextSize(page, '200%');
        await expectNoHorizontalScroll(page);
        await setTextSize(page, '');
        await namesOn(page).evaluateAll((names, text) => {
          for (const name of names) name.textContent = text;
        }, longName);
        await expectNoHorizontalScroll(page);
      });
    }
    await test.step('filters in a low window', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await open('/search?location=Chicago');
      await page.getByRole('button', { name: /^Filters/ }).click();
      const dialog = page.getByRole('dialog');
      const last = dialog.getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const middle = dialog.getByRole('button', { name: /Very expensive/ });
      await middle.scrollIntoViewIfNeeded();
      await expect(middle).toBeInViewport({ ratio: 1 });
      await middle.click();
      await expect(middle).toHaveAttribute('aria-pressed', 'true');
      await expect(dialog.getByRole('heading').first()).not.toBeInViewport();
      await page.keyboard.press('Escape');
    });
    hasPictures = false;
    for (const path of paths) {
      await test.step(`${path} without pictures`, async () => {
        await open(path);
        await expectNoHorizontalScroll(page);
      });
    }
  },
);

const cutIn = (elements: Locator): Promise<readonly (string | null)[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const boxes = [element.getBoundingClientRect()];
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflow !== 'visible') boxes.push(box.getBoundingClientRect());
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].some(({ left, top, right, bottom }) =>
          boxes.some(
            (box) =>
              left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1,
          ),
        );
      })
      .map(({ textContent }) => textContent),
  );

test(
  'SEA-36.a CHR-47 CHR-50 MER-42 with text of twice the size, the program’s name in the header and the tags on cards are whole at every partner; on a phone the first restaurant begins high on the page, for visitors and members, and the link of the announcement is on one line',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    test.slow();
    const tags = page.locator('article').getByText(/^(Acclaimed|Bonus|New|Online ordering available)$/);
    const name = page.getByRole('banner').locator('a[href="/"] > span');
    const seen: string[] = [];
    const expectCardHigh = async (id: string) => {
      await page.evaluate(() => document.fonts.ready);
      const card = await page.locator('article').first().boundingBox();
      expect([id, (card?.y ?? phone.height) < 320]).toEqual([id, true]);
      const links = page.getByRole('region', { name: 'Announcement' }).locator('p a');
      const heights = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().height),
      );
      expect([id, heights.filter((height) => height > 24)]).toEqual([id, []]);
    };
    for (const id of partnerIds()) {
      await page.goto(`${baseURL?.replace('hilton', id)}/search?location=Chicago&features=onlineOrdering`);
      await expect(page.locator('#root[data-live]')).toBeAttached();
      await expect(page.locator('article').first()).toBeVisible();
      await expectCardHigh(id);
      await setTextSize(page, '200%');
      await expect(name).toHaveText(/\w/);
      expect([id, ...(await cutIn(name)), ...(await cutIn(tags))]).toEqual([id]);
      seen.push(...(await tags.allTextContents()));
    }
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toContain('Online ordering available');

    await startSession(page, baseURL, await createPerson(page, baseURL, 'member'));
    await page.goto('/search?location=Chicago');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await expectCardHigh('a member');
  },
);

test(
  'MER-21.a UIX-08 forced colors keep the empty stars and the pressed filter apart from the others; on paper a restaurant’s facts are in two columns, without buttons, and results in three',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/merchants/100001');
    const stars = page.getByRole('img', { name: /of 5 stars/ }).first();
    const colors = await stars
      .locator('> span')
      .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).color));
    expect(new Set(colors).size).toBe(2);
    await page.goto('/search?location=Chicago&features=dineIn');
    const outlines = await page
      .locator('main button[aria-pressed]')
      .evaluateAll((chips) =>
        chips.map((chip) => [chip.getAttribute('aria-pressed'), getComputedStyle(chip).outlineStyle]),
      );
    expect(outlines).toContainEqual(['true', 'solid']);
    expect(outlines).not.toContainEqual(['false', 'solid']);
    await page.emulateMedia({ forcedColors: 'none' });

    // The size of an A5 sheet without its margins, in CSS pixels.
    await page.setViewportSize({ width: 446, height: 680 });
    await page.goto('/merchants/100001');
    await expect(page.getByRole('heading', { name: 'Hours' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const left = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x;
    expect(await left('Address')).toBe(await left('Meals'));
    expect(await left('Hours')).toBeGreaterThan((await left('Address')) ?? 0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /sign in|^join|^menu|back/i })).toHaveCount(0);
    await expect(page.locator('#details a[href^="tel:"]')).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(phone);
    await page.goto('/search?location=New+York%2C+NY');
    await expect(page.locator('article').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const lefts = await page
      .locator('article:visible')
      .evaluateAll(
        (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      );
    expect(lefts).toBe(3);
  },
);

test(
  'CFG-42.a UIX-02.a UIX-03.a at every partner header, content and footer of a page begin at one edge, three font weights are used, and the logo is in the middle of a wide window or before everything but the menu',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    test.slow();
    const starts = () =>
      page.evaluate(() => {
        const startOf = (selector: string) =>
          Math.min(
            ...[...document.querySelectorAll(selector)]
              .filter((element) => element.checkVisibility())
              .map((element) => Math.round(element.getBoundingClientRect().left)),
          );
        const heading = document.querySelector('main h1') ?? document.body;
        const isCentered = getComputedStyle(heading).textAlign === 'center';
        const picture = document.querySelector('main picture')?.getBoundingClientRect();
        const isAfterPicture = (picture?.right ?? Infinity) <= heading.getBoundingClientRect().left;
        return [
          startOf('header nav button svg'),
          // A hero with centered text has its picture at the edge. After a hero that begins with its picture,
          // the first section's heading is at the edge.
          startOf(isCentered ? 'main picture' : isAfterPicture ? 'main h2' : 'main h1'),
          startOf('footer p, footer a'),
        ];
      });
    const expectOneEdge = async (path: string) => {
      await expect(page.locator('#root[data-live]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [1280, 1800]) {
        await page.setViewportSize({ width, height: 900 });
        const [header, content, footer] = await starts();
        expect([path, width, content, footer]).toEqual([path, width, header, header]);
      }
    };
    const centered = ['marriott', 'caesars'];
    const expectLogo = async (url: string) => {
      const bar = page.getByRole('navigation', { name: 'Main' });
      const logo = await bar.getByRole('img').first().boundingBox();
      const menu = await bar.getByRole('button', { name: 'Menu' }).boundingBox();
      const middle = (logo?.x ?? 0) + (logo?.width ?? 0) / 2;
      const gap = (logo?.x ?? 0) - ((menu?.x ?? 0) + (menu?.width ?? 0));
      const isCentered = centered.some((id) => url.startsWith(at(id, '')));
      expect([url, Math.abs(middle - desktop.width / 2) < 10, gap >= 0 && gap < 40]).toEqual([
        url,
        isCentered,
        !isCentered,
      ]);
    };
    const at = (id: string, path: string) => `${baseURL?.replace('hilton', id)}${path}`;
    const homes = partnerIds().map((id) => at(id, '/'));
    // There is one partner of each density, because no other setting of a brand moves this edge.
    const others = ['united', 'hilton', 'delta'].flatMap((id) => [
      at(id, '/search?location=Chicago'),
      at(id, '/merchants/100001'),
    ]);
    for (const url of homes) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expectOneEdge(url);
      // A detached element has no computed style.
      const weights = await page
        .locator('body *')
        .evaluateAll((all) => [
          ...new Set(
            all
              .filter(({ isConnected }) => isConnected)
              .map((element) => getComputedStyle(element).fontWeight),
          ),
        ]);
      expect([url, weights.filter((weight) => !['400', '600', '800'].includes(weight))]).toEqual([url, []]);
      await page.setViewportSize(desktop);
      await expectLogo(url);
    }
    for (const url of others) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expectOneEdge(url);
    }
    await openAccount(page, baseURL, { profile: 'member', tab: 'user_profile' });
    await expectOneEdge('/account/user_profile');
  },
);
