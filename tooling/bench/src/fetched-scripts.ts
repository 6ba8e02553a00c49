import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';
import { startPlatform } from '@tableside/platform';

import { brotliSize } from './measure-site.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface FetchedScripts {
  readonly path: string;
  /** Brotli bytes of every script file, whether a page, an import or an idle moment asked for it. */
  readonly bytes: number;
  readonly files: readonly string[];
}

async function load(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(url).origin && /\.m?js$/.test(pathname)) files.add(pathname);
  });
  // The network is idle after half a second without a request: by then what waits for an idle moment has come too.
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return [...files];
}

/** The scripts that Chromium fetches on a cold visit of each page of a built site, until its network is idle. */
export async function fetchedScripts(
  root: string,
  partner: string,
  paths: readonly string[],
): Promise<FetchedScripts[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-budget-'));
  const platform = await startPlatform({
    isProduction: false,
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    merchants: 400,
    logLevel: 'error',
  });
  const browser = await chromium.launch({
    args: ARGS,
    ...(process.env.CHROMIUM_PATH !== '' && {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    }),
  });
  try {
    const fetched: FetchedScripts[] = [];
    for (const path of paths) {
      const files = await load(browser, platform.urlOf(partner) + path);
      const sizes = files.map((file) =>
        brotliSize(readFileSync(join(root, 'apps', partner, 'dist', file), 'utf8')),
      );
      fetched.push({ path, files, bytes: sizes.reduce((sum, size) => sum + size, 0) });
    }
    return fetched;
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
