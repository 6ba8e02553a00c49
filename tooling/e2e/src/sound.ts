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

/** At both sizes; for a test that shows a state at one of them. */
export async function expectSoundEverywhere(page: Page): Promise<void> {
  // Where the bar at the top covers half of a checkbox, that half is no target; at the top it covers nothing.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectSound(page);
  const size = page.viewportSize();
  const other = (size?.width ?? 0) > 600 ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  await page.setViewportSize(other);
  await expectSound(page);
  if (size) await page.setViewportSize(size);
}
