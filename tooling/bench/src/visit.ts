import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { closeOffers } from '@tableside/e2e/seen-offers';

import { watchPage, type PageTimes } from './watch-page.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/**
 * A page counts as settled after this long without a request, which is long enough for its idle work to
 * start.
 */
const QUIET_MS = 1_500;
const GIVE_UP_MS = 45_000;
const MOST_TIMES = 5;

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface VisitOptions {
  /**
   * The factor by which to slow down this machine's processor, in addition to emulating slow 4G. If
   * undefined, the page loads at full speed.
   */
  readonly slowPhone?: number;
  readonly storage?: Storage;
  readonly isSecond?: boolean;
  readonly meanwhile?: (page: Page) => Promise<void>;
}

export interface FetchedFile {
  readonly url: string;
  readonly kind: 'script' | 'font' | 'other';
  readonly startMs: number;
  readonly endMs: number;
  /** The size of the response's body as it was transferred, which is compressed. */
  readonly bytes: number;
}

export interface Visit extends PageTimes {
  readonly files: readonly FetchedFile[];
}

/**
 * While a page is observed, V8 looks up the source position of every error that is created. React creates some
 * when it loads, for which V8 would parse all of React again. Visitors do not wait for that, because nobody
 * observes their pages, so V8 records all positions when it compiles.
 */
const recordPositions = '--js-flags=--no-enable-lazy-source-positions';

export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch, args: [...(chromiumLaunch.args ?? []), recordPositions, ...args] });

/**
 * Surveys are marked as closed, because on a slow machine their tab would appear while the page is still
 * loading.
 */
const surveyIds = globSync(join(import.meta.dirname, '../../../partners/content/*/surveys.json'))
  .flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { readonly fields: { readonly id?: string } }[],
  )
  .flatMap(({ fields }) => fields.id ?? []);

export async function newPhone(browser: Browser, storage?: Storage): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, ...(storage && { storageState: storage }) });
  await context.addInitScript(closeOffers, surveyIds);
  return context;
}

export const slowProcessor = (client: CDPSession, rate: number) =>
  client.send('Emulation.setCPUThrottlingRate', { rate });

async function watchNetwork(client: CDPSession) {
  const begun = new Map<string, { url: string; type: string; at: number; headerBytes: number }>();
  const files = new Map<string, FetchedFile>();
  const open = new Set<string>();
  const refused: string[] = [];
  let onChange = () => {};
  let start = Infinity;
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
    start = Math.min(start, timestamp);
    begun.set(requestId, { url: request.url, type, at: timestamp, headerBytes: 0 });
    open.add(requestId);
    onChange();
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const request = begun.get(requestId);
    if (request) request.headerBytes = response.encodedDataLength;
    if (response.status === 429) refused.push(response.url);
  });
  const end = (requestId: string) => {
    open.delete(requestId);
    onChange();
  };
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    end(requestId);
    const request = begun.get(requestId);
    // A preload that is used later is reported twice, the second time without bytes.
    if (!request?.url.startsWith('http') || files.has(request.url)) return;
    const { url, type, at, headerBytes } = request;
    const { pathname } = new URL(url);
    files.set(url, {
      url,
      kind:
        type === 'Script' || /\.m?js$/.test(pathname)
          ? 'script'
          : type === 'Font' || pathname.endsWith('.woff2')
            ? 'font'
            : 'other',
      startMs: (at - start) * 1_000,
      endMs: (timestamp - start) * 1_000,
      bytes: Math.max(0, encodedDataLength - headerBytes),
    });
  });
  await client.send('Network.enable');
  return {
    files,
    quiet: () =>
      new Promise<void>((resolve, reject) => {
        const done = () => {
          clearTimeout(quiet);
          clearTimeout(patience);
          onChange = () => {};
          if (refused.length === 0) resolve();
          else reject(new Error(`The platform rejected too many requests: ${refused.join(', ')}`));
        };
        const patience = setTimeout(done, GIVE_UP_MS);
        let quiet = setTimeout(done, QUIET_MS);
        onChange = () => {
          clearTimeout(quiet);
          if (open.size === 0) quiet = setTimeout(done, QUIET_MS);
        };
        onChange();
      }),
    requests: () => begun.size,
  };
}

async function settle(page: Page, network: Awaited<ReturnType<typeof watchNetwork>>): Promise<void> {
  let before = -1;
  for (let times = 0; times < MOST_TIMES && before < network.requests(); times += 1) {
    await network.quiet();
    before = network.requests();
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  }
}

export async function openSettled<T>(
  page: Page,
  url: string,
  look: (files: ReadonlyMap<string, FetchedFile>) => Promise<T>,
  { slowPhone, meanwhile }: VisitOptions = {},
): Promise<T> {
  const client = await page.context().newCDPSession(page);
  const network = await watchNetwork(client);
  if (slowPhone !== undefined) {
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowProcessor(client, slowPhone);
  }
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await Promise.all([page.waitForLoadState('load', { timeout: 60_000 }), meanwhile?.(page)]);
  await settle(page, network);
  const seen = await look(network.files);
  await client.detach();
  return seen;
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await newPhone(browser, options.storage);
  try {
    const page = await context.newPage();
    if (options.isSecond) {
      await openSettled(page, url, async () => {});
      await page.goto('about:blank');
    }
    const times = await watchPage(page);
    return await openSettled(
      page,
      url,
      async (files) => ({ ...(await times()), files: [...files.values()] }),
      options,
    );
  } finally {
    await context.close();
  }
}

export const filesOf = ({ files }: Visit, kind: FetchedFile['kind']): FetchedFile[] =>
  files.filter((file) => file.kind === kind);

export const bytesOf = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

export const contentCallsBeforeHeading = ({ files, headingMs }: Visit): FetchedFile[] =>
  files.filter(({ url, startMs }) => /\/pages\//.test(new URL(url).pathname) && startMs < headingMs);
