import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';

import { test } from './isolated-platform.ts';
import { searchPage } from './search-page.ts';
import { closeOffers } from './seen-offers.ts';
import { expect } from './site.ts';

const FOLLOWED = Number(process.env.EVENTS_FOLLOWED ?? 12);

const afterwards = [
  (page: Page) => page.goBack({ waitUntil: 'commit' }),
  (page: Page) => page.close(),
  (page: Page) => page.goto('/how-it-works', { waitUntil: 'commit' }),
] as const;

test(
  'API-25.a TRK-16.b each followed restaurant is recorded once, although pages are left and closed immediately',
  { tag: '@phone' },
  async ({ browser, isolatedPlatform, partner, userAgent }) => {
    test.setTimeout(60_000 + FOLLOWED * 3_000);
    const context = await browser.newContext({
      baseURL: isolatedPlatform.urlOf(partner),
      ...(userAgent && { userAgent }),
    });
    await context.addInitScript(closeOffers);
    let page = await context.newPage();
    for (let index = 0; index < FOLLOWED; index += 1) {
      if (page.isClosed()) page = await context.newPage();
      if (!page.url().includes('/search')) await page.goto('/search?location=Chicago%2C+IL');
      const search = searchPage(page);
      await search.expectResults();
      await search.cardLink(index % 10).click();
      await afterwards[index % afterwards.length]?.(page);
    }
    // Closing the context would cancel the calls of closed pages, so each page leaves first.
    if (!page.isClosed()) await page.goto('about:blank');
    await isolatedPlatform.stop();

    const database = await PGlite.create(isolatedPlatform.databaseDir);
    const { rows } = await database.query<{ times: number }>(
      `select count(*)::int as times from impressions where event_name = 'merchantCardClick' and user_agent = $1`,
      [userAgent],
    );
    await database.close();
    const { times = 0 } = rows[0] ?? {};
    expect(times).toBeLessThanOrEqual(FOLLOWED);
    expect(times).toBeGreaterThanOrEqual(0.99 * FOLLOWED);
  },
);
