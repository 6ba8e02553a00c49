import type { Browser, Locator, Page } from '@playwright/test';
import { searchPage } from '@tableside/e2e/search-page';

import type { Floors } from './floors.ts';
import { preparePress } from './press-floor.ts';
import type { Site } from './site.ts';
import { takeTwin, TOP_LAYER, type Twin } from './take-twin.ts';
import { newPhone, openSettled, slowProcessor } from './visit.ts';

/** Browsers do not report interactions that are shorter than this. */
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
    // The browser reports an entry after the next paint, when it is idle.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    const slowest = Math.max(shortestMs, ...window.benchPresses.values());
    window.benchPresses.clear();
    return slowest;
  }, SHORTEST_MS);
}

const PRESSED = 'data-bench-pressed';

export interface Press {
  readonly name: string;
  readonly durationMs: number;
  /** The time of the same press on a static copy of the page, where plain DOM code makes the same change. */
  readonly floorMs: number;
}

interface PressedPage {
  readonly name: string;
  readonly durationMs: number;
  readonly before: Twin;
  readonly after: Twin;
}

async function openWatched(browser: Browser, slowPhone: number): Promise<Page> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(watchPresses, SHORTEST_MS);
  await slowProcessor(await context.newCDPSession(page), slowPhone);
  return page;
}

async function pressSite(browser: Browser, site: Site, slowPhone: number): Promise<PressedPage[]> {
  const page = await openWatched(browser, slowPhone);
  try {
    await openSettled(page, site.url + site.paths.search, async () => {});
    const search = searchPage(page);
    const results = page.locator('main:not(:has([aria-busy="true"])) article').first();
    await results.waitFor();
    const hint = page.getByRole('button', { name: 'Got it' });
    if (await hint.isVisible()) await hint.tap();
    await pressTime(page);

    const pressed: PressedPage[] = [];
    const copy = () => page.evaluate(takeTwin, TOP_LAYER);
    const press = async (name: string, what: Locator, effect: () => Promise<unknown>) => {
      await what.scrollIntoViewIfNeeded();
      await what.evaluate((element, attribute) => element.setAttribute(attribute, ''), PRESSED);
      const before = await copy();
      await what.evaluate((element, attribute) => element.removeAttribute(attribute), PRESSED);
      await pressTime(page);
      await what.tap();
      await effect();
      const durationMs = await pressTime(page);
      pressed.push({ name, durationMs, before, after: await copy() });
    };
    const dialog = page.getByRole('dialog');
    const main = page.getByRole('main');
    await press('open the filters', search.filters, () => dialog.waitFor());
    const lunch = dialog.getByRole('checkbox', { name: /^Lunch/ });
    await press('choose a filter', lunch, () => dialog.locator('input:checked').first().waitFor());
    await press('close the filters', dialog.getByRole('button', { name: 'Close filters' }), () =>
      dialog.waitFor({ state: 'hidden' }),
    );
    const { search: unfiltered } = new URL(page.url());
    await press('filter the list', main.getByRole('button', { name: /^Dine-in/ }), async () => {
      await page.waitForURL(({ search: parameters }) => parameters !== unfiltered);
      await results.waitFor();
    });
    await press('next page', main.getByRole('link', { name: 'Next page' }), async () => {
      await page.waitForURL(/pageNo=2/);
      await results.waitFor();
    });
    await press('open the map', main.getByRole('button', { name: 'Show map' }), () =>
      page.getByRole('region', { name: 'Map of the restaurants found' }).waitFor(),
    );
    await press('close the map', main.getByRole('button', { name: 'Change search' }), () =>
      search.cards.first().waitFor(),
    );
    await press('open a place', search.cardLink(0), async () => {
      await page.waitForURL(/\/merchants\//);
      await main.getByRole('heading', { level: 1 }).waitFor();
    });
    await press('open the menu', page.getByRole('button', { name: 'Menu' }), () =>
      page.locator('header a[href="/how-it-works"]').waitFor(),
    );
    return pressed;
  } finally {
    await page.context().close();
  }
}

async function pressCopy(browser: Browser, url: string, after: Twin, slowPhone: number): Promise<number> {
  const page = await openWatched(browser, slowPhone);
  try {
    await openSettled(page, url, async () => {});
    await page.evaluate(preparePress, { after: after.body, topLayer: TOP_LAYER });
    await pressTime(page);
    if (await page.evaluate(() => window.benchIsChanged()))
      throw new Error(`The press changes nothing at ${url}, so it is not a valid floor.`);
    await page.locator(`[${PRESSED}]`).tap();
    const durationMs = await pressTime(page);
    if (!(await page.evaluate(() => window.benchIsChanged())))
      throw new Error(`The press makes another change at ${url}, so it is not a valid floor.`);
    return durationMs;
  } finally {
    await page.context().close();
  }
}

interface PressOptions {
  readonly browser: Browser;
  readonly site: Site;
  readonly floors: Floors;
  readonly slowPhone: number;
}

export async function pressThrough({ browser, site, floors, slowPhone }: PressOptions): Promise<Press[]> {
  const presses: Press[] = [];
  for (const { name, durationMs, before, after } of await pressSite(browser, site, slowPhone)) {
    const url = floors.addPress(name, before, after);
    presses.push({ name, durationMs, floorMs: await pressCopy(browser, url, after, slowPhone) });
  }
  return presses;
}
