import type { Page } from '@playwright/test';

import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { closeOffers } from './seen-offers.ts';
import { watchRequests } from './settled-page.ts';
import { act, beThereForLong } from './settled-visitor.ts';
import { expect, test } from './site.ts';

const MOST_SHIFT = 0.05;

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface WatchedWindow {
  readonly takeShifts: () => readonly string[];
}

/**
 * Records elements that move without being replaced, even right after a press. Runs in a page before its
 * code.
 */
function watchShifts(): void {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) =>
    shifts.push(...(list.getEntries() as unknown as Shift[])),
  );
  observer.observe({ type: 'layout-shift', buffered: true });
  const nameOf = (node: Node | null) =>
    node instanceof HTMLElement
      ? `${node.localName} "${node.innerText.slice(0, 30)}"`
      : (node?.nodeName ?? '');
  (window as unknown as { takeShifts: WatchedWindow['takeShifts'] }).takeShifts = () =>
    [...shifts.splice(0), ...(observer.takeRecords() as unknown as Shift[])].map(
      ({ value, sources }) => `${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
    );
}

const takeShifts = (page: Page) => page.evaluate(() => (window as unknown as WatchedWindow).takeShifts());

const sumOf = (shifts: readonly string[]) =>
  shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);

const nextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await release.promise;
    await route.fallback();
  });
  return async () => {
    release.resolve();
    await page.unroute(what);
  };
}

const api = /\/api\//;
const code = /\/assets\/.*\.js$/;

function walk(page: Page) {
  const settled = watchRequests(page);
  return {
    settled,
    async go(name: string, press: () => Promise<unknown>, address: RegExp) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await takeShifts(page);
      const releaseCode = await hold(page, code);
      const releaseData = await hold(page, api);
      await press();
      await expect(page).toHaveURL(address);
      await nextPaint(page);
      await releaseCode();
      await expect(page.getByRole('main')).toBeFocused();
      await nextPaint(page);
      await releaseData();
      await settled();
      await nextPaint(page);
      const shifts = await takeShifts(page);
      expect.soft([name, sumOf(shifts) <= MOST_SHIFT ? [] : shifts]).toEqual([name, []]);
    },
    async follow(href: string) {
      const link = page.locator(`a[href="${href}"]:visible`).first();
      await this.go(href, () => link.click(), new RegExp(`${href}(\\?|$)`));
    },
  };
}

test(
  'UIX-20.a CHR-17.a from page to page hardly anything that is in sight moves, while data is late and when it comes',
  { tag: ['@phone', '@desktop'] },
  async ({ page, baseURL }) => {
    await page.addInitScript(watchShifts);
    // Marks the survey and the hint as closed, because once they are due, they may take their place in any page.
    await page.addInitScript(closeOffers, ['ht-comfort']);
    const steps = walk(page);
    await page.goto('/');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await page.evaluate(() => localStorage.setItem('dr.dineInPopover', 'true'));
    await steps.settled();
    await steps.follow('/search');
    const merchant = page.locator('article h2 a').first();
    await steps.go('a restaurant', () => merchant.click(), /\/merchants\//);
    const back = page.getByRole('link', { name: 'Back' });
    await steps.go('Back', () => back.click(), /\/search/);
    await steps.go('the browser’s Forward', () => page.goForward(), /\/merchants\//);
    await steps.follow('/earn');
    await steps.follow('/how-it-works');
    await steps.follow('/discover');
    await steps.follow('/');

    await startSession(page, baseURL, await createPerson(page, baseURL, 'member'));
    await page.goto('/how-it-works');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await steps.settled();
    await page.getByRole('button', { name: /your account$/ }).click();
    await steps.follow('/account/overview');
    await steps.follow('/account/recent_activity');
    await steps.follow('/account/manage_cards');
    await steps.follow('/account/user_profile');
    await steps.follow('/');
  },
);

test(
  'CHR-52 on a phone hardly anything moves for the hint about a filter',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(beThereForLong);
    await page.addInitScript(watchShifts);
    const settled = watchRequests(page);
    await page.goto('/');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    // Goes on without a press, after which the hint would come together with the page.
    await page.locator('a[href="/search"]:visible').first().dispatchEvent('click');
    await expect(page.locator('article').first()).toBeVisible();
    await settled();
    const close = page.getByRole('button', { name: 'Got it' });
    await takeShifts(page);
    await act(page);
    await expect(close).toBeVisible();
    await settled();
    await nextPaint(page);
    const coming = await takeShifts(page);
    expect(coming.length).toBeGreaterThan(0);
    expect(sumOf(coming) <= MOST_SHIFT ? [] : coming).toEqual([]);
    await close.click();
    await expect(close).toBeHidden();
    await nextPaint(page);
    const going = await takeShifts(page);
    expect(going.length).toBeGreaterThan(0);
    expect(sumOf(going) <= MOST_SHIFT ? [] : going).toEqual([]);
  },
);

test(
  'UIX-20.b the page before stays until the next one has its code, also within the account, which opens with what the session knows',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const person = await createPerson(page, baseURL, 'member');
    await startSession(page, baseURL, person);
    const settled = watchRequests(page);
    await page.goto('/how-it-works');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await settled();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    const releaseCode = await hold(page, code);
    const releaseData = await hold(page, api);
    await page.getByRole('button', { name: /your account$/ }).click();
    await page.locator('a[href="/account/overview"]:visible').first().click();
    await expect(page).toHaveURL(/\/account\/overview$/);
    await nextPaint(page);
    await expect(heading).toHaveText(before);
    await releaseCode();
    await expect(heading).toHaveText('Account Overview');
    await expect(page.getByText(new RegExp(`Hello,? ${person.firstName}`))).toBeVisible();
    await expect(page.getByRole('region', { name: /^Earned in/ })).toContainText(/\d points/);
    await releaseData();
    await settled();
    const releaseTab = await hold(page, code);
    await page.locator('a[href="/account/manage_cards"]:visible').first().click();
    await expect(page).toHaveURL(/\/account\/manage_cards$/);
    await nextPaint(page);
    await expect(heading).toHaveText('Account Overview');
    await releaseTab();
    await expect(heading).toHaveText('Linked Cards');
  },
);

const MOST_SHIFT_OF_ACCOUNT = 0.003;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test(
  'UIX-26 while the account loads, its placeholders keep the place of what they stand for, at both sizes',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.addInitScript(watchShifts);
    await startSession(page, baseURL, await createPerson(page, baseURL, 'active'));
    const settled = watchRequests(page);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      for (const path of [
        '/account/overview',
        '/account/recent_activity',
        '/account/manage_cards',
        '/account/user_profile',
      ]) {
        const releaseData = await hold(page, api);
        await page.goto(path);
        await expect(page.locator('#root[data-live]')).toBeAttached();
        await nextPaint(page);
        await releaseData();
        await settled();
        await nextPaint(page);
        const shifts = await takeShifts(page);
        const moved = sumOf(shifts) <= MOST_SHIFT_OF_ACCOUNT ? [] : shifts;
        expect.soft([path, size.width, moved]).toEqual([path, size.width, []]);
      }
    }
  },
);
