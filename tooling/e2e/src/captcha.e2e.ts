import type { Page, Request } from '@playwright/test';

import { isJoinCall, joinPage, validAnswers } from './join-page.ts';
import { test, type IsolatedPlatform } from './isolated-platform.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from './site.ts';

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'one site at one size shows it; the switch needs a platform of its own',
);

/** The site of the isolated platform, with a captcha on its join form. */
async function siteWithCaptcha(page: Page, platform: IsolatedPlatform): Promise<string> {
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

/** Submits the join form and returns the request body. */
async function submit(page: Page): Promise<Sent> {
  const call = page.waitForRequest(isJoinCall);
  await joinPage(page).submit.click();
  return (await call).postDataJSON() as Sent;
}

/** Fills in the join form with a taken address, which the server rejects, and submits it. */
async function sendRefused(page: Page, site: string): Promise<Sent> {
  const join = joinPage(page);
  const { email } = await createPerson(page, site, 'member');
  await join.fillIn({ ...validAnswers(), email });
  await join.terms.check();
  const sent = await submit(page);
  await expect(join.field('email')).toHaveAccessibleDescription(/This email address is already in use/);
  return sent;
}

async function expectNotification(page: Page, text: string) {
  const alert = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  // The first word states the severity for people who do not see the color.
  await expect(alert).toHaveText(`ERROR: ${text}`);
}

const captchaPath = (request: Request) => {
  const { pathname } = new URL(request.url());
  return /^\/captcha\/(challenge|solution)$/.test(pathname) ? [pathname] : [];
};

test('VAL-23 CON2-01 the first submit has no captcha, the second a token of the invisible one', async ({
  page,
  watch,
  isolatedPlatform,
}) => {
  watch.allow(/status of 400/);
  const site = await siteWithCaptcha(page, isolatedPlatform);
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
  await expectNoHorizontalScroll(page);

  const { email } = validAnswers();
  await joinPage(page).fillIn({ email });
  const sent = await submit(page);
  expect(sent.email).toBe(email);
  expect(sent.gRecaptchaResponse).toMatch(/\S{20,}/);
  expect(checks).toEqual(['/captcha/challenge', '/captcha/solution']);
  await expect(page).toHaveURL(/\/add_card$/);
  await expect(badge).toHaveCount(0);
});

test('VAL-23 ERR-19 a second submit before the captcha has loaded shows a message, keeps the form, and works once it has', async ({
  page,
  watch,
  isolatedPlatform,
}) => {
  watch.allow(/status of 400/);
  const site = await siteWithCaptcha(page, isolatedPlatform);
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
  const { email } = validAnswers();
  await join.fillIn({ email });
  await join.submit.click();
  await expectNotification(page, 'reCaptcha is not in ready state.');
  await expect(join.submit).toBeEnabled();
  await expect(join.field('email')).toHaveValue(email);
  expect(calls).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  letThrough();
  await expect(page.locator('[data-captcha-badge]')).toBeVisible();
  expect(await submit(page)).toHaveProperty('gRecaptchaResponse');
  await expect(page).toHaveURL(/\/add_card$/);
});
