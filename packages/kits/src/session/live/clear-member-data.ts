import { removeStored } from '../browser-storage.ts';
import { clearReferralCookies } from '../referral-cookies.ts';

/**
 * Removes everything the browser stores about a member. Keeps display preferences, and the signs of a
 * session, which may be another member's.
 */
export function clearMemberData(): void {
  for (const key of [
    'dr.publicId',
    'dr.emulationId',
    'dr.selectedMerchantAction',
    'dr.reservation',
    'dr.registeredBonuses',
  ] as const) {
    removeStored('local', key);
    removeStored('session', key);
  }
  removeStored('session', 'dr.loginRedirect');
  removeStored('session', 'dr.antiForgeryToken');
  removeStored('session', 'dr.cardRegistration');
  clearReferralCookies();
}
