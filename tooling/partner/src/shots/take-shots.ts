import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import { hasMembers, joinsBySso, routes } from '@tableside/core';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { identityPage } from '@tableside/e2e/identity-page';
import { startSession } from '@tableside/e2e/login-page';
import { createPerson } from '@tableside/e2e/people';
import { closeOffers } from '@tableside/e2e/seen-offers';
import { watchRequests } from '@tableside/e2e/settled-page';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { RunningSites } from './checkout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Shot {
  readonly partner: PartnerSettings;
  readonly screen: Screen;
  readonly size: Size;
  readonly isFullPage: boolean;
  readonly file: string;
}

const search = `${routes.search.path}?location=${encodeURIComponent('New York, NY')}`;

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isFirstRestaurant?: boolean;
  readonly isForMembers?: boolean;
}

export const screensOf = (partner: PartnerSettings): readonly Screen[] => [
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

/** Requests end before a page shows their data. After this time without requests, it does. */
const QUIET_MS = 300;

/** On a machine that does other work too, a long page takes this long to draw. */
const STEP_MS = 120_000;

async function settle(page: Page, quiet: () => Promise<void>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet();
  const hint = page.getByRole('button', { name: 'Got it' });
  if (await hint.isVisible()) await hint.click();
  await page.getByText('Loading the map').waitFor({ state: 'detached' });
  // Pictures and carousels below the fold load when they are scrolled into view.
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
  { partner, screen, size, isFullPage, file }: Shot,
  { sites, folder, now }: ShotOptions,
): Promise<void> {
  const url = sites.urlOf(partner.id);
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Rate limits count browsers per network, so each picture has a user agent of its own.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} Shots/${file}`,
  });
  try {
    context.setDefaultTimeout(STEP_MS);
    await context.addInitScript(closeOffers);
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    if (screen.isForMembers) await signInAsMember(page, partner, url);
    const quiet = watchRequests(page, QUIET_MS);
    await page.goto(url + screen.path);
    if (screen.isFirstRestaurant) {
      const link = page.locator('article a[href^="/merchants/"]').first();
      await page.goto(new URL((await link.getAttribute('href')) ?? '', url).href);
    }
    await settle(page, quiet);
    await page.screenshot({ path, fullPage: isFullPage, animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

export interface ShotOptions {
  readonly sites: RunningSites;
  readonly shots: readonly Shot[];
  readonly folder: string;
  readonly now: Date;
  readonly concurrency: number;
}

export async function takeShots(options: ShotOptions): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  const waiting = options.shots.values();
  const work = async () => {
    for (const shot of waiting) await takeShot(browser, shot, options);
  };
  try {
    await Promise.all(Array.from({ length: options.concurrency }, work));
  } finally {
    await browser.close();
  }
}
