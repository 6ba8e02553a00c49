import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { readPartners } from '@tableside/platform/hosting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startDeployedSite, type Fault } from './testing/deployed-site.ts';
import { repository } from './testing/platform-process.ts';

declare global {
  interface Window {
    /** The builds whose code has run in this page. */
    readonly buildsRun?: readonly number[];
  }
}

const DEPLOYMENTS = 6;
/** How many builds `assets keep` keeps. */
const KEPT = 3;

/** What a page loads later. */
const late = {
  screen: {
    code: /offers-screen-/,
    open: (page: Page) => page.locator('header a[href="/join"]:visible').first().click(),
    shown: (page: Page) => page.locator('h1'),
  },
} as const;
void late; void KEPT; void DEPLOYMENTS;

let browser: Browser;
let folder: string;
let site: Awaited<ReturnType<typeof startDeployedSite>>;
beforeAll(async () => {
  const t = performance.now();
  folder = await mkdtemp(join(tmpdir(), 'tableside-tabs-'));
  const partners = await readPartners(join(repository, 'partners'));
  const partner = partners.find(({ id }) => id === 'hilton') ?? expect.fail();
  [site, browser] = await Promise.all([
    startDeployedSite({
      partner,
      built: join(repository, 'apps/hilton/dist'),
      folder,
      deployments: DEPLOYMENTS,
    }),
    chromium.launch(chromiumLaunch),
  ]);
  console.log('setup', performance.now() - t);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('explore', async () => {
  for (let i = 0; i < 3; i++) {
  let t = performance.now();
  const lap = (what: string) => { console.log(what, Math.round(performance.now() - t)); t = performance.now(); };
  const host = await site.startHost(1, true);
  const context = await browser.newContext();
  const page = await context.newPage();
  lap('context');
  await page.goto(host.origin + '/', { waitUntil: 'commit' });
  await page.locator('#root[data-live]').waitFor({state: 'attached'});
  lap('live');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  lap('controlled');
  console.log(await page.evaluate(async () => {
    const r: string[] = [];
    for (const n of await caches.keys()) for (const q of await (await caches.open(n)).keys()) r.push(n + ' ' + q.url);
    return r; }));
  console.log(await page.evaluate(() => window.buildsRun), await page.locator('h1').allTextContents(), await page.locator('header a').evaluateAll((l) => l.map((a) => a.getAttribute('href'))));
  lap('x');
  await page.locator('header a[href="/join"]:visible').first().click();
  await page.waitForFunction(() => location.pathname === '/join');
  console.log(await page.locator('h1').allTextContents());
  lap('earn');
  await page.goto(host.origin + '/');
  await page.locator('section:has(form), #root').last().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('main form input[type=email]').last().waitFor();
  lap('part');
  await context.close();
  await host.close();
  lap('close');
  }
});
