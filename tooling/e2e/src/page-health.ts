import type { Page } from '@playwright/test';

import { expectAccessible, expectNoHorizontalScroll } from './site.ts';

/** Checks that the page is accessible and fits the screen. */
export async function expectHealthyPage(page: Page): Promise<void> {
  // A checkbox half covered by the sticky header would fail the target-size rule; at the top nothing is
  // covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

/** Checks a page at phone and desktop size, for a state that looks different in each. */
export async function expectHealthyAtBothSizes(page: Page): Promise<void> {
  await expectHealthyPage(page);
  const size = page.viewportSize();
  const other = (size?.width ?? 0) > 600 ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  await page.setViewportSize(other);
  await expectHealthyPage(page);
  if (size) await page.setViewportSize(size);
}
