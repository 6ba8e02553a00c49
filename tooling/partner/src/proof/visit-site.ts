import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { hasMembers, joinsBySso, routes } from '@tableside/core';
import { startDemo } from '@tableside/demo';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { identityPage } from '@tableside/e2e/identity-page';
import { loginPage } from '@tableside/e2e/login-page';
import { createPerson } from '@tableside/e2e/people';
import { watchRequests } from '@tableside/e2e/settled-page';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { integrityOf, type SeenScript } from './scripts.ts';

export const fileKinds = ['document', 'script', 'stylesheet', 'font', 'image', 'data', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

export interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly requests: number;
  /** Compressed bytes by kind, at a first visit. */
  readonly bytes: Readonly<Record<FileKind, number>>;
  readonly axe: {
    readonly passed: number;
    readonly violations: readonly { readonly rule: string; readonly help: string; readonly count: number }[];
  };
}

export interface SeenCookie {
  /** Without the prefix or partner that the server adds. */
  readonly name: string;
  readonly isReadable: boolean;
  readonly sameSite: string;
}

export interface SiteVisit {
  readonly pages: readonly VisitedPage[];
  readonly thirdParties: readonly string[];
  readonly cookies: readonly SeenCookie[];
  readonly storageKeys: readonly string[];
  readonly scripts: readonly SeenScript[];
  readonly errors: readonly string[];
}

const kindOf = (request: Request): FileKind => {
  const type = request.resourceType();
  if (type === 'fetch' || type === 'xhr') return 'data';
  return fileKinds.find((kind) => kind === type) ?? 'other';
};

interface Watch {
  readonly ownOrigins: ReadonlySet<string>;
  readonly thirdParties: Set<string>;
  readonly storageKeys: Set<string>;
  readonly scripts: SeenScript[];
  readonly errors: string[];
}

async function visitPage(page: Page, name: string, url: string, watch: Watch): Promise<VisitedPage> {
  const sizes: Promise<readonly [FileKind, number]>[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !watch.ownOrigins.has(origin)) watch.thirdParties.add(origin);
  });
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => [kindOf(request), responseBodySize] as const));
  });
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const isScript = response.request().resourceType() === 'script' || /\.m?js$/.test(pathname);
    if (!isScript || !watch.ownOrigins.has(origin)) return;
    const read = response
      .body()
      .then((body) => watch.scripts.push({ name: pathname, integrity: integrityOf(body) }));
    // The bodies of responses are gone once their page is left.
    bodies.push(read.catch(() => undefined));
  });
  page.on('pageerror', ({ message }) => watch.errors.push(`${name}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') watch.errors.push(`${name}: ${message.text()}`);
  });
  const settled = watchRequests(page);
  await page.goto(url);
  await page.locator('#root[data-live]').waitFor({ state: 'attached' });
  await settled();
  const bytes: Record<FileKind, number> = {
    document: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    data: 0,
    other: 0,
  };
  for (const [kind, size] of await Promise.all(sizes)) bytes[kind] += size;
  await Promise.all(bodies);
  for (const frame of page.frames()) {
    const inline = await frame.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !type.startsWith('application/'))
        .map(({ text }) => text),
    );
    for (const text of inline)
      watch.scripts.push({ name: `a script in ${name}`, integrity: integrityOf(text) });
  }
  const requests = sizes.length;
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  for (const key of await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
    watch.storageKeys.add(key);
  return {
    name,
    path: new URL(page.url()).pathname,
    requests,
    bytes,
    axe: {
      passed: passes.length,
      violations: violations.map(({ id, help, nodes }) => ({ rule: id, help, count: nodes.length })),
    },
  };
}

async function memberState(browser: Browser, url: string, partner: PartnerSettings) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (joinsBySso(partner)) {
    await page.goto(new URL(partner.ssoLoginUrl, url).href);
    await identityPage(page).person('Morgan Reyes').click();
    await page.waitForURL(`${url}/**`);
  } else {
    await page.goto(`${url}/login`);
    await loginPage(page).signIn(await createPerson(page, url, 'active'));
    await page.waitForURL(({ pathname }) => pathname !== '/login');
  }
  const state = await context.storageState();
  const cookies = await context.cookies();
  await context.close();
  return { state, cookies };
}

const SEARCH = 'New York, NY';

export async function visitSite(partner: PartnerSettings): Promise<SiteVisit> {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-proof-'));
  const platform = await startDemo({
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    merchants: 400,
    logLevel: 'error',
  });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const url = platform.urlOf(partner.id);
    const watch: Watch = {
      ownOrigins: new Set([url, platform.secureFrameUrl].map((one) => new URL(one).origin)),
      thirdParties: new Set(),
      storageKeys: new Set(),
      scripts: [],
      errors: [],
    };
    const cookies = new Map<string, SeenCookie>();
    const remember = (seen: Awaited<ReturnType<typeof memberState>>['cookies']) => {
      for (const { name: full, httpOnly, sameSite } of seen) {
        const name = full.replace(new RegExp(`^__Host-|-${partner.id}$`, 'g'), '');
        cookies.set(name, { name, isReadable: !httpOnly, sameSite });
      }
    };
    const visit = async (name: string, path: string, options: BrowserContextOptions = {}) => {
      const context = await browser.newContext({
        ...options,
        reducedMotion: 'reduce',
        // A worker's requests belong to no page, and would be counted twice.
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const visited = await visitPage(page, name, url + path, watch);
      const merchant = page.locator('article a[href^="/merchants/"]').first();
      const link = (await merchant.count()) > 0 ? await merchant.getAttribute('href') : null;
      remember((await context.cookies()).filter(({ domain }) => domain === new URL(url).hostname));
      await context.close();
      return { visited, link };
    };

    const home = await visit('Home', `${routes.home.path}?utm_source=proof&source=proof`);
    const howItWorks = await visit('How it works', routes.howItWorks.path);
    const search = await visit('Search', `${routes.search.path}?location=${encodeURIComponent(SEARCH)}`);
    const pages = [home, howItWorks, search];
    if (search.link !== null) pages.push(await visit('Restaurant', new URL(search.link, url).pathname));
    if (hasMembers(partner)) {
      pages.push(await visit('Sign in', routes.login.path), await visit('Join', routes.join.path));
      const member = await memberState(browser, url, partner);
      remember(member.cookies.filter(({ domain }) => domain === new URL(url).hostname));
      for (const [name, { path }] of [
        ['Account', routes.overview],
        ['Cards', routes.cards],
        ['Profile', routes.profile],
      ] as const)
        pages.push(await visit(`${name}, signed in`, path, { storageState: member.state }));
    }
    return {
      pages: pages.map(({ visited }) => visited),
      thirdParties: [...watch.thirdParties].toSorted(),
      cookies: [...cookies.values()],
      storageKeys: [...watch.storageKeys].toSorted(),
      scripts: watch.scripts,
      errors: watch.errors,
    };
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
