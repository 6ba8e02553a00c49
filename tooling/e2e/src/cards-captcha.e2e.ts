import type { Page } from '@playwright/test';

import { numbers } from './card-numbers.ts';
import { cardsPage, linkCard } from './cards-page.ts';
import { loginPage } from './login-page.ts';
import { test, type OwnPlatform } from './own-platform.ts';
import { makePerson } from './people.ts';
import { expect } from './site.ts';
import { expectSound } from './sound.ts';

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'one site at one size shows it; the switch needs a platform of its own',
);

/** Somebody at the step with the card form, on a site with a captcha. */
async function openWithCaptcha(page: Page, platform: OwnPlatform): Promise<string> {
  const site = platform.urlOf('hilton');
  const switched = await page.request.put(`${platform.url}/dev/feature-flags`, {
    headers: { Host: new URL(site).host },
    data: { captcha: true },
  });
  expect(switched.status()).toBe(200);
  const person = await makePerson(page, site, 'nocard');
  await page.goto(`${site}/login`);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(`${site}/add_card`);
  return site;
}

const notification = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

test('CRD-03 CRD-10 CRD-18 VAL-23 CON2-01 a first card goes without a check, the next try with the token of an invisible one', async ({
  page,
  watch,
  ownPlatform,
}) => {
  watch.allow(/status of 400/);
  const site = await openWithCaptcha(page, ownPlatform);
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
  await expectSound(page);

  const second = await linkCard(page, numbers.visa);
  expect(second).toMatchObject({
    status: 200,
    sent: { gRecaptchaResponse: expect.stringMatching(/\S{20,}/) },
  });
  expect(checks).toEqual(['/captcha/challenge', '/captcha/solution']);
  await expect(page).toHaveURL(`${site}/card_added`);
});

test('CRD-03 VAL-23 ERR-19 while the captcha is down a second try says so, keeps all, and works once it is there', async ({
  page,
  watch,
  ownPlatform,
}) => {
  watch.allow(/status of 400/);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/captcha/api.js', async (route) => {
    await held;
    await route.continue();
  });
  const site = await openWithCaptcha(page, ownPlatform);
  const cards = cardsPage(page);
  expect((await linkCard(page, numbers.declined)).status).toBe(400);
  await cards.number.fill('');
  await cards.type(numbers.visa);
  await cards.send();
  await expect(notification(page)).toHaveText('ERROR: reCaptcha is not in ready state.');
  await expect(cards.terms).toBeChecked();
  expect((await cards.number.inputValue()).replaceAll(/\D/g, '')).toBe(numbers.visa);
  await expectSound(page);

  letThrough();
  await expect(page.locator('[data-captcha-badge]')).toBeVisible();
  await cards.send();
  await expect(page).toHaveURL(`${site}/card_added`);
});

test('CRD-03 ERR-20 a captcha that never comes is given up, and says so', async ({
  page,
  watch,
  ownPlatform,
}) => {
  watch.allow(/status of 400|ERR_FAILED/);
  let asked = 0;
  await page.route('**/captcha/api.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await openWithCaptcha(page, ownPlatform);
  expect((await linkCard(page, numbers.declined)).status).toBe(400);
  await expect.poll(() => asked).toBe(10);
  const cards = cardsPage(page);
  await cards.number.fill('');
  await cards.type(numbers.visa);
  await cards.send();
  await expect(notification(page)).toHaveText('ERROR: Too many network errors, give up on reCaptcha.');
  await expect(cards.submit).toBeEnabled();
  expect(asked).toBe(10);
});
