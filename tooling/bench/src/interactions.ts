import type { Browser, Locator, Page } from '@playwright/test';
import { searchPage } from '@tableside/e2e/search-page';

import type { Site } from './site.ts';
import { newPhone, openSettled, slowProcessor } from './visit.ts';

/** The browser does not report faster interactions. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    benchPresses: Map<number, number>;
  }
}

function watchPresses(shortestMs: number) {
  const presses = new Map<number, number>();
  window.benchPresses = presses;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit);
}

async function pressTime(page: Page): Promise<number> {
  return page.evaluate(async (shortestMs) => {
    // The browser reports entries after the next paint, when it is idle.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    const slowest = Math.max(shortestMs, ...window.benchPresses.values());
    window.benchPresses.clear();
    return slowest;
  }, SHORTEST_MS);
}

export interface Press {
  readonly name: string;
  readonly durationMs: number;
}

export async function pressThrough(browser: Browser, site: Site): Promise<Press[]> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPresses, SHORTEST_MS);
    await slowProcessor(await context.newCDPSession(page));
    await openSettled(page, site.url + site.paths.search, async () => {});
    const search = searchPage(page);
    const results = page.locator('main:not(:has([aria-busy="true"])) article').first();
    await results.waitFor();
    const hint = page.getByRole('button', { name: 'Got it' });
    if (await hint.isVisible()) await hint.tap();
    await pressTime(page);

    const presses: Press[] = [];
    const press = async (name: string, what: Locator, effect: () => Promise<unknown>) => {
      await what.tap();
      await effect();
      presses.push({ name, durationMs: await pressTime(page) });
    };
    const dialog = page.getByRole('dialog');
    const main = page.getByRole('main');
    await press('open the filters', search.filters, () => dialog.waitFor());
    const lunch = dialog.getByRole('checkbox', { name: /^Lunch/ });
    await press('choose a filter', lunch, () => dialog.locator('input:checked').first().waitFor());
    await press('close the filters', dialog.getByRole('button', { name: 'Close filters' }), () =>
      dialog.waitFor({ state: 'hidden' }),
    );
    await press('filter the list', main.getByRole('button', { name: /^Dine-in/ }), () => results.waitFor());
    await press('next page', main.getByRole('link', { name: 'Next page' }), () =>
      page.waitForURL(/pageNo=2/),
    );
    await results.waitFor();
    await press('open the map', main.getByRole('button', { name: 'Show map' }), () =>
      page.getByRole('region', { name: 'Map of the restaurants found' }).waitFor(),
    );
    await press('close the map', main.getByRole('button', { name: 'Change search' }), () =>
      search.cards.first().waitFor(),
    );
    await press('open a place', search.cardLink(0), () => page.waitForURL(/\/merchants\//));
    await main.getByRole('heading', { level: 1 }).waitFor();
    await press('open the menu', page.getByRole('button', { name: 'Menu' }), () =>
      page.locator('header a[href="/how-it-works"]').waitFor(),
    );
    return presses;
  } finally {
    await context.close();
  }
}
