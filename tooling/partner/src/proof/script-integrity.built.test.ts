import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import { startDemo } from '@tableside/demo';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inlineScripts, integrityOf } from './scripts.ts';

const dist = resolve(import.meta.dirname, '../../../../apps/hilton/dist');
const isScript = (name: string) => /\.m?js$/.test(name);
const scripts = readdirSync(join(dist, 'assets'))
  .filter(isScript)
  .map((name) => `/assets/${name}`);
/** No import map covers the map's worker, because it is loaded as a worker. The page checks it itself. */
const modules = scripts.filter((path) => !path.endsWith('.mjs'));

let folder: string;
let platform: Awaited<ReturnType<typeof startDemo>>;
let browser: Browser;
let site: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-integrity-'));
  platform = await startDemo({
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    merchants: 60,
    logLevel: 'error',
  });
  site = platform.urlOf('hilton');
  browser = await chromium.launch(chromiumLaunch);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes one byte without changing what the code does: its last character becomes a space. */
function withOtherByte(code: string): string {
  expect(code).toMatch(/[;\n]$/);
  return `${code.slice(0, -1)} `;
}

/** Fetches what a page requested. Not every machine's Node resolves names below `localhost`. */
function fetchSent(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}

interface Opened {
  readonly page: Page;
  readonly change: (isChanged: (path: string) => boolean) => void;
}

/** Removes the routes first, because a handler that finds its page closed must not fail the test. */
async function close(page: Page): Promise<void> {
  for (const routed of [page, page.context()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

async function open(): Promise<Opened> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  let changes: (path: string) => boolean = () => false;
  await context.route(
    ({ pathname }) => /\.(js|css)$/.test(pathname) && changes(pathname),
    async (route) => {
      const response = await fetchSent(route);
      await route.fulfill({ response, body: withOtherByte(await response.text()) });
    },
  );
  return {
    page: await context.newPage(),
    change: (isChanged) => {
      changes = isChanged;
    },
  };
}

const importMap = /<script type="importmap">.*?<\/script>/;

async function openBare(page: Page, hasMap: boolean) {
  await page.route(`${site}/terms`, async (route) => {
    const response = await fetchSent(route);
    const [map = expect.fail()] = importMap.exec(await response.text()) ?? [];
    await route.fulfill({ response, body: `<!doctype html><title>Bare</title>${hasMap ? map : ''}` });
  });
  await page.goto(`${site}/terms`);
}

const preload = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    async (hrefs) =>
      Promise.all(
        hrefs.map(
          (href) =>
            new Promise<readonly [string, string]>((done) => {
              const link = document.createElement('link');
              for (const type of ['load', 'error'])
                link.addEventListener(type, () => done([href, type] as const));
              link.rel = 'modulepreload';
              link.href = href;
              document.head.append(link);
            }),
        ),
      ),
    paths,
  );
/**
 * Imports a script by code in a string, because Vitest rewrites imports. @returns the error's text, empty if
 * there is none.
 */
const importIn = (page: Page, path: string) =>
  page.evaluate<string>(`import(${JSON.stringify(path)}).then(() => '', String)`);
const each = (value: string) => modules.map((path) => [path, value] as const);

test('SEC-02.f each page with the site’s code names the hash of each of the site’s scripts, of each partner', () => {
  const apps = resolve(import.meta.dirname, '../../../../apps');
  const partners = readdirSync(apps);
  expect(partners).toHaveLength(10);
  for (const partner of partners) {
    const built = join(apps, partner, 'dist');
    const integrity = Object.fromEntries(
      globSync('assets/*.{js,mjs}', { cwd: built })
        .toSorted()
        .map((path) => [`/${path}`, integrityOf(readFileSync(join(built, path)))]),
    );
    const pages = globSync('**/*.html', { cwd: built }).filter((path) => path !== 'offline/index.html');
    expect(pages.length).toBeGreaterThan(0);
    for (const path of pages) {
      const html = readFileSync(join(built, path), 'utf8');
      const map = inlineScripts(html).find(({ kind }) => kind === 'importMap');
      expect([partner, path, JSON.parse(map?.text ?? '{}')]).toEqual([partner, path, { integrity }]);
    }
  }
});

test('SEC-02.a Chromium refuses each script of a site with one other byte before it runs, and takes the build’s', async () => {
  const { page, change } = await open();
  await openBare(page, true);
  expect(await preload(page, modules)).toEqual(each('load'));
  change((path) => path.startsWith('/assets/'));
  await openBare(page, true);
  expect(await preload(page, modules)).toEqual(each('error'));
  // Without the map, the changed script loads. So it is refused because of its byte, and not because it is
  // broken.
  await openBare(page, false);
  expect(await preload(page, modules)).toEqual(each('load'));
  await close(page);
}, 240_000);

test('SEC-02.b a script that others import or load later is refused as well', async () => {
  const { page, change } = await open();
  await openBare(page, true);
  const taken: string[] = [];
  for (const path of modules) {
    change((one) => one === path);
    await page.reload();
    const message = await importIn(page, path);
    if (!message.includes(`Failed to fetch dynamically imported module: ${site}${path}`)) taken.push(path);
  }
  expect(taken).toEqual([]);
  // If an imported module is refused, the error names only the importing one.
  const app = modules.find((path) => path.includes('/app-')) ?? expect.fail();
  const index = modules.find((path) => path.includes('/index-')) ?? expect.fail();
  expect(readFileSync(join(dist, index), 'utf8')).toContain(app.replace('/assets/', './'));
  change((one) => one === app);
  await page.reload();
  expect(await importIn(page, index)).toContain('Failed to fetch');
  await close(page);
}, 240_000);

test('SEC-02.c a page with a changed script says that it did not load, and works without it', async () => {
  const { page, change } = await open();
  change((path) => path.includes('/index-'));
  await page.goto(site);
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#root').getAttribute('data-live')).toBeNull();
  await close(page);
}, 120_000);

test('SEC-02.d the secure frame runs neither its script nor its styles with another byte', async () => {
  const { page, change } = await open();
  const embed = async () => {
    await page.goto(`${site}/terms`);
    const loaded = await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      const done = new Promise((resolve) => {
        frame.addEventListener('load', resolve);
      });
      document.body.append(frame);
      await done;
    }, platform.secureFrameUrl);
    expect(loaded).toBeUndefined();
    const frame = page.frames().find((one) => one.url().startsWith(platform.secureFrameUrl));
    return frame ?? expect.fail();
  };
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const refused = () => messages.filter((text) => text.includes("'integrity'"));
  await embed();
  expect(refused()).toEqual([]);
  change((path) => path.startsWith('/field-'));
  await embed();
  await expect
    .poll(() =>
      refused().toSorted((one, other) => Number(one.includes('.js')) - Number(other.includes('.js'))),
    )
    .toEqual(['.css', '.js'].map((ending) => expect.stringMatching(`/field-[\\w-]+\\${ending}'`)));
  await close(page);
}, 120_000);

const counted = async () =>
  (await (await fetch(`http://127.0.0.1:${platform.operationsPort}/metrics`)).text()).match(
    /^tableside_violations_total\{partner="hilton".*$/gm,
  ) ?? [];

test('SEC-03.c a page of which Chromium refused a script reports it, and the counter moves', async () => {
  const { page, change } = await open();
  change((path) => path.includes('/index-'));
  await page.goto(site);
  await page.getByRole('alert').waitFor();
  await expect
    .poll(async () => (await counted()).join('\n'), { timeout: 90_000 })
    .toMatch(/kind="integrity",directive="script-src"\} [1-9]/);
  await close(page);
}, 180_000);
