import type { Page, Request } from '@playwright/test';

import { isJoinCall, joinPage, validAnswers } from './join-page.ts';
import { test, type IsolatedPlatform } from './isolated-platform.ts';
import { createPerson } from './people.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from './site.ts';

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

async function submit(page: Page): Promise<Sent> {
  const call = page.waitForRequest(isJoinCall);
  await joinPage(page).submit.click();
  return (await call).postDataJSON() as Sent;
}

async function sendRefused(page: Page, site: string): Promise<Sent> {
  const join = joinPage(page);
  const { email } = await createPerson(page, site, 'member');
  await join.fillIn({ ...validAnswers(), email });
  await join.terms.check();
  const sent = await submit(page);
  await expect(join.field('email')).toHaveAccessibleDescription(/This email address is already in use/);
  return sent;
}

const captchaPath = (request: Request) => {
  const { pathname } = new URL(request.url());
  return /^\/captcha\/(challenge|solution)$/.test(pathname) ? [pathname] : [];
};

test(
  'VAL-23 CON2-01 the first submit has no captcha, the second a token of the invisible one',
  { tag: '@phone' },
  async ({ page, watch, isolatedPlatform }) => {
    watch.allow(/status of 400/);
    const site = await siteWithCaptcha(page, isolatedPlatform);
    const checks: string[] = [];
    page.on('request', (request) => checks.push(...captchaPath(request)));
    await page.goto(`${site}/join`);
    const badge = page.locator('[data-captcha-badge]');
    await expect(badge).toHaveAttribute('data-captcha-badge', 'bottomleft');
    await expect(badge).toBeInViewport();
    expect((await badge.boundingBox())?.x).toBe(0);
    expect(await badge.evaluate((mark) => innerHeight - mark.getBoundingClientRect().bottom)).toBeLessThan(
      40,
    );

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
  },
);
