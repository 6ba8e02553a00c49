import type { Page, Request } from '@playwright/test';

import { loginPage, memberStatusWith, sessionCookies, signIn, storedRemainingMs } from './login-page.ts';
import { makePerson, type Person } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const PROFILE = '/account/user_profile';

const warning = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You will be automatically logged out due to inactivity.' });
const keepActive = (page: Page) =>
  warning(page).getByRole('button', { name: 'Click here to keep this session active.', exact: true });
const shownEmail = (page: Page, { email }: Person) => page.getByRole('main').getByText(email).first();
const storedExpiry = (page: Page) => page.evaluate(() => localStorage.getItem('dr.sessionExpiry'));

/** The calls of one path that a page makes from now on. */
function callsOf(page: Page, path: string, stage: 'request' | 'requestfinished' = 'request'): () => number {
  let count = 0;
  const onCall = (request: Request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  };
  // Its types have one signature for each event.
  if (stage === 'request') page.on('request', onCall);
  else page.on('requestfinished', onCall);
  return () => count;
}

/** Signs in on a page whose time the test keeps, and shows a page that tells of the member. */
async function openProfile(page: Page, person: Person): Promise<string> {
  await page.clock.install();
  await signIn(page, person);
  await page.goto(PROFILE);
  await expect(shownEmail(page, person)).toBeVisible();
  return (await sessionCookies(page)).session?.value ?? '';
}

/** Stops the page's time where so much is left of its session. */
async function stopWithLeft(page: Page, leftMs: number): Promise<void> {
  const { deadline } = JSON.parse((await storedExpiry(page)) ?? '{}') as { deadline: number };
  await page.clock.pauseAt(deadline - leftMs);
}

test('SES-08 SES-09 SES-10 SES-11 ERR-02 AUT-04 a minute before its end a session asks to be kept', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(page, baseURL, 'member');
  const cookie = await openProfile(page, person);
  const signOuts = callsOf(page, '/api/SignOut');

  await stopWithLeft(page, MINUTE_MS);
  await page.clock.resume();
  await expect(keepActive(page)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(keepActive(page)).toBeInViewport();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  // The region, then what its toast offers.
  await page.keyboard.press('Tab');
  await expect(keepActive(page)).toBeFocused();
  const asked = page.waitForRequest('**/api/Member');
  await page.keyboard.press('Enter');
  expect((await asked).method()).toBe('GET');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor(3 * MINUTE_MS);
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  await expect(shownEmail(page, person)).toBeVisible();
  expect(signOuts()).toBe(0);
  expect(await memberStatusWith(page, cookie)).toBe(200);

  // The second warning has its code already, so the moment it comes is the moment it is seen.
  await stopWithLeft(page, MINUTE_MS + 5 * SECOND_MS);
  for (let left = 5_000; left > 500; left -= 500) {
    await expect(warning(page)).toHaveCount(0);
    await page.clock.runFor(500);
  }
  // A timer may be late by a moment.
  await page.clock.runFor(600);
  await expect(keepActive(page)).toBeVisible();

  await page.clock.runFor((await storedRemainingMs(page)) + SECOND_MS);
  await expect(page).toHaveURL(/\/SignOut$/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.getByText(person.email).or(warning(page))).toHaveCount(0);
  await expect.poll(() => memberStatusWith(page, cookie)).toBe(401);
});

test('AUT-03 SES-08 a remembered session goes on after fifteen minutes and does not warn', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(page, baseURL, 'member');
  await page.clock.install();
  await page.goto('/login');
  await loginPage(page).rememberMe.check();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(/\/account\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(16 * MINUTE_MS);
  await expect(warning(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/overview$/);
});

test('SES-12 each link that a member follows asks for the member once, a visitor’s never', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(page, baseURL, 'member');
  const asked = callsOf(page, '/api/Member');
  const follow = async (onPage: (count: number) => Promise<void> | void) => {
    const footer = page.getByRole('contentinfo');
    for (const [index, path] of ['/earn', '/how-it-works', '/earn'].entries()) {
      await footer.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await onPage(index + 1);
    }
  };
  await page.goto('/');
  await follow(() => expect(asked()).toBe(0));
  await signIn(page, person);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: /your account/ })).toBeVisible();
  const before = asked();
  const answers = callsOf(page, '/api/Member', 'requestfinished');
  await follow(async (count) => {
    // Who goes on while it is being asked is not asked about twice.
    await expect.poll(answers).toBe(count);
    expect(asked()).toBe(before + count);
  });
});

test('SES-13 SES-10 AUT-14 what one tab does to a session holds in the other', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await makePerson(page, baseURL, 'member');
  const cookie = await openProfile(page, person);
  const other = await context.newPage();
  await other.goto(PROFILE);
  await expect(shownEmail(other, person)).toBeVisible();
  const before = await storedExpiry(page);
  expect(before).toBe(await storedExpiry(other));
  await page.clock.runFor((await storedRemainingMs(page)) - MINUTE_MS / 2);
  for (const tab of [other, page]) await expect(warning(tab)).toBeVisible();
  await keepActive(other).click();
  for (const tab of [other, page]) await expect(warning(tab)).toHaveCount(0);
  expect(await storedExpiry(page)).not.toBe(before);
  expect(await storedExpiry(page)).toBe(await storedExpiry(other));
  await page.clock.runFor(2 * MINUTE_MS);
  for (const tab of [other, page]) await expect(shownEmail(tab, person)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /your account/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/SignOut$/);
  for (const tab of [other, page]) await expect(tab.getByText(person.email)).toHaveCount(0);
  await expect.poll(() => memberStatusWith(page, cookie)).toBe(401);
});

for (const clocks of ['every clock went on', 'only the clock on the wall went on']) {
  test(`SES-11 ROU-33 a device that slept past the end, and ${clocks}: nothing of the member is left`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.allow(/status of 401/);
    const person = await makePerson(page, baseURL, 'member');
    const cookie = await openProfile(page, person);
    // The server's end of the session, of which a sleeping page does not hear.
    const { origin, host, port } = new URL(baseURL ?? '');
    const headers = { Host: host, Origin: origin, Cookie: `tableside-session-hilton=${cookie}` };
    const ended = await page.request.get(`http://127.0.0.1:${port}/api/SignOut`, { headers });
    expect(ended.status()).toBe(200);
    await expect.poll(() => memberStatusWith(page, cookie)).toBe(401);

    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 5 * SECOND_MS);
    await expect(shownEmail(page, person)).toBeVisible();
    if (clocks.startsWith('every')) await page.clock.fastForward(20 * MINUTE_MS);
    else await page.clock.setSystemTime(now + 20 * MINUTE_MS);
    await page.clock.runFor(SECOND_MS);
    await expect(page.getByText(person.email)).toHaveCount(0);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/(SignOut|login)$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect((await sessionCookies(page)).hint).toBeUndefined();
  });
}
