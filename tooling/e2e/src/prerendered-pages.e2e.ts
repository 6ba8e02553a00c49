import type { Page } from '@playwright/test';

import { holdCode } from './hold-code.ts';
import { identityPage } from './identity-page.ts';
import { isJoinCall, joinPage, validAnswers } from './join-page.ts';
import { signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, isOnePhoneOneDesktop, test } from './site.ts';

test.skip(
  ({ partner, size }) => !isOnePhoneOneDesktop({ partner, size }),
  'one phone and one desktop show it',
);

const isLive = (page: Page) => page.locator('#root[data-live]');

test('CON-02 CON-05 prerendered pages have headings, links and titles without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const titles = new Set<string>();
  for (const path of ['/', '/how-it-works', '/earn', '/search', '/join', '/error']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
    await expectNoHorizontalScroll(page);
    titles.add(await page.title());
  }
  expect(titles.size).toBeGreaterThan(4);
  await page.goto('/');
  await page.locator('a[href="/earn"]:visible').first().click();
  await expect(page).toHaveURL(/\/earn$/);
  await context.close();
});

test('CON-02 no content is requested before the first paint, and each group once when idle', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const group = /\/pages\/([^/]+)\/\?/.exec(request.url())?.[1];
    if (group !== undefined) asked.push(group);
  });
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBe(11);
  expect(new Set(asked).size).toBe(11);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(isLive(page)).toBeVisible();
  expect(asked).toHaveLength(11);
});

test('a click before hydration opens the menu at once, and it stays open, without layout shift', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The brand's font may break the heading into other lines than the one before it.
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
});

test('a search typed before hydration is sent afterwards', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const place = page.getByRole('main').getByRole('search').locator('input[name="location"]').first();
  await place.fill('Chicago, IL');
  await place.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
});

test('a button held down during hydration is still pressed, although the page’s content moves', async ({
  page,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'passwords are hilton’s');
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
});

test('AUT-08 signing in before hydration returns to the same page', async ({ page, partner }) => {
  test.skip(
    partner !== 'american',
    'a partner whose own account signs in, and whose bar leads straight there',
  );
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  const identity = identityPage(page);
  const release = await holdCode(page);
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  await signInLink.click();
  release();
  await identity.person('Vivian Okafor').click();
  await expect(page).toHaveURL(/\/how-it-works$/);
});

for (const [moment, failsBeforeRelease] of [
  ['after', false],
  ['before', true],
] as const)
  test(`AUT-08 the link to sign in works if scripts fail to load ${moment} it is released`, async ({
    page,
    partner,
    watch,
  }) => {
    test.skip(partner !== 'american', 'a partner whose bar leads straight to its own account');
    watch.allow(/Failed to load resource/);
    let asked = 0;
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (/\/assets\/.+\.js$/.test(request.url())) failed += 1;
    });
    const fails = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      asked += 1;
      await fails.promise;
      await route.abort();
    });
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await link.hover();
    await page.mouse.down();
    await expect.poll(() => asked).toBeGreaterThan(0);
    if (failsBeforeRelease) {
      fails.resolve();
      await expect.poll(() => failed).toBe(asked);
      // The page learns of it in a task of its own.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
    }
    await page.mouse.up();
    fails.resolve();
    await expect(identityPage(page).heading).toBeVisible();
  });

test('when scripts fail to load, the page and its links still work', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('a[href="/earn"]:visible').first().click();
  await expect(page).toHaveURL(/\/earn$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ROU-21 an unknown URL responds 404 with the not-found page', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
});

test('a returning member never sees the sign-in link of an anonymous visitor', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'members sign in by themselves there');
  await signIn(page, await createPerson(page, baseURL, 'member'));
  await expect(page).toHaveURL(/\/account\//);
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeHidden();
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: /your account$/ })).toBeVisible();
});

test('ROU-33 a reload of the sign-in page still says that the session ended, without a mismatch', async ({
  page,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'members sign in by themselves there');
  await page.goto('/login');
  await expect(isLive(page)).toBeAttached();
  // What the session's own navigation leaves in the history.
  await page.evaluate(() => history.replaceState({ ...history.state, usr: 'expired' }, ''));
  await page.reload();
  await expect(isLive(page)).toBeAttached();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});
