import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { readPartners } from '@tableside/platform/hosting';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startDeployedSite, type Fault } from './testing/deployed-site.ts';
import { repository } from './testing/platform-process.ts';

declare global {
  /** The builds whose code has run in this page. */
  var buildsRun: readonly number[] | undefined;
  /** What the service worker has rejected and nobody handled. */
  var unhandled: string[] | undefined;
}

const DEPLOYMENTS = 6;
/** How many builds a host serves that keeps assets. */
const KEPT = 3;

/** What a page loads later: how a visitor comes to it, and what is shown then. */
const lateCode = {
  screen: {
    file: /\/join-screen-/,
    ask: (page: Page) => page.locator('header a[href="/join"]:visible').first().click(),
    shown: (page: Page) => page.getByRole('main').getByLabel('First name'),
    message: (page: Page) => page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
    path: '/join',
  },
  part: {
    file: /\/prospect-form-/,
    ask: (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    shown: (page: Page) => page.getByRole('main').getByLabel('Email address'),
    message: (page: Page) => page.getByText('The form did not load.'),
    path: '/',
  },
} as const;
type LateCode = (typeof lateCode)[keyof typeof lateCode];

const broken = /\/(join-screen|prospect-form)-[^/]+$|^\/worker\.js$/;
interface Circumstances {
  readonly keepsAssets: boolean;
  readonly fault?: Fault;
  readonly isQuotaFull?: true;
}
const circumstances = {
  'with old assets kept': { keepsAssets: true },
  'with old assets deleted': { keepsAssets: false },
  'with a worker that receives 404 once': {
    keepsAssets: true,
    fault: { answer: 'nothing', broken, isPassing: true },
  },
  'with a worker that receives HTML': {
    keepsAssets: false,
    fault: { answer: 'page', broken, isPassing: false },
  },
  'with a full quota': { keepsAssets: true, isQuotaFull: true },
} as const satisfies Record<string, Circumstances>;

const cells = Object.entries<Circumstances>(circumstances).flatMap(([how, given]) =>
  Array.from({ length: DEPLOYMENTS }, (_, index) => index + 1).flatMap((last) =>
    [...new Set([1, Math.ceil(last / 2), last])].map((first) => ({ how, first, last, ...given })),
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

/** Opens the home page, and waits until a service worker controls it. */
async function openTab(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator('#root[data-live]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => Object.values(lateCode).some(({ file }) => file.test(name)))).toEqual([]);
  return page;
}

async function fillQuota(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 0 });
  const failure = await page.evaluate(async () => {
    const cache = await caches.open('test');
    return cache.put('/test', new Response('test')).catch((cause: Error) => cause.name);
  });
  expect(failure).toBe('QuotaExceededError');
}

/** Returns what the workers have cached for scripts and is none. */
const wronglyCached = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys()) {
        const answer = await cache.match(asked);
        const type = answer?.headers.get('Content-Type') ?? '';
        if (/\.m?js$/.test(asked.url) && !(answer?.ok && type.includes('javascript'))) wrong.push(asked.url);
      }
    }
    return wrong;
  });

/** Asks for late code, and returns what the visitor sees of it, and how many pages were loaded until then. */
async function askFor(late: LateCode, page: Page) {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
  });
  await late.ask(page);
  await late.shown(page).or(late.message(page)).waitFor();
  return {
    isShown: await late.shown(page).isVisible(),
    path: new URL(page.url()).pathname,
    pages,
    builds: await page.evaluate(() => [...new Set(globalThis.buildsRun)]),
  };
}

test.concurrent.each(cells)(
  'ROU-40 $how: after deployment $last a tab of deployment $first',
  async ({ first, last, keepsAssets, fault, isQuotaFull }, { onTestFinished }) => {
    const host = await site.startHost(first, keepsAssets);
    const context = await browser.newContext();
    onTestFinished(async () => {
      await context.close();
      await host.close();
    });
    const tabs = await Promise.all(Object.values(lateCode).map(() => openTab(context, host.origin)));
    await context.serviceWorkers()[0]?.evaluate(() => {
      addEventListener('unhandledrejection', ({ reason }) => (globalThis.unhandled ??= []).push(String(reason)));
    });
    for (const [index, [name, late]] of Object.entries(lateCode).entries()) {
      const page = tabs[index] ?? expect.fail();
      host.deploy(last, fault);
      if (isQuotaFull) await fillQuota(page, host.origin);
      const isThere = !fault && last - first < (keepsAssets ? KEPT : 1);
      const isNewer = last > first;
      const loadsNewBuild = name === 'screen' && !isThere && isNewer;
      expect(await askFor(late, page)).toEqual({
        isShown: isThere || (loadsNewBuild && (fault?.isPassing ?? true)),
        path: late.path,
        pages: loadsNewBuild ? 1 : 0,
        builds: [loadsNewBuild ? last : first],
      });
      host.repair();
      await page.reload({ waitUntil: 'commit' });
      if (late.path === '/') await late.ask(page);
      await late.shown(page).waitFor();
      expect(await wronglyCached(page)).toEqual([]);
    }
    expect(await context.serviceWorkers()[0]?.evaluate(() => globalThis.unhandled)).toBeUndefined();
  },
);
