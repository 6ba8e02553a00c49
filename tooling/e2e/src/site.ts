import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type APIResponse, type Browser, type Page } from '@playwright/test';

import { closeOffers } from './seen-offers.ts';
import { translatePage } from './translate-page.ts';

export interface SiteOptions {
  readonly partner: string;
  readonly size: 'phone' | 'desktop';
}

interface SiteFixtures {
  readonly watch: { readonly allow: (pattern: RegExp) => void };
}

export async function openDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await page.addInitScript(closeOffers);
  return page;
}

export const contentTimedOut = /^console: Content [\w*]+: No answer in time$/;

export const test = base.extend<SiteFixtures, SiteOptions>({
  // With the worker scope, a file without tests for a project is skipped before a page opens.
  partner: ['', { option: true, scope: 'worker' }],
  size: ['desktop', { option: true, scope: 'worker' }],
  // Rate limits count browsers per network, so each test needs its own user agent.
  userAgent: async ({ browser }, provide, { testId, retry }) =>
    provide(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 Journey/${testId}.${retry}`,
    ),
  page: async ({ page }, provide, { tags }) => {
    await page.addInitScript(closeOffers);
    if (tags.includes('@translated')) await page.addInitScript(translatePage);
    await provide(page);
    // A page still sends requests while its test ends. A handler that finds the page closed must not fail the
    // test.
    for (const routed of [page, page.context()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // Journeys in which content calls fail are about what the page says, not about what the browser logs.
        if (message.type() === 'error' && !message.location().url.includes('/api/cms/pages/'))
          faults.push(`console: ${message.text()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // For pages without frames, legacy mode runs all rules in a third of the time.
  const isAlone = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isAlone)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Returns a function that calls the server from outside the page. Node does not resolve `*.localhost`, so the
 * host goes into a header.
 */
export function requestServer(page: Page, baseURL: string | undefined) {
  const { host, port } = new URL(baseURL ?? '');
  return (
    path: string,
    options: {
      readonly method?: string;
      readonly data?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<APIResponse> =>
    page.request.fetch(`http://127.0.0.1:${port}${path}`, {
      ...options,
      headers: { ...options.headers, Host: host },
    });
}
