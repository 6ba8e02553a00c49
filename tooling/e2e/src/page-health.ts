import type { Page } from '@playwright/test';

import { expectAccessible, expectNoHorizontalScroll } from './site.ts';

export async function expectHealthyPage(page: Page): Promise<void> {
  // A sticky header that covers half of a checkbox would fail the target-size rule. At the top, it covers
  // nothing.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

export async function expectHealthyAtBothSizes(page: Page): Promise<void> {
  await expectHealthyPage(page);
  const size = page.viewportSize();
  const other = (size?.width ?? 0) > 600 ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  await page.setViewportSize(other);
  await expectHealthyPage(page);
  if (size) await page.setViewportSize(size);
}
