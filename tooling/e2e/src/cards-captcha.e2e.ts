import type { Page } from '@playwright/test';

import { numbers } from './card-numbers.ts';
import { linkCard } from './cards-page.ts';
import { loginPage } from './login-page.ts';
import { test, type IsolatedPlatform } from './isolated-platform.ts';
import { createPerson } from './people.ts';
import { expect } from './site.ts';
import { expectHealthyPage } from './page-health.ts';

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'one site at one size shows it; the switch needs a platform of its own',
);

/** Creates a person at the step with the card form, on a site with a captcha. */
async function openWithCaptcha(page: Page, platform: IsolatedPlatform): Promise<string> {
  const site = platform.urlOf('hilton');
  const switched = await page.request.put(`${platform.url}/dev/feature-flags`, {
    headers: { Host: new URL(site).host },
    data: { captcha: true },
  });
  expect(switched.status()).toBe(200);
  const person = await createPerson(page, site, 'nocard');
  await page.goto(`${site}/login`);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(`${site}/add_card`);
  return site;
}

test('CRD-03 CRD-10 CRD-18 VAL-23 CON2-01 the first submit of a card has no captcha, the next a token of the invisible one', async ({
  page,
  watch,
  isolatedPlatform,
}) => {
  watch.allow(/status of 400/);
  const site = await openWithCaptcha(page, isolatedPlatform);
  const badge = page.locator('[data-captcha-badge]');
  await expect(badge).toHaveAttribute('data-captcha-badge', 'bottomleft');
  const checks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/captcha\/(challenge|solution)$/.test(pathname)) checks.push(pathname);
  });
  const first = await linkCard(page, numbers.declined);
  expect(first.status).toBe(400);
  expect(first.sent).not.toHaveProperty('gRecaptchaResponse');
  expect(checks).toEqual([]);
  await expect(page.getByRole('main')).toContainText('Visa ending in 0002 - E1: Declined');
  await expectHealthyPage(page);

  const second = await linkCard(page, numbers.visa);
  expect(second).toMatchObject({
    status: 200,
    sent: { gRecaptchaResponse: expect.stringMatching(/\S{20,}/) },
  });
  expect(checks).toEqual(['/captcha/challenge', '/captcha/solution']);
  await expect(page).toHaveURL(`${site}/card_added`);
});
