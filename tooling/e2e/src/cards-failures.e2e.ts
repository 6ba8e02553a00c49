import type { Page, Route } from '@playwright/test';

import { numbers } from './card-numbers.ts';
import { cardsPage, expectReady, frameEvents, linkCard, press, secureFrame } from './cards-page.ts';
import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { contentTimedOut, expect, test } from './site.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';

const SECOND_MS = 1_000;
const LOADING = 'Loading the secure card field';
const notLoaded = (page: Page) => page.getByText(/browser settings may block iframes/i);
const frameRoute = ({ hostname }: URL) => hostname === 'secure.localhost';

async function openWith(page: Page, siteUrl: string | undefined, respond: (route: Route) => Promise<void>) {
  const person = await createPerson(page, siteUrl, 'nocard');
  await page.route(frameRoute, respond);
  await page.clock.install();
  await page.addInitScript((text) => {
    const shown = window as { loadingAt?: number };
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) shown.loadingAt ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  }, LOADING);
  await startSession(page, siteUrl, person);
  await page.goto('/add_card');
  await expect(page.locator('[data-secure-frame]')).toHaveCount(1);
}

async function passUntil(page: Page, afterMs: number): Promise<void> {
  const left = await page.evaluate(
    (after) => ((window as { loadingAt?: number }).loadingAt ?? Number.NaN) + after - Date.now(),
    afterMs,
  );
  if (left > 0) await page.clock.runFor(left);
}

test(
  'CRD-25.b CRD-34.b ERR-16 TRK-15.a TRK-15.b a frame that loads after twenty seconds still works; one that reloads loses its number',
  { tag: '@phone' },
  async ({ page, baseURL, watch }) => {
    // A frame that reloads itself no longer has the site as its referrer, so the server rejects it.
    watch.allow(/frame-ancestors|status of 403/);
    watch.allow(contentTimedOut);
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
    await expectHealthyAtBothSizes(page);
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
  },
);
