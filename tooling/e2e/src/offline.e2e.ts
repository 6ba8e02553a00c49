import type { Page } from '@playwright/test';

import { expectHealthyAtBothSizes } from './page-health.ts';
import { searchPage } from './search-page.ts';
import { expect, requestServer, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ watch }) => watch.allow(/Failed to load resource|Content [\w*]+: No readable answer/));

const SEARCH = '/search?location=Boston%2C+MA';

const cachedBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

const cacheOf = async (page: Page, kind: string) =>
  Object.entries(await cachedBy(page)).find(([name]) => name.endsWith(`-${kind}`))?.[1] ?? [];

const OFFLINE = 'test.offline';

/**
 * Goes offline. After a reload, Chromium 150 no longer reports its emulation in `navigator.onLine`, so this
 * function sends the event.
 */
async function disconnect(page: Page): Promise<void> {
  await page.evaluate((name) => sessionStorage.setItem(name, '1'), OFFLINE);
  await page.addInitScript((name) => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem(name) === null,
    });
  }, OFFLINE);
  await page.context().setOffline(true);
}

/**
 * Goes online again. Chromium 156 informs the page and Chromium 150 does not, so this function sends the
 * event.
 */
async function reconnect(page: Page): Promise<void> {
  await page.evaluate((name) => sessionStorage.removeItem(name), OFFLINE);
  await page.context().setOffline(false);
  // The page may be reloading by now. `waitForFunction` survives that, `evaluate` does not.
  await page.waitForFunction(() => dispatchEvent(new Event('online')));
}

async function cacheSearch(page: Page): Promise<void> {
  await page.goto(SEARCH);
  await searchPage(page).expectResults();
  await expect.poll(() => cacheOf(page, 'search-pages')).toEqual([SEARCH]);
  await expect.poll(async () => (await cacheOf(page, 'assets')).join()).toContain('/assets/search-screens-');
}

test(
  'CHR-40.c without a connection the last search stays readable with a note on its age, any other page says that it needs one; who leaves that page is not pulled back when the connection returns',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dr.dineInPopover', 'true'));
    await cacheSearch(page);
    const scriptUrl = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? '',
    );
    expect(new URL(scriptUrl).pathname).toBe('/worker.js');
    const search = searchPage(page);
    const first = (await search.cardLink(0).textContent()) ?? '';

    await disconnect(page);
    await page.reload();
    await search.expectResults();
    await expect(search.cardLink(0)).toHaveText(first);
    const notice = page.getByRole('alert').filter({ hasText: 'They may be out of date.' });
    await expect(notice).toBeVisible();

    await page.goto('/how-it-works');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await page.getByRole('link', { name: 'See the restaurants you found last' }).click();
    await search.expectResults();
    await expect(search.cardLink(0)).toHaveText(first);
    await expect(notice).toBeVisible();

    await reconnect(page);
    await expect(notice).toBeHidden();
    await disconnect(page);
    await page.goto('/how-it-works');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await reconnect(page);
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeHidden();

    await disconnect(page);
    await page.goto('/how-it-works');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await page.evaluate(() =>
      addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('online')))),
    );
    await page.goto(SEARCH);
    await searchPage(page).expectResults();
  },
);

test(
  'CHR-40.d another search is cached with its response, nothing but searches and assets is, and signing out removes them, also a response in flight',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await cacheSearch(page);
    const search = searchPage(page);
    await search.searchFor('Chicago, IL');
    await expect(search.heading).toContainText('Chicago');
    await search.expectResults();
    await expect
      .poll(async () => (await cacheOf(page, 'search-answers')).join())
      .toContain('location=Chicago');
    const paths = Object.values(await cachedBy(page)).flat();
    const isExpected = /^\/(assets\/.+-[\w-]{8}\.\w+|search\?.*|offline\?.*|api\/v2\/Merchants\/Search\?.*)$/;
    expect(paths.filter((path) => !isExpected.test(path))).toEqual([]);

    await disconnect(page);
    await page.reload();
    await search.expectResults();
    await expect(search.heading).toContainText('Chicago');
    // The page repeats its search automatically, and that response is cached too.
    const pending = page.waitForResponse(/\/Merchants\/Search/);
    await reconnect(page);
    await pending;
    await page.goto('/how-it-works');

    await page.evaluate(() => fetch('/api/SignOut'));
    await expect.poll(() => cacheOf(page, 'search-answers')).toEqual([]);
    expect(await cacheOf(page, 'search-pages')).toEqual([]);

    const data = { path: '/api/v2/Merchants/Search', delayMs: 1_500, times: 1 };
    await requestServer(page, baseURL)('/dev/faults', { method: 'POST', data });
    // Both run in one task, so that the call has already started.
    await page.evaluate(async () => {
      const pending = fetch('/api/v2/Merchants/Search?location=Denver%2C+CO');
      await fetch('/api/SignOut');
      await (await pending).text();
      // The worker caches in order, so the responses before this one are cached too.
      await (await fetch('/api/v2/Merchants/Search?location=Miami%2C+FL')).text();
    });
    await expect.poll(async () => (await cacheOf(page, 'search-answers')).join()).toContain('Miami');
    expect((await cacheOf(page, 'search-answers')).join()).not.toContain('Denver');
  },
);

test(
  'CHR-40.a the worker of a new build waits: no open page is reloaded by it, and a reload uses the network',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await cacheSearch(page);
    const other = await context.newPage();
    await other.goto('/how-it-works');
    for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isSamePage: true }));
    // A script at another URL counts as a different worker.
    await page.evaluate(async () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string };
        };
      };
      const policy = trustedTypes.createPolicy('captcha', { createScriptURL: (url: string) => url });
      const { installing } = await navigator.serviceWorker.register(
        policy.createScriptURL('/worker.js?next'),
      );
      await new Promise<void>((resolve) => {
        installing?.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
      });
    });
    for (const tab of [page, other])
      expect(await tab.evaluate(() => Reflect.get(window, 'isSamePage') as boolean)).toBe(true);
    const [response] = await Promise.all([
      other.waitForResponse((response) => new URL(response.url()).pathname === '/how-it-works'),
      other.reload(),
    ]);
    expect(response.status()).toBe(200);
    await expect(other.locator('#root[data-live]')).toBeAttached();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(
      true,
    );
  },
);
