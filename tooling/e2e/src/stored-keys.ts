import type { StorageKey } from '@tableside/kit-session';
import { expect, type Page } from '@playwright/test';

/** The kit's list, which the compiler holds this one to: a key that is missing or too many does not typecheck. */
const listed: Readonly<Record<StorageKey, true>> = {
  'dr.antiForgeryToken': true,
  'dr.publicId': true,
  'dr.loginRedirect': true,
  'dr.sessionExpiry': true,
  'dr.emulationId': true,
  'dr.selectedMerchantAction': true,
  'dr.lastSearch': true,
  'dr.manualLocation': true,
  'dr.mapView': true,
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

/** The site has stored something by now, and nothing under a key that is not in the list. */
export async function expectOnlyListedKeys(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The window of a partner's own log-in is closed by the test itself.
  expect(keys.filter((key) => key !== 'dr.ssoModal').length).toBeGreaterThan(0);
  expect(keys.filter((key) => !(key in listed) && !key.startsWith('dr.surveySeen.'))).toEqual([]);
}
