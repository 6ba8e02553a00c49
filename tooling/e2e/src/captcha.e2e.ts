import type { Page, Request } from '@playwright/test';

import { isJoinCall, joinPage, rightAnswers } from './join-page.ts';
import { test, type OwnPlatform } from './own-platform.ts';
import { makePerson } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './site.ts';

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'one site at one size shows it; the switch needs a platform of its own',
);

/** The site of the platform, now with a captcha on its join form. */
async function siteWithCaptcha(page: Page, platform: OwnPlatform): Promise<string> {
  const site = platform.urlOf('hilton');
  const switched = await page.request.put(`${platform.url}/dev/feature-flags`, {
    headers: { Host: new URL(site).host },
    data: { captcha: true },
  });
  expect(switched.status()).toBe(200);
  return site;
}

interface Sent {
  readonly email: string;
  readonly gRecaptchaResponse?: string;
}

/** Sends the join form, and answers what was sent. */
async function submit(page: Page): Promise<Sent> {
  const call = page.waitForRequest(isJoinCall);
  await joinPage(page).submit.click();
  return (await call).postDataJSON() as Sent;
}

/** Fills in the join form with an address that somebody has, which the server refuses, and sends it. */
async function sendRefused(page: Page, site: string): Promise<Sent> {
  const join = joinPage(page);
  const { email } = await makePerson(page, site, 'member');
  await join.fillIn({ ...rightAnswers(), email });
  await join.terms.check();
  const sent = await submit(page);
  await expect(join.field('email')).toHaveAccessibleDescription(/This email address is already in use/);
  return sent;
}

async function expectNotification(page: Page, text: string) {
  const alert = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  // The first word is for those who do not see the color.
  await expect(alert).toHaveText(`ERROR: ${text}`);
}

const captchaPath = (request: Request) => {
  const { pathname } = new URL(request.url());
  return /^\/captcha\/(challenge|solution)$/.test(pathname) ? [pathname] : [];
};

test('VAL-23 CON2-01 the first submit goes without a check, the second with the token of an invisible one', async ({
  page,
  watch,
  ownPlatform,
}) => {
  watch.allow(/status of 400/);
  const site = await siteWithCaptcha(page, ownPlatform);
  const checks: string[] = [];
  page.on('request', (request) => checks.push(...captchaPath(request)));
  await page.goto(`${site}/join`);
  const badge = page.locator('[data-captcha-badge]');
  await expect(badge).toHaveAttribute('data-captcha-badge', 'bottomleft');
  await expect(badge).toBeInViewport();
  expect((await badge.boundingBox())?.x).toBe(0);
  expect(await badge.evaluate((mark) => innerHeight - mark.getBoundingClientRect().bottom)).toBeLessThan(40);

  expect(await sendRefused(page, site)).not.toHaveProperty('gRecaptchaResponse');
  expect(checks).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { email } = rightAnswers();
  await joinPage(page).fillIn({ email });
  const sent = await submit(page);
  expect(sent.email).toBe(email);
  expect(sent.gRecaptchaResponse).toMatch(/\S{20,}/);
  expect(checks).toEqual(['/captcha/challenge', '/captcha/solution']);
  await expect(page).toHaveURL(/\/add_card$/);
  await expect(badge).toHaveCount(0);
});

test('VAL-23 ERR-19 a second submit before the captcha is ready says so, nothing is lost, and it works once it is', async ({
  page,
  watch,
  ownPlatform,
}) => {
  watch.allow(/status of 400/);
  const site = await siteWithCaptcha(page, ownPlatform);
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/captcha/api.js', async (route) => {
    await held;
    await route.continue();
  });
  let calls = 0;
  page.on('request', (request) => {
    if (isJoinCall(request)) calls += 1;
  });
  await page.goto(`${site}/join`);
  await sendRefused(page, site);

  const join = joinPage(page);
  const { email } = rightAnswers();
  await join.fillIn({ email });
  await join.submit.click();
  await expectNotification(page, 'reCaptcha is not in ready state.');
  await expect(join.submit).toBeEnabled();
  await expect(join.field('email')).toHaveValue(email);
  expect(calls).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  letThrough();
  await expect(page.locator('[data-captcha-badge]')).toBeVisible();
  expect(await submit(page)).toHaveProperty('gRecaptchaResponse');
  await expect(page).toHaveURL(/\/add_card$/);
});
