import type { StorageKey } from '@tableside/kits/session';
import { expect, type Page } from '@playwright/test';

/** The kit's storage keys. A missing or extra key here does not typecheck. */
const listed: Readonly<Record<StorageKey, true>> = {
  'dr.antiForgeryToken': true,
  'dr.publicId': true,
  'dr.loginRedirect': true,
  'dr.sessionExpiry': true,
  'dr.signedOut': true,
  'dr.emulationId': true,
  'dr.selectedMerchantAction': true,
  'dr.lastSearch': true,
  'dr.manualLocation': true,
  'dr.mapView': true,
  'dr.joinDraft': true,
  'dr.cardRegistration': true,
  'dr.registeredBonuses': true,
  'dr.generalPopup': true,
  'dr.dineInPopover': true,
  'dr.pwaLater': true,
  'dr.ssoModal': true,
  'dr.appAnnouncement': true,
  'dr.reservation': true,
  'dr.scrollPositions': true,
};

/** Expects something in storage, and no key outside the list. */
export async function expectOnlyListedKeys(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The test itself dismisses one-time dialogs.
  expect(keys.filter((key) => key !== 'dr.ssoModal' && key !== 'dr.generalPopup').length).toBeGreaterThan(0);
  expect(keys.filter((key) => !(key in listed) && !key.startsWith('dr.surveySeen.'))).toEqual([]);
}
