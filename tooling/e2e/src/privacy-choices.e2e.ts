import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from './site.ts';
import { closeOffers } from './seen-offers.ts';

/** Counts the requests with events. */
function countEvents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/Impressions')) count += 1;
  });
  return () => count;
}
const layer = (page: Page) => page.evaluate(() => window.dataLayer?.length ?? 0);

/** Opens a page as from an ad until all its code has loaded, and leaves it, at which what waits is sent. */
async function visit(page: Page): Promise<void> {
  await page.goto('/how-it-works?utm_campaign=spring');
  await expect(page.locator('#root[data-live]')).toBeAttached();
  // The tracker loads after the page.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}
const option = (page: Page, name: 'On' | 'Off') => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const campaign = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'utmCampaign').length;

test(
  'PRV-01.a PRV-01.b PRV-01.d PRV-01.f PRV-02.b PRV-02.c PRV-02.f "off" stops all requests, in every tab, until "on"',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.addInitScript(closeOffers);
    const events = countEvents(page);
    await visit(page);
    await expect.poll(events).toBeGreaterThan(0);
    expect(await layer(page)).toBeGreaterThan(0);
    expect(await campaign(context)).toBe(1);

    const other = await context.newPage();
    await other.goto('/privacy_choices');
    await expect(option(other, 'On')).toBeChecked();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
    await option(page, 'Off').check();
    await expect(page.getByText('Tracking is off.')).toBeVisible();
    await expect(option(other, 'Off')).toBeChecked();
    expect(await campaign(context)).toBe(0);

    await page.reload();
    await expect(option(page, 'Off')).toBeChecked();
    const [before, tracked] = [events(), countEvents(other)];
    await visit(page);
    await visit(other);
    expect([events() - before, tracked(), await layer(page), await layer(other)]).toEqual([0, 0, 0, 0]);
    expect(await campaign(context)).toBe(0);

    await page.goto('/privacy_choices');
    await option(page, 'On').check();
    await expect(page.getByText('Tracking is on.')).toBeVisible();
    await visit(other);
    await expect.poll(tracked).toBeGreaterThan(0);
  },
);

test(
  'PRV-01.g PRV-02.g PRV-07.c Global Privacy Control stops all requests, and the site says that it is honored',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    await context.addInitScript(closeOffers);
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    const events = countEvents(page);
    await visit(page);
    expect([events(), await layer(page), await campaign(context)]).toEqual([0, 0, 0]);
    await page.goto('/privacy_choices');
    await expect(page.getByText('Your browser’s signal is honored')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await (await request.get('/.well-known/gpc.json')).json()).toMatchObject({ gpc: true });
  },
);
