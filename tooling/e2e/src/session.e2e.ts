import type { Page } from '@playwright/test';

import { memberStatusWith, sessionCookies, startSession, storedRemainingMs } from './login-page.ts';
import { createPerson, type Person } from './people.ts';
import { contentTimedOut, expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const PROFILE = '/account/user_profile';

const warning = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You will be automatically logged out due to inactivity.' });
const stayActive = (page: Page) =>
  warning(page).getByRole('button', { name: 'Click here to keep this session active.', exact: true });
const shownEmail = (page: Page, { email }: Person) => page.getByRole('main').getByText(email).first();
const storedExpiry = (page: Page) => page.evaluate(() => localStorage.getItem('dr.sessionExpiry'));

function callsOf(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** Waits until the profile's own calls, each of which prolongs the session, are over. */
async function expectLoadedProfile(page: Page, person: Person): Promise<void> {
  await expect(shownEmail(page, person)).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const change = page.getByRole('button', { name: 'Change email address' });
  await expect(change).toBeVisible();
  await expect(change).not.toHaveAttribute('aria-busy', 'true');
}

/** Tabs are separate processes, so one sees what another stored only a moment later. */
const expectSameExpiry = (page: Page, other: Page) =>
  expect.poll(async () => (await storedExpiry(page)) === (await storedExpiry(other))).toBe(true);

async function openProfile(page: Page, siteUrl: string | undefined, person: Person): Promise<string> {
  await page.clock.install();
  await startSession(page, siteUrl, person);
  await page.goto(PROFILE);
  await expectLoadedProfile(page, person);
  return (await sessionCookies(page)).session?.value ?? '';
}

async function stopWithLeft(page: Page, leftMs: number): Promise<void> {
  const { deadline } = JSON.parse((await storedExpiry(page)) ?? '{}') as { deadline: number };
  await page.clock.pauseAt(deadline - leftMs);
}

test(
  'SES-08 SES-09 SES-10 SES-11 ERR-02 AUT-04.a AUT-04.b a minute before it ends, a session offers to continue',
  { tag: '@desktop' },
  async ({ page, baseURL, watch }) => {
    watch.allow(contentTimedOut);
    const person = await createPerson(page, baseURL, 'member');
    const cookie = await openProfile(page, baseURL, person);
    const signOuts = callsOf(page, '/api/SignOut');

    await stopWithLeft(page, MINUTE_MS);
    await page.clock.resume();
    await expect(stayActive(page)).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(stayActive(page)).toBeInViewport();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }

    await page.keyboard.press('F6');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stayActive(page)).toBeFocused();
    const request = page.waitForRequest('**/api/Member');
    await page.keyboard.press('Enter');
    expect((await request).method()).toBe('GET');
    await expect(warning(page)).toHaveCount(0);
    await page.clock.runFor(3 * MINUTE_MS);
    await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
    await expect(shownEmail(page, person)).toBeVisible();
    expect(signOuts()).toBe(0);
    expect(await memberStatusWith(page, cookie)).toBe(200);

    await stopWithLeft(page, MINUTE_MS + 5 * SECOND_MS);
    for (let left = 5_000; left > 500; left -= 500) {
      await expect(warning(page)).toHaveCount(0);
      await page.clock.runFor(500);
    }
    await page.clock.runFor(600);
    await expect(stayActive(page)).toBeVisible();

    await page.clock.runFor((await storedRemainingMs(page)) + SECOND_MS);
    await expect(page).toHaveURL(/\/SignOut$/);
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await expect(page.getByText(person.email).or(warning(page))).toHaveCount(0);
    await expect.poll(() => memberStatusWith(page, cookie)).toBe(401);
  },
);

test(
  'SES-13.b SES-10 AUT-14.b a session change in one tab applies to the other',
  { tag: '@desktop' },
  async ({ page, context, baseURL, watch }) => {
    watch.allow(contentTimedOut);
    const person = await createPerson(page, baseURL, 'member');
    const cookie = await openProfile(page, baseURL, person);
    const other = await context.newPage();
    await other.goto(PROFILE);
    await expectLoadedProfile(other, person);
    await expectSameExpiry(page, other);
    const before = await storedExpiry(page);
    await page.clock.runFor((await storedRemainingMs(page)) - MINUTE_MS / 2);
    for (const tab of [other, page]) await expect(warning(tab)).toBeVisible();
    await stayActive(other).click();
    for (const tab of [other, page]) await expect(warning(tab)).toHaveCount(0);
    expect(await storedExpiry(page)).not.toBe(before);
    await expectSameExpiry(page, other);
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
  },
);

test(
  'SES-11 ROU-33.a a device that slept past the end of the session, and of whose clocks only the one on the wall went on: no member data is left',
  { tag: '@desktop' },
  async ({ page, baseURL, watch }) => {
    watch.allow(/status of 401/);
    watch.allow(contentTimedOut);
    const person = await createPerson(page, baseURL, 'member');
    const cookie = await openProfile(page, baseURL, person);
    // A sleeping page does not notice that its session ends on the server.
    const { origin, host, port } = new URL(baseURL ?? '');
    const headers = { Host: host, Origin: origin, Cookie: `tableside-session-hilton=${cookie}` };
    const ended = await page.request.get(`http://127.0.0.1:${port}/api/SignOut`, { headers });
    expect(ended.status()).toBe(200);
    await expect.poll(() => memberStatusWith(page, cookie)).toBe(401);

    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 5 * SECOND_MS);
    await expect(shownEmail(page, person)).toBeVisible();
    await page.clock.setSystemTime(now + 20 * MINUTE_MS);
    await page.clock.runFor(SECOND_MS);
    await expect(page.getByText(person.email)).toHaveCount(0);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/(SignOut|login)$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect((await sessionCookies(page)).hint).toBeUndefined();
  },
);

test(
  'SES-25.a SES-25.b once another person has signed in in another tab, the first tab has nothing of the first person, and goes on as the other',
  { tag: '@desktop' },
  async ({ page, context, baseURL, watch }) => {
    watch.allow(contentTimedOut);
    const [person, another] = [
      await createPerson(page, baseURL, 'member'),
      await createPerson(page, baseURL, 'member'),
    ];
    await openProfile(page, baseURL, person);
    const other = await context.newPage();
    await startSession(page, baseURL, another);
    await other.goto(PROFILE);
    await expect(shownEmail(other, another)).toBeVisible();
    const goOn = page.getByRole('button', { name: 'Continue as the person signed in' });
    await expect(goOn).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }
    await goOn.press('Enter');
    await expect(shownEmail(page, another)).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
  },
);
