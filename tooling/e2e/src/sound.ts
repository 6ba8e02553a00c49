import type { Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll } from './site.ts';

/** The page as it stands can be used by everybody and fits the screen. */
export async function expectSound(page: Page): Promise<void> {
  // Before it stands there is nothing to look at.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The same at a second size, where the test itself runs at one only. */
export async function expectSoundOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  if (size) await page.setViewportSize(size);
}
