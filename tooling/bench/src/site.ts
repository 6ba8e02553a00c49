import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';
import { loginPage } from '@tableside/e2e/login-page';
import { createPerson } from '@tableside/e2e/people';
import { startDemo } from '@tableside/demo';

import { newPhone } from './visit.ts';

export const repository = join(import.meta.dirname, '../../..');
export const distOf = (partner: string) => join(repository, 'apps', partner, 'dist');

export function assertBuilt(partner: string): void {
  if (!existsSync(distOf(partner)))
    throw new Error(`The site of ${partner} is not built: run \`pnpm build\` first.`);
}

export type Site = Awaited<ReturnType<typeof startSite>>;

export async function startSite(browser: Browser, partner: string) {
  assertBuilt(partner);
  const folder = mkdtempSync(join(tmpdir(), 'tableside-bench-'));
  const platform = await startDemo({
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    merchants: 400,
    logLevel: 'error',
  });
  const stop = async () => {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = platform.urlOf(partner);
    const context = await newPhone(browser);
    const page = await context.newPage();
    const search = '/search?location=Chicago';
    await page.goto(url + search);
    const link = page.locator('article a[href^="/merchants/"]').first();
    const merchant = new URL((await link.getAttribute('href')) ?? '', url).pathname;
    const person = await createPerson(page, url, 'active');
    await page.goto(`${url}/login`);
    await loginPage(page).signIn(person);
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    const member = await context.storageState();
    await context.close();
    const paths = {
      home: '/',
      howItWorks: '/how-it-works',
      join: '/join',
      search,
      merchant,
      account: '/account/overview',
    };
    return { partner, url, paths, member, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
