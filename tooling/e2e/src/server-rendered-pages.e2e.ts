import type { Page, Request } from '@playwright/test';

import { holdCode } from './hold-code.ts';
import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { isSearchCall, searchPage } from './search-page.ts';
import { aMerchant, renderedSearch } from './server-rendered-page.ts';
import { requestServer, expect, test } from './site.ts';

const SEARCH = '/search?location=Boston%2C+MA';

const isMerchantCall = (request: Request) => /^\/api\/merchants\/\d+$/.test(new URL(request.url()).pathname);

const contentOf = (page: Page) => page.waitForResponse(/\/api\/cms\/pages\//);

async function openMarked(page: Page, path: string): Promise<void> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-marked', ''));
  const content = contentOf(page);
  release();
  await expect(page.locator('#root[data-live]')).toBeVisible();
  await content;
}

test(
  'MER-27.a FND-03.e hydration keeps the server-rendered HTML, and requests none of its data again, whatever other parameters its address has',
  { tag: '@phone' },
  async ({ page, baseURL, watch }) => {
    watch.allow(/status of 404/);
    const { path } = await aMerchant(page, baseURL);
    const missing = '/merchants/999999999';
    expect((await requestServer(page, baseURL)(missing)).status()).toBe(404);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (isMerchantCall(request) || isSearchCall(request)) requested.push(request.url());
    });
    const list = await renderedSearch(page, baseURL);
    for (const address of [path, list, missing]) {
      await openMarked(page, address);
      await expect(page.locator('h1[data-marked]'), address).toBeVisible();
      await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(
        address === missing ? 0 : 1,
      );
      // A second rule for every element would make the browser style the whole page again.
      const rulesForAll = await page.evaluate(
        () =>
          [...document.styleSheets]
            .flatMap((sheet) => [...sheet.cssRules])
            .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('*')).length,
      );
      expect(rulesForAll).toBe(1);
    }
    await expect(page).toHaveTitle(/not found/i);
    const content = contentOf(page);
    await page.goto(`${list}&utm_source=mail`);
    await searchPage(page).expectResults();
    await content;
    expect(requested).toEqual([]);
  },
);

test(
  'MER-09.a a returning member never sees what was rendered for anonymous visitors, neither the sign-in link nor the rates, and a page requests its data once, before its code',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const { name, path } = await aMerchant(page, baseURL);
    await startSession(page, baseURL, await createPerson(page, baseURL, 'vip'));
    const banner = page.getByRole('banner');
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Join' })).toBeHidden();
    release();
    await expect(banner.getByRole('button', { name: /your account$/ })).toBeVisible();

    const requested: string[] = [];
    page.on('request', (request) => {
      if (isMerchantCall(request) || isSearchCall(request)) requested.push('data');
      else if (request.resourceType() === 'script') requested.push('code');
    });
    const { cards } = searchPage(page);
    for (const [address, shown] of [
      [SEARCH, cards.nth(9)],
      [path, page.getByRole('heading', { level: 1, name })],
    ] as const) {
      // The previous page may still be fetching.
      await page.goto('about:blank');
      requested.length = 0;
      const content = contentOf(page);
      const response = await page.goto(address);
      expect(await response?.text()).not.toContain('page-data');
      await expect(shown).toBeVisible();
      await content;
      expect(requested[0], address).toBe('data');
      expect(requested.filter((kind) => kind === 'data')).toHaveLength(1);
    }
    await expect(page.locator('section:has(#benefits) ol > li')).toHaveCount(7);
  },
);

test(
  'ROU-27.a ROU-27.b CON-26 SEA-31.a a link scrolls to the top or its anchor, and Back restores the list, its page and its position, without requesting again what was prefetched on hover',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.goto(await renderedSearch(page, baseURL));
    await expect(page.locator('#root[data-live]')).toBeVisible();
    const link = searchPage(page).cardLink(5);
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    const [request] = await Promise.all([page.waitForRequest(isMerchantCall), link.hover()]);
    await request.response();
    const requested: string[] = [];
    page.on('request', (next) => {
      if (isMerchantCall(next) || isSearchCall(next)) requested.push(next.url());
    });
    await link.click();
    await expect(page).toHaveURL(/\/merchants\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.locator('main a[href$="#details"]').click();
    await expect(page.locator('#details')).toBeFocused();
    await expect(page.locator('#details')).toBeInViewport();
    expect(page.url()).toContain('#details');
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await page.goBack();
    await expect.poll(scrolled).toBe(before);
    expect(requested).toEqual([]);

    await page.goto('/search?location=New+York%2C+NY');
    const search = searchPage(page);
    await search.expectResults();
    const left: { readonly first: string; readonly position: number }[] = [];
    for (const next of [2, 3]) {
      const number = page.getByRole('link', { name: `Page ${next}`, exact: true });
      await number.scrollIntoViewIfNeeded();
      left.push({ first: await search.cardLink(0).innerText(), position: await scrolled() });
      await number.click();
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
  },
);
