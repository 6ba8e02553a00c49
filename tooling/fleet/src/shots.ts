import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { hasMembers, joinsBySso, routes } from '@tableside/core';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { identityPage } from '@tableside/e2e/identity-page';
import { startSession } from '@tableside/e2e/login-page';
import { createPerson } from '@tableside/e2e/people';
import { closeOffers } from '@tableside/e2e/seen-offers';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { RunningSites } from './checkout.ts';

export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
type Size = (typeof sizes)[number];

/** A picture of one screen of a partner at one width. */
export interface Shot {
  readonly partner: string;
  readonly screen: string;
  readonly width: number;
  /** Relative to the folder of the shots. */
  readonly file: string;
}

const search = `${routes.search.path}?location=${encodeURIComponent('New York, NY')}`;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Whether the picture is of the first restaurant that is found there. */
  readonly isFirstRestaurant?: boolean;
  readonly isForMembers?: boolean;
}

const screensOf = (partner: PartnerSettings): Screen[] => [
  { name: 'home', path: routes.home.path },
  { name: 'earn', path: routes.earn.path },
  { name: 'search', path: search },
  { name: 'restaurant', path: search, isFirstRestaurant: true },
  ...(hasMembers(partner)
    ? [
        { name: 'join', path: routes.join.path },
        { name: 'sign in', path: routes.login.path },
        { name: 'overview', path: routes.overview.path, isForMembers: true },
        { name: 'activity', path: routes.activity.path, isForMembers: true },
        { name: 'cards', path: routes.cards.path, isForMembers: true },
        { name: 'profile', path: routes.profile.path, isForMembers: true },
      ]
    : []),
];

/** Requests end before a page shows their data; after so long without one it has. */
const QUIET_MS = 300;

/** A long page takes this long to draw on a machine that does other work too. */
const STEP_MS = 120_000;

/** Returns a function that waits until no request is in flight; it counts requests from now on. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let before = -1; before !== begun || open.size > 0;) {
      before = begun;
      await pause(QUIET_MS);
    }
  };
}

async function settle(page: Page, quiet: () => Promise<void>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet();
  const hint = page.getByRole('button', { name: 'Got it' });
  if (await hint.isVisible()) await hint.click();
  await page.getByText('Loading the map').waitFor({ state: 'detached' });
  // Pictures and carousels below the fold load when they are scrolled to.
  for (let isEnd = false; !isEnd;) {
    isEnd = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await quiet();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await quiet();
}

async function signInAsMember(page: Page, partner: PartnerSettings, url: string): Promise<void> {
  if (!joinsBySso(partner)) return startSession(page, url, await createPerson(page, url, 'member'));
  await page.goto(url + routes.overview.path);
  await page.getByRole('main').getByRole('link', { name: 'Continue with' }).click();
  await identityPage(page).person('Morgan Reyes').click();
  await page.waitForURL(`${url}/**`);
}

async function takeShot(
  browser: Browser,
  partner: PartnerSettings,
  url: string,
  { path, isFirstRestaurant = false, isForMembers = false }: Screen,
  size: Size,
  now: Date,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Rate limits count browsers per network.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} Shots/${file}`,
  });
  try {
    context.setDefaultTimeout(STEP_MS);
    await context.addInitScript(closeOffers);
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    if (isForMembers) await signInAsMember(page, partner, url);
    const quiet = watchRequests(page);
    await page.goto(url + path);
    if (isFirstRestaurant) {
      const link = page.locator('article a[href^="/merchants/"]').first();
      await page.goto(new URL((await link.getAttribute('href')) ?? '', url).href);
    }
    await settle(page, quiet);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

export interface ShotOptions {
  readonly sites: RunningSites;
  readonly partners: readonly PartnerSettings[];
  /** Where the pictures are written. */
  readonly folder: string;
  /** The visitor's time. */
  readonly now: Date;
  /** How many pages are open at a time. */
  readonly concurrency: number;
}

/** Takes a picture of each key screen of each partner at each size. */
export async function takeShots({ sites, partners, folder, now, concurrency }: ShotOptions): Promise<Shot[]> {
  const wanted = partners.flatMap((partner) =>
    screensOf(partner).flatMap((screen) =>
      sizes.map((size) => ({
        partner,
        screen,
        size,
        shot: {
          partner: partner.id,
          screen: screen.name,
          width: size.width,
          file: `${partner.id}/${screen.name.replaceAll(' ', '-')}-${size.width}.png`,
        },
      })),
    ),
  );
  const browser = await chromium.launch(chromiumLaunch);
  const waiting = wanted.values();
  const work = async () => {
    for (const { partner, screen, size, shot } of waiting) {
      const file = join(folder, shot.file);
      mkdirSync(dirname(file), { recursive: true });
      await takeShot(browser, partner, sites.urlOf(partner.id), screen, size, now, file);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await browser.close();
  }
  return wanted.map(({ shot }) => shot);
}
