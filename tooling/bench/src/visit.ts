import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';

import { watchPage, type PageTimes } from './watch-page.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_PHONE = { rate: 4 };
/** A page has settled when it has asked for nothing for so long: by then what waits for an idle moment has come too. */
const QUIET_MS = 1_500;
/** A page that goes on asking is taken as it is. */
const GIVE_UP_MS = 45_000;
const MOST_TIMES = 5;

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface VisitOptions {
  /** Slow 4G and a processor four times slower; at once and at full speed otherwise. */
  readonly isSlow?: boolean;
  /** The cookies of somebody who is signed in. */
  readonly storage?: Storage;
  /** Whether the page was seen before by the same browser, which has kept what it may keep. */
  readonly isSecond?: boolean;
  /** Done while the page is on its way. */
  readonly meanwhile?: (page: Page) => Promise<void>;
}

export interface FetchedFile {
  readonly url: string;
  readonly kind: 'script' | 'font' | 'other';
  /** When it was asked for and when it had come, from the start of the visit. */
  readonly startMs: number;
  readonly endMs: number;
  /** Of its body as it came over the line, compressed. */
  readonly bytes: number;
}

export interface Visit extends PageTimes {
  readonly files: readonly FetchedFile[];
}

export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch, args: [...(chromiumLaunch.args ?? []), ...args] });

export const newPhone = (browser: Browser, storage?: Storage): Promise<BrowserContext> =>
  browser.newContext({ ...PHONE, ...(storage && { storageState: storage }) });

export const slowProcessor = (client: CDPSession) =>
  client.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);

/** What is fetched by a page, while it is. */
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
    // What was preloaded and then used is told twice, the second time with nothing on the line.
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
          else reject(new Error(`Too many calls, says the platform: ${refused.join(', ')}`));
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

/** Waits until a page asks for nothing more, in its idle moments either: on a busy machine those come late. */
async function settle(page: Page, network: Awaited<ReturnType<typeof watchNetwork>>): Promise<void> {
  let before = -1;
  for (let times = 0; times < MOST_TIMES && before < network.requests(); times += 1) {
    await network.quiet();
    before = network.requests();
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  }
}

/** Opens a page, waits until it has settled and gives it to `look`. */
export async function openSettled<T>(
  page: Page,
  url: string,
  look: (files: ReadonlyMap<string, FetchedFile>) => Promise<T>,
  { isSlow = false, meanwhile }: VisitOptions = {},
): Promise<T> {
  const client = await page.context().newCDPSession(page);
  const network = await watchNetwork(client);
  if (isSlow) {
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowProcessor(client);
  }
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await Promise.all([page.waitForLoadState('load', { timeout: 60_000 }), meanwhile?.(page)]);
  await settle(page, network);
  const seen = await look(network.files);
  await client.detach();
  return seen;
}

/** A visit of a page by a browser of its own, from the first byte until the page has settled. */
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

/** Calls for content that a visitor waited for: those begun before the first heading was there. */
export const contentCallsBeforeHeading = ({ files, headingMs }: Visit): FetchedFile[] =>
  files.filter(({ url, startMs }) => /\/pages\//.test(new URL(url).pathname) && startMs < headingMs);
