import type { Page } from '@playwright/test';

import { holdCode } from './hold-code.ts';
import { identityPage } from './identity-page.ts';
import { isJoinCall, joinPage, validAnswers } from './join-page.ts';
import { expect, expectAccessible, test } from './site.ts';

const isLive = (page: Page) => page.locator('#root[data-live]');

test(
  'CON-02 ROU-36 no content is requested before the first paint, and each group once when idle, although no picture arrives; a search typed before hydration is sent afterwards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/images/**', () => undefined);
    const requested: string[] = [];
    page.on('request', (request) => {
      const group = /\/pages\/([^/]+)\/\?/.exec(request.url())?.[1];
      if (group !== undefined) requested.push(group);
    });
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const place = page.getByRole('main').getByRole('search').locator('input[name="location"]').first();
    await place.fill('Chicago, IL');
    await place.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    expect(requested).toEqual([]);
    release();
    await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
    await expect.poll(() => requested.length).toBe(11);
    expect(new Set(requested).size).toBe(11);
    const begun = await page.evaluate(() =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/[^/]+\.js$/.test(name)),
    );
    expect(begun?.startTime).toBeLessThan(10_000);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(isLive(page)).toBeVisible();
    expect(requested).toHaveLength(11);
  },
);

test(
  'a click before hydration opens the menu at once, and it stays open, without layout shift',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Menu' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // The brand's font may break the heading into other lines than its fallback did.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await heading.boundingBox();
    const link = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/how-it-works"]');
    await menu.click();
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
    await menu.click();
    release();
    await expect(isLive(page)).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expectAccessible(page);
  },
);

test(
  'a button held down during hydration is still pressed, although the page’s content moves',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/join', { waitUntil: 'commit' });
    const join = joinPage(page);
    // The text about SMS is longer once a number is entered, and moves everything below it.
    await join.fillIn(validAnswers());
    await join.terms.check();
    await join.submit.hover();
    await page.mouse.down();
    release();
    await expect(isLive(page)).toBeVisible();
    const sent = page.waitForRequest(isJoinCall);
    await page.mouse.up();
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Robin', terms: true });
    await expect(page).toHaveURL(/\/add_card$/);
  },
);

/** Holds the scripts of a page until they fail. */
async function failCode(page: Page) {
  let requestCount = 0;
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) failed += 1;
  });
  const fails = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    requestCount += 1;
    await fails.promise;
    await route.abort();
  });
  return {
    requestCount: () => requestCount,
    fail: () => fails.resolve(),
    // The page may request more scripts while the first ones fail.
    hasFailed: () => failed === requestCount,
  };
}

test(
  'AUT-08.a the link to sign in works before hydration, also if scripts fail to load before or after it is released, and returns to the same page',
  { tag: '@sso' },
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    const identity = identityPage(page);
    for (const failsBeforeRelease of [true, false]) {
      const code = await failCode(page);
      await page.goto('/how-it-works', { waitUntil: 'commit' });
      await signInLink.hover();
      await page.mouse.down();
      await expect.poll(code.requestCount).toBeGreaterThan(0);
      if (failsBeforeRelease) {
        code.fail();
        await expect.poll(code.hasFailed).toBe(true);
        // The page handles this event in a task of its own.
        await page.evaluate(() => new Promise((done) => setTimeout(done)));
      }
      await page.mouse.up();
      code.fail();
      await expect(identity.heading).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }

    const release = await holdCode(page);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await signInLink.click();
    release();
    await identity.person('Vivian Okafor').click();
    await expect(page).toHaveURL(/\/how-it-works$/);
  },
);

test(
  'CHR-43.a CHR-43.b when scripts fail to load, the page says so; its menu, links and search still work, and a form keeps its values',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('a[href="/earn"]:visible').first().click();
    await expect(page).toHaveURL(/\/earn$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const note = page.getByRole('alert').filter({ hasText: 'didn’t load completely' });
    await page.goto('/join');
    await expect(note).toBeVisible();
    await expectAccessible(page);
    const join = joinPage(page);
    await join.fillIn(validAnswers());
    await join.submit.click();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/join$/);
    await expect(page.locator('[name="firstName"]')).toHaveValue('Robin');

    await page.goto('/');
    await expect(note).toBeVisible();
    const place = page.getByRole('main').getByRole('search').locator('input[name="location"]').first();
    await place.fill('Chicago, IL');
    await place.press('Enter');
    await expect(page).toHaveURL(/\/search\?location=Chicago/);
  },
);

test(
  'a reload of the sign-in page still says that the session ended, without a mismatch',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login');
    await expect(isLive(page)).toBeAttached();
    // The session's own navigation leaves this state in the history.
    await page.evaluate(() => history.replaceState({ ...history.state, usr: 'expired' }, ''));
    await page.reload();
    await expect(isLive(page)).toBeAttached();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
  },
);
