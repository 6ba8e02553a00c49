import type { BrowserContext, Page } from '@playwright/test';

import { expect, requestServer, test } from './site.ts';
import { closeOffers } from './seen-offers.ts';

function countEvents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/Impressions')) count += 1;
  });
  return () => count;
}
const layer = (page: Page) => page.evaluate(() => window.dataLayer?.length ?? 0);

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

async function visit(page: Page, scripts: readonly string[] = []): Promise<void> {
  await page.goto('/how-it-works?utm_campaign=spring');
  await expect(page.locator('#root[data-live]')).toBeAttached();
  await expect
    .poll(async () => {
      const loaded = await scriptsOf(page);
      return scripts.filter((script) => !loaded.includes(script));
    })
    .toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}

async function visitTracked(page: Page): Promise<readonly string[]> {
  const events = countEvents(page);
  await visit(page);
  await expect.poll(events).toBeGreaterThan(0);
  return scriptsOf(page);
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
    const scripts = await visitTracked(page);
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
    await visit(page, scripts);
    await visit(other, scripts);
    expect([events() - before, tracked(), await layer(page), await layer(other)]).toEqual([0, 0, 0, 0]);
    expect(await campaign(context)).toBe(0);

    await page.goto('/privacy_choices');
    await option(page, 'On').check();
    await expect(page.getByText('Tracking is on.')).toBeVisible();
    await visitTracked(other);
  },
);

test(
  'PRV-01.g PRV-02.g PRV-07.c Global Privacy Control stops all requests, and the site says that it is honored',
  { tag: '@phone' },
  async ({ page, context, baseURL }) => {
    await context.addInitScript(closeOffers);
    const scripts = await visitTracked(page);
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    const events = countEvents(page);
    await visit(page, scripts);
    expect([events(), await layer(page), await campaign(context)]).toEqual([0, 0, 0]);
    await page.goto('/privacy_choices');
    await expect(page.getByText('Your browser’s signal is honored')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await (await requestServer(page, baseURL)('/.well-known/gpc.json')).json()).toMatchObject({
      gpc: true,
    });
  },
);
