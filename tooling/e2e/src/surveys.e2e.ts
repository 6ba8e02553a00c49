import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expectHealthyAtBothSizes } from './page-health.ts';
import { contentTimedOut, expect, test } from './site.ts';
import { expectOnlyListedKeys } from './stored-keys.ts';

/** The name of the survey's tab, which this site's content shows 15 seconds after a page load. */
const TAB = 'Tell us how we did';

const form = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
async function answer(survey: FrameLocator) {
  await survey.getByRole('radio', { name: 'Very easy' }).check();
  await survey.getByRole('button', { name: 'Send' }).click();
  await expect(survey.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

test(
  'SUR-05.a SUR-06.a SUR-06.b SUR-07.b SUR-08.a the tab appears after its delay, and is gone once its form was submitted',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.allow(contentTimedOut);
    const tab = page.getByRole('button', { name: TAB, exact: true });
    await page.clock.install();
    await page.goto('/search');
    await expect(page.locator('#root[data-live]')).toBeAttached();
    await page.clock.runFor(8_000);
    await expect(tab).toBeHidden();
    // The clock advances only once more, because the tab's code has 20 seconds to load.
    await page.clock.runFor(8_000);
    await expect(tab).toBeVisible();
    await expectHealthyAtBothSizes(page);

    await tab.click();
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    for (const width of [1520, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await panel.boundingBox())?.height).toBe(450);
    }
    await expect(form(page, TAB).getByText('Very easy')).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await tab.click();
    await expect(panel).toBeHidden();
    await tab.click();
    // The platform receives the third party's report before the form shows its thanks.
    await answer(form(page, TAB));
    await page.clock.runFor(4_000);
    await expect(tab).toBeHidden();
    await expectOnlyListedKeys(page);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(tab).toBeHidden();
  },
);

const coveredBy = (tab: Locator): Promise<readonly string[]> =>
  tab.evaluate((element) => {
    const box = element.getBoundingClientRect();
    /** Returns the elements that clip a node, because the pins of a map reach beyond it. */
    const clippersOf = (node: Element): Element[] =>
      node.parentElement
        ? [
            ...(getComputedStyle(node.parentElement).overflow === 'visible' ? [] : [node.parentElement]),
            ...clippersOf(node.parentElement),
          ]
        : [];
    const isUnderTab = (rect: DOMRect, node: Element) => {
      const boxes = [rect, box, ...clippersOf(node).map((clipper) => clipper.getBoundingClientRect())];
      const [x, y] = [Math.max(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ top }) => top))];
      const [toX, toY] = [
        Math.min(...boxes.map(({ right }) => right)),
        Math.min(...boxes.map(({ bottom }) => bottom)),
      ];
      return (
        toX - x > 1 &&
        toY - y > 1 &&
        element.contains(document.elementFromPoint((x + toX) / 2, (y + toY) / 2))
      );
    };
    /** Text for screen readers only has a box that is one pixel wide. */
    const isHidden = (node: Element | null): boolean =>
      node !== null && (node.getBoundingClientRect().width === 1 || isHidden(node.parentElement));
    const isOther = (node: Element | null) =>
      node !== null &&
      !element.contains(node) &&
      !isHidden(node) &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (control) =>
          isOther(control) && [...control.getClientRects()].some((rect) => isUnderTab(rect, control)),
      )
      .map((control) => control.outerHTML);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      const parent = node.parentElement;
      if (parent && isOther(parent) && [...range.getClientRects()].some((rect) => isUnderTab(rect, parent)))
        found.push(node.textContent ?? '');
    }
    return found;
  });

test(
  'SUR-03 SUR-14.a SUR-14.b the tab is docked where the margin is free, and above the footer elsewhere: it covers nothing',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.allow(contentTimedOut);
    await page.clock.install();
    const tab = page.getByRole('button', { name: TAB, exact: true });
    const dock = page.getByRole('complementary', { name: TAB });
    // The search fills the frame, while other pages are a column of text.
    for (const [path, docksFrom] of [
      ['/', 1170],
      ['/earn', 1170],
      ['/search', 1520],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('#root[data-live]')).toBeAttached();
      await page.clock.runFor(16_000);
      await expect(tab).toBeVisible();
      for (const width of [320, 390, 1280, docksFrom - 1, docksFrom]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(dock).toHaveCSS('position', width < docksFrom ? 'static' : 'fixed');
        for (const part of [0, 0.5, 1]) {
          await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), part);
          expect(await coveredBy(tab), `${path} at ${width}, scrolled ${part}`).toEqual([]);
        }
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await tab.click();
    await expect(form(page, TAB).getByText('Very easy')).toBeVisible();
    await expect(dock).toHaveCSS('position', 'static');
    const [ends, footer] = [await dock.boundingBox(), await page.locator('footer').last().boundingBox()];
    expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  },
);
