import type { Page, Route } from '@playwright/test';

import { numbers } from './card-numbers.ts';
import {
  cardsPage,
  expectReady,
  frameEvents,
  isAddCall,
  linkCard,
  press,
  secureFrame,
} from './cards-page.ts';
import { signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

const SECOND_MS = 1_000;
const LOADING = 'Loading the secure card field';
const notLoaded = (page: Page) => page.getByText(/browser settings may block iframes/i);
const frameRoute = ({ hostname }: URL) => hostname === 'secure.localhost';

/** Opens the step with the card form under a fake clock and records when the field started to load. */
async function openWith(page: Page, siteUrl: string | undefined, answer: (route: Route) => Promise<void>) {
  const person = await createPerson(page, siteUrl, 'nocard');
  await page.route(frameRoute, answer);
  await page.clock.install();
  await page.addInitScript((text) => {
    const shown = window as { loadingAt?: number };
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) shown.loadingAt ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  }, LOADING);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/add_card$/);
  await expect(page.locator('[data-secure-frame]')).toHaveCount(1);
}

/** Runs the fake clock until this long after the field started to load. */
async function passUntil(page: Page, afterMs: number): Promise<void> {
  const left = await page.evaluate(
    (after) => ((window as { loadingAt?: number }).loadingAt ?? Number.NaN) + after - Date.now(),
    afterMs,
  );
  if (left > 0) await page.clock.runFor(left);
}

test('CRD-25 ERR-16 TRK-15 a blocked frame times out after twenty seconds, once, and can be retried', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_FAILED|ERR_BLOCKED/);
  await openWith(page, baseURL, (route) => route.abort());
  await passUntil(page, 19 * SECOND_MS);
  expect(await frameEvents(page)).toEqual([]);
  await expect(notLoaded(page)).toHaveCount(0);
  await passUntil(page, 21 * SECOND_MS);
  await expect(notLoaded(page).first()).toBeVisible();
  expect(await frameEvents(page)).toEqual(['cryptex failed']);
  await expectHealthyAtBothSizes(page);
  await page.clock.runFor(60 * SECOND_MS);
  expect(await frameEvents(page)).toEqual(['cryptex failed']);

  await page.unroute(frameRoute);
  await press(page.getByRole('button', { name: 'Try again' }));
  await expectReady(page);
  await expect(notLoaded(page)).toHaveCount(0);
  await expect(cardsPage(page).number).toBeFocused();
  expect(await frameEvents(page)).toEqual(['cryptex failed', 'cryptex loaded']);
  await linkCard(page, numbers.visa);
  await expect(page).toHaveURL(/\/card_added$/);
});

test('CRD-25 TRK-15 a frame that loads late still works; one that reloads loses its number', async ({
  page,
  baseURL,
  watch,
}) => {
  // A frame that reloads itself no longer has the site as its referrer, so the server rejects it.
  watch.allow(/frame-ancestors|status of 403/);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await openWith(page, baseURL, async (route) => {
    await held;
    await route.continue();
  });
  await passUntil(page, 21 * SECOND_MS);
  await expect(notLoaded(page).first()).toBeVisible();
  letGo();
  await expectReady(page);
  await expect(notLoaded(page)).toHaveCount(0);
  expect(await frameEvents(page)).toEqual(['cryptex failed', 'cryptex loaded']);

  const cards = cardsPage(page);
  await cards.type(numbers.visa);
  const frame = await secureFrame(page);
  await frame.evaluate(() => location.reload());
  await expect(page.getByText('The card number field was closed.').first()).toBeVisible();
  await cards.agree();
  await expectHealthyPage(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/Member/Cards')) sent += 1;
  });
  await cards.send();
  await page.clock.runFor(SECOND_MS);
  expect(sent).toBe(0);
  await press(page.getByRole('button', { name: 'Try again' }));
  await expectReady(page);
  await expect(cards.number).toHaveValue('');
  await linkCard(page, numbers.visa);
  await expect(page).toHaveURL(/\/card_added$/);
});

test('API-16 CRD-20 ERR-14 a failed request shows an error and keeps the form; the next submit sends the same idempotency key', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 500|ERR_FAILED/);
  await signIn(page, await createPerson(page, baseURL, 'nocard'));
  await expect(page).toHaveURL(/\/add_card$/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/Member/Cards', async (route) => {
    if (!isAddCall(route.request())) return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort();
    if (keys.length === 2)
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.' } });
    return route.fallback();
  });
  const cards = cardsPage(page);
  await expectReady(page);
  await cards.type(numbers.visa);
  await cards.agree();
  for (const tries of [1, 2]) {
    await cards.send();
    await expect.poll(() => keys.length).toBe(tries);
    await expect(
      page.getByRole('main').getByText('We could not confirm that your cards are linked.'),
    ).toBeVisible();
    await expect(cards.submit).toBeEnabled();
    await expect(cards.terms).toBeChecked();
  }
  await expectHealthyPage(page);
  await cards.send();
  await expect(page).toHaveURL(/\/card_added$/);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/\S{16,}/);
});
