import type { Page, Request } from '@playwright/test';

import { holdCode } from './hold-code.ts';
import { signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { isSearchCall, searchPage } from './search-page.ts';
import { requestServer, expect, expectNoHorizontalScroll, isOnePhoneOneDesktop, test } from './site.ts';

test.skip(
  ({ partner, size }) => !isOnePhoneOneDesktop({ partner, size }),
  'one phone and one desktop show it',
);

const SEARCH = '/search?location=Boston%2C+MA';

interface ListedMerchant {
  readonly id: string | number;
  readonly name: string;
}

async function aMerchant(page: Page, baseURL: string | undefined) {
  const query = new URLSearchParams({ location: 'Boston, MA', pageNo: '1', pageSize: '10' });
  const answer = await requestServer(page, baseURL)(`/api/v2/Merchants/Search?${query.toString()}`);
  const { merchants } = (await answer.json()) as { readonly merchants: readonly ListedMerchant[] };
  const [first] = merchants;
  if (!first) throw new Error('There is no merchant near Boston.');
  return { name: first.name, path: `/merchants/${first.id}` };
}

const isMerchantCall = (request: Request) => /^\/api\/merchants\/\d+$/.test(new URL(request.url()).pathname);

/** Opens a page, marks its heading before hydration, and waits for hydration. */
async function openMarked(page: Page, path: string): Promise<void> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-marked', ''));
  release();
  await expect(page.locator('#root[data-live]')).toBeVisible();
}

test('ROU-04 ROU-28 a restaurant is in the HTML of its page, with its own title, description and image', async ({
  browser,
  page,
  baseURL,
}) => {
  const { name, path } = await aMerchant(page, baseURL);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(path);
  await expect(plain.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await plain.title()).toContain(name);
  const meta = (attribute: string) => plain.locator(`head meta[${attribute}]`);
  for (const attribute of ['name="description"', 'property="og:description"', 'property="og:title"'])
    await expect(meta(attribute), attribute).toHaveCount(1);
  expect(await meta('property="og:title"').getAttribute('content')).toContain(name);
  await expect(meta('property="og:image"')).toHaveAttribute('content', /^https:\/\/[^/]+\/images\/.+w=600/);
  await expect(meta('property="og:url"')).toHaveAttribute('content', new RegExp(`${path}$`));
  await expect(plain.locator('head link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expectNoHorizontalScroll(plain);
  await context.close();
});

test('SEA-31 SEA-32 the first list of a search is in its HTML', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${SEARCH}&utm_source=mail`);
  const { cards, heading, location } = searchPage(plain);
  await expect(cards).toHaveCount(10);
  await expect(heading).toContainText('Boston, MA');
  await expect(location).toHaveValue('Boston, MA');
  await context.close();
});

test('hydration keeps the server-rendered HTML and requests none of its data again', async ({
  page,
  baseURL,
}) => {
  const { path } = await aMerchant(page, baseURL);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMerchantCall(request) || isSearchCall(request)) asked.push(request.url());
  });
  // Searches that no other journey uses: a page rendered more than a minute ago would fetch again.
  for (const address of [path, `${SEARCH}&features=takeout`]) {
    await openMarked(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1[data-marked]'), address).toBeVisible();
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
    // A second rule for every element would make the browser style the whole page again.
    const rulesForAll = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('*')).length,
    );
    expect(rulesForAll).toBe(1);
  }
  expect(asked).toEqual([]);
});

test('extra query parameters do not make the page request its data again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isSearchCall(request)) asked.push(request.url());
  });
  await page.goto(`${SEARCH}&features=dineIn&utm_source=mail`);
  await expect(page.locator('#root[data-live]')).toBeVisible();
  await searchPage(page).expectResults();
  expect(asked).toEqual([]);
});

test('MER-27 an unknown restaurant responds 404 with a page that says so, and hydration keeps it', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 404/);
  const path = '/merchants/999999999';
  expect((await requestServer(page, baseURL)(path)).status()).toBe(404);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMerchantCall(request)) asked.push(request.url());
  });
  await openMarked(page, path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1[data-marked]')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
  expect(asked).toEqual([]);
});

test('MER-09 a member sees their own rates, not those rendered for anonymous visitors', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'members sign in by themselves there');
  const { name, path } = await aMerchant(page, baseURL);
  await signIn(page, await createPerson(page, baseURL, 'vip'));
  const response = await page.goto(path);
  expect(await response?.text()).not.toContain('page-data');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('section:has(#benefits) li')).toHaveCount(7);
});

test('a prerendered page requests its data once, before its code', async ({ page, baseURL, partner }) => {
  test.skip(partner !== 'hilton', 'only hilton has direct sign-in');
  const { name, path } = await aMerchant(page, baseURL);
  await signIn(page, await createPerson(page, baseURL, 'member'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMerchantCall(request) || isSearchCall(request)) asked.push('data');
    else if (request.resourceType() === 'script') asked.push('code');
  });
  const { cards } = searchPage(page);
  for (const [address, shown] of [
    [path, page.getByRole('heading', { level: 1, name })],
    [SEARCH, cards.nth(9)],
  ] as const) {
    // The previous page may still be fetching.
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(address);
    await expect(shown).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked[0], address).toBe('data');
    expect(asked.filter((kind) => kind === 'data')).toHaveLength(1);
  }
});

test('ROU-27 a list keeps its scroll position while a restaurant is visited, whose data is prefetched on hover', async ({
  page,
}) => {
  // A page that another journey had rendered a minute ago would be fetched again.
  await page.goto(`${SEARCH}&features=delivery`);
  await expect(page.locator('#root[data-live]')).toBeVisible();
  const link = searchPage(page).cardLink(5);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const [request] = await Promise.all([page.waitForRequest(isMerchantCall), link.hover()]);
  await request.response();
  const asked: string[] = [];
  page.on('request', (next) => {
    if (isMerchantCall(next) || isSearchCall(next)) asked.push(next.url());
  });
  await link.click();
  await expect(page).toHaveURL(/\/merchants\/\d+$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(asked).toEqual([]);
});
