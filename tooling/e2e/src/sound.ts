import type { Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from './site.ts';

/** The page as it stands can be used by everybody and fits the screen. */
export async function expectSound(page: Page): Promise<void> {
  // Where the bar at the top covers half of a checkbox, that half is no target; at the top it covers nothing.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** At both sizes; for a state that looks otherwise at the other one, where the test itself runs at one. */
export async function expectSoundEverywhere(page: Page): Promise<void> {
  await expectSound(page);
  const size = page.viewportSize();
  const other = (size?.width ?? 0) > 600 ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  await page.setViewportSize(other);
  await expectSound(page);
  if (size) await page.setViewportSize(size);
}
