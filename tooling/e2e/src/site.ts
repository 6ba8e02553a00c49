import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type APIResponse, type Page } from '@playwright/test';

export interface SiteOptions {
  readonly partner: string;
  readonly size: 'phone' | 'desktop';
}

interface SiteFixtures {
  /** Fails the test at its end if the page threw, or broke its own security policy. */
  readonly watch: { readonly allow: (pattern: RegExp) => void };
}

type Project = SiteOptions;

/** One project of each partner: for what is a partner's own but has no size. */
export const isPartnersFirst = ({ partner, size }: Project): boolean =>
  size === (partner === 'hilton' ? 'phone' : 'desktop');

/** Two projects, of two partners, with both sizes: for what is the same at every partner. */
export const isOneOfTwo = (project: Project): boolean =>
  (project.partner === 'hilton' || project.partner === 'american') && isPartnersFirst(project);

/** A test on one partner's site at one size; the project says which. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  partner: ['', { option: true }],
  size: ['desktop', { option: true }],
  // Rate limits count browsers of a network: each journey has one of its own.
  userAgent: async ({ browser }, provide, { testId, retry }) =>
    provide(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 Journey/${testId}.${retry}`,
    ),
  // Journeys begin after the one-off window of a partner's own log-in was closed: it would stand before the page.
  page: async ({ page }, provide) => {
    await page.addInitScript(() => {
      try {
        localStorage.setItem('dr.ssoModal', '1');
      } catch {
        // The script runs in frames too, and one that has not loaded has no storage.
      }
    });
    await provide(page);
  },
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // A content group that a partner does not have is a 404 by design; the browser itself reports it.
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

/** Axe finds nothing on the page as it stands (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // Before it stands there is nothing to look at.
  await expect(page.locator('h1').first()).toBeAttached();
  // Where there is no other frame the page itself runs all rules, which takes a third of the time.
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

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Calls of the server past the browser. Node does not resolve `*.localhost`, so the host is said in the header. */
export function asksServer(page: Page, baseURL: string | undefined) {
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
