import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { closeOffers } from '@tableside/e2e/seen-offers';
import { readPartners } from '@tableside/platform/hosting';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startDeployedSite, type Fault } from './testing/deployed-site.ts';
import { repository } from './testing/platform-process.ts';

declare global {
  var buildsRun: readonly number[] | undefined;
  var unhandled: string[] | undefined;
}

const DEPLOYMENTS = 6;
const RETAINED = 3;
const STEP_MS = 60_000;
const TAB_MS = 240_000;

interface LateCode {
  readonly load: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  readonly message: (page: Page) => Locator;
}
const screen: LateCode = {
  load: (page) => page.locator('header a[href="/join"]:visible').first().click(),
  // Without `data-live`, the page is still the static one.
  shown: (page) => page.locator('#root[data-live]').getByRole('main').getByLabel('First name'),
  message: (page) => page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
};
const part: LateCode = {
  load: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  shown: (page) => page.getByRole('main').getByLabel('Email address'),
  message: (page) => page.getByText('The form didn’t load.'),
};

interface Circumstances {
  readonly retainsAssets: boolean;
  readonly fault?: Fault;
  readonly isQuotaFull?: true;
}
const broken = /\/(join-screen|prospect-form)-[^/]+$|^\/worker\.js$/;
const circumstances = {
  'old assets are kept': { retainsAssets: true },
  'old assets are deleted': { retainsAssets: false },
  'the worker receives 404 once': {
    retainsAssets: true,
    fault: { response: 'nothing', broken, isPassing: true },
  },
  'the worker receives HTML': {
    retainsAssets: false,
    fault: { response: 'page', broken, isPassing: false },
  },
  'the quota is full': { retainsAssets: true, isQuotaFull: true },
} as const satisfies Record<string, Circumstances>;

const tabs = {
  oldest: () => 1,
  middle: (last: number) => Math.ceil(last / 2),
  newest: (last: number) => last,
} as const satisfies Record<string, (last: number) => number>;

/**
 * By default a run covers a third of all combinations, chosen so that any two values still occur together.
 */
const cells = Object.entries<Circumstances>(circumstances).flatMap(([how, given], row) =>
  Array.from({ length: DEPLOYMENTS }, (_, index) => index + 1).flatMap((last) =>
    Object.entries(tabs)
      .filter((_, column) => process.env['OPEN_TABS'] === 'all' || column === (row + last) % 3)
      .map(([tab, buildOf]) => ({ how, last, tab, build: buildOf(last), ...given })),
  ),
);

let browser: Browser;
let folder: string;
let site: Awaited<ReturnType<typeof startDeployedSite>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-tabs-'));
  const partners = await readPartners(join(repository, 'partners'));
  [site, browser] = await Promise.all([
    startDeployedSite({
      partner: partners.find(({ id }) => id === 'hilton') ?? expect.fail(),
      built: join(repository, 'apps/hilton/dist'),
      folder,
      deployments: DEPLOYMENTS,
    }),
    chromium.launch(chromiumLaunch),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openTab(context: BrowserContext, origin: string) {
  await context.addInitScript(closeOffers);
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator('#root[data-live]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    globalThis.unhandled = [];
    addEventListener('unhandledrejection', ({ reason }) => globalThis.unhandled?.push(String(reason)));
  });
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => broken.test(new URL(name).pathname))).toEqual([]);
  return { page, worker };
}

async function fillQuota(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const failure = await page.evaluate(async () => {
    const cache = await caches.open('test');
    return cache.put('/test', new Response('test')).catch((cause: Error) => cause.name);
  });
  expect(failure).toBe('QuotaExceededError');
}

const wronglyCached = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const cachedResponse = await cache.match(url);
        const isScript =
          cachedResponse?.ok && cachedResponse.headers.get('Content-Type')?.includes('javascript');
        if (/\.m?js$/.test(url) && !isScript) wrong.push(url);
      }
    }
    return wrong;
  });

const buildsRunIn = (page: Page) => page.evaluate(() => [...new Set(globalThis.buildsRun)]);

async function loadLateCode({ load, shown, message }: LateCode, page: Page) {
  let loads = 0;
  const count = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  };
  page.on('request', count);
  await load(page);
  await shown(page).or(message(page)).waitFor();
  page.off('request', count);
  return {
    isShown: await shown(page).isVisible(),
    path: new URL(page.url()).pathname,
    loads,
    builds: await buildsRunIn(page),
  };
}

// This needs a real browser: only there does a module stay failed, a worker control a page, and a quota run
// out.
test.concurrent.for(cells)(
  'ROU-40 if $how, after deployment $last the $tab tab shows what it loads later or says so, reloads at most once and then shows it',
  { timeout: TAB_MS },
  async ({ last, build, retainsAssets, fault, isQuotaFull }, { onTestFinished }) => {
    const host = await site.startHost(build, retainsAssets);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    onTestFinished(async () => {
      await context.close();
      await host.close();
    });
    const { page, worker } = await openTab(context, host.origin);
    host.deploy(last, fault);
    if (isQuotaFull) await fillQuota(page, host.origin);

    const isThere = !fault && last - build < (retainsAssets ? RETAINED : 1);
    expect(await loadLateCode(part, page)).toEqual({
      isShown: isThere,
      path: '/',
      loads: 0,
      builds: [build],
    });
    const isLoadedAnew = !isThere && last > build;
    expect(await loadLateCode(screen, page)).toEqual({
      isShown: isThere || (isLoadedAnew && fault?.response !== 'page'),
      path: '/join',
      loads: isLoadedAnew ? 1 : 0,
      builds: [isLoadedAnew ? last : build],
    });

    host.repair();
    await page.reload({ waitUntil: 'commit' });
    await screen.shown(page).waitFor();
    await page.locator('header a[href="/"]:visible').first().click();
    // Waits until the new page has scrolled to its top, because that would undo scrolling to the footer.
    await page.waitForFunction(() => document.activeElement?.localName === 'main');
    await part.load(page);
    await part.shown(page).waitFor();
    expect(await buildsRunIn(page)).toEqual([last]);
    expect(await wronglyCached(page)).toEqual([]);
    expect(await worker.evaluate(() => globalThis.unhandled)).toEqual([]);
  },
);
