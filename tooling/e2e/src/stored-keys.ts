import { expect, type Page } from '@playwright/test';

import { storedKeys } from './stored-data.ts';

export async function expectOnlyListedKeys(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The test itself dismisses one-time dialogs.
  expect(keys.filter((key) => key !== 'dr.ssoModal' && key !== 'dr.generalPopup').length).toBeGreaterThan(0);
  expect(keys.filter((key) => !(key in storedKeys) && !key.startsWith('dr.surveySeen.'))).toEqual([]);
}
